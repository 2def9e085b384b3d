import { expect, test } from "vitest";
import type { JsonObject } from "../part.ts";
import { textsOf, type DocumentParts } from "../test-documents.ts";

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const text = { type: "string" };
const root = (parts: JsonObject): DocumentParts => ({ root: parts });
const paths = (items: object) => root({ paths: items });

const documents: readonly Row[] = [
  [
    "another version of OpenAPI",
    {},
    root({ openapi: "3.1.0" }),
    ["unknown OpenAPI 3.0 becomes 3.1, which tools may not read"],
  ],
  ["another patch of OpenAPI", {}, root({ openapi: "3.0.4" }), []],
  [
    "a key of the document that no rule reads",
    {},
    root({ webhooks: {} }),
    ["unknown `webhooks` of a document is not understood, and has changed"],
  ],
  [
    "the document's own version",
    {},
    root({ info: { title: "T", version: "2" } }),
    ["harmless `info` has changed"],
  ],
];

const variable = (name: string, schema: object = text) => ({ name, in: "path", schema });
const xThenY = { get: { parameters: [variable("x"), variable("y", { type: "integer" })] } };

const pathRows: readonly Row[] = [
  ["a removed path", {}, paths({}), ["breaking the path /things is gone"]],
  ["a path new", paths({}), {}, ["harmless the path /things is new"]],
  [
    "a renamed variable",
    paths({ "/a/{id}": { get: { parameters: [variable("id")] } } }),
    paths({ "/a/{key}": { get: { parameters: [variable("key")] } } }),
    ["source generated clients: variables are renamed, /a/{id} to /a/{key}"],
  ],
  [
    "adjacent variables renamed",
    paths({ "/a/{id}": { get: {} }, "/a/{x}/b": { get: {} } }),
    paths({ "/a/{id}/b": { get: {} }, "/a/{y}": { get: {} } }),
    [
      "source generated clients: variables are renamed, /a/{id} to /a/{y}",
      "source generated clients: variables are renamed, /a/{x}/b to /a/{id}/b",
    ],
  ],
  [
    "an operation removed, another added",
    paths({ "/a": { get: {}, put: {} } }),
    paths({ "/a": { get: {}, delete: {} } }),
    ["breaking the operation PUT /a is gone", "harmless the operation DELETE /a is new"],
  ],
  [
    "variables are matched by their order",
    paths({ "/a/{x}/{y}": xThenY }),
    paths({ "/a/{y}/{x}": xThenY }),
    [
      "source generated clients: variables are renamed, /a/{x}/{y} to /a/{y}/{x}",
      "breaking request: type changes from string to integer",
      "breaking request: type changes from integer to string",
    ],
  ],
];

const toA = { $ref: "#/components/schemas/A" };
const exampleOfA = {
  requestBody: { content: { "a/b": { schema: text, example: toA } } },
};

const components: readonly Row[] = [
  [
    "a used type inlined, an unused one removed",
    { request: toA, schemas: { A: text, B: text } },
    { request: text, schemas: {} },
    [
      "source generated clients: the type A is an inline one",
      "source generated clients: the type A is gone",
      "harmless generated clients: the type B is gone",
    ],
  ],
  [
    "a reference in an example uses no type",
    { operation: exampleOfA, schemas: { A: text } },
    { operation: exampleOfA, schemas: {} },
    ["harmless generated clients: the type A is gone"],
  ],
  [
    "an unused type that changes",
    { schemas: { A: text } },
    { schemas: { A: { type: "integer" }, N: text } },
    ["harmless the type A, which nothing uses, has changed", "harmless the type N is new"],
  ],
  [
    "a removed type that a type uses",
    {
      request: toA,
      schemas: { A: { properties: { b: { $ref: "#/components/schemas/B" } } }, B: text },
    },
    { request: toA, schemas: { A: { properties: { b: text } } } },
    [
      "source generated clients: the type B is an inline one",
      "source generated clients: the type B is gone",
    ],
  ],
  [
    "a kind of component that no rule reads",
    {},
    root({ components: { callbacks: { a: {} } } }),
    ["unknown `callbacks` of the components is not understood, and has changed"],
  ],
];

const region = (variables?: object) =>
  root({ servers: [{ url: "https://{r}.example/v1", ...(variables && { variables }) }] });
const words = (...values: readonly string[]) => region({ r: { default: "eu", enum: values } });
const anyWord = region({ r: { default: "eu" } });
const servers = (...urls: readonly string[]) => root({ servers: urls.map((url) => ({ url })) });
const own = (...urls: readonly string[]): DocumentParts => ({
  operation: { servers: urls.map((url) => ({ url })) },
});

const serverRows: readonly Row[] = [
  [
    "a variable that takes fewer values",
    words("eu", "us"),
    words("eu"),
    ["breaking the server variable r takes fewer values"],
  ],
  ["a variable that takes more values", words("eu"), words("eu", "us"), []],
  ["a variable that takes any value", words("eu"), anyWord, []],
  [
    "a variable that no longer takes any value",
    anyWord,
    words("eu"),
    ["breaking the server variable r takes fewer values"],
  ],
  [
    "a removed variable",
    anyWord,
    servers("https://eu.example/v1"),
    ["breaking the server variable r is gone"],
  ],
  [
    "a prefix that a variable's default has",
    root({ servers: [{ url: "https://a.example/{v}", variables: { v: { default: "v1" } } }] }),
    root({ servers: [{ url: "https://a.example/{v}", variables: { v: { default: "v2" } } }] }),
    ["breaking the prefix changes from /v1 to /v2", "harmless an address changes"],
  ],
  [
    "a removed second server; a trailing slash is ignored",
    servers("/v1", "/beta"),
    servers("/v1/"),
    ["breaking the server with the prefix /beta is gone", "harmless an address changes"],
  ],
  [
    "a server between two others",
    servers("/v1", "/beta"),
    servers("/v1", "/c", "/beta"),
    ["harmless an address changes"],
  ],
  [
    "a server without a prefix in a document without servers",
    {},
    servers("https://a.example/"),
    ["harmless an address changes"],
  ],
  [
    "an operation's further server",
    own("/a"),
    own("/a", "/b"),
    ['harmless servers of its own change from ["/a"] to ["/a","/b"]'],
  ],
  [
    "an operation's other first server",
    own("/a"),
    own("/b", "/a"),
    ['breaking servers of its own change from ["/a"] to ["/b","/a"]'],
  ],
  [
    "servers of the operation",
    {},
    own("/b"),
    ['breaking servers of its own change from [] to ["/b"]'],
  ],
  ["servers hoisted to the path", own("/a"), { item: { servers: [{ url: "/a" }] } }, []],
];

const schemes = (securitySchemes: object) => root({ components: { securitySchemes } });
const key = (place: string, name: string) => schemes({ h: { type: "apiKey", in: place, name } });
const http = (scheme: string, more: object = {}) =>
  schemes({ h: { type: "http", scheme, ...more } });

const schemeRows: readonly Row[] = [
  ["a removed scheme", http("bearer"), root({ components: {} }), ["harmless the scheme h is gone"]],
  ["HTTP's schemes have no case", http("Bearer"), http("bearer"), []],
  ["names of headers have no case", key("header", "X-Key"), key("header", "x-key"), []],
  [
    "names in the query have a case",
    key("query", "Key"),
    key("query", "key"),
    ['breaking name changes from "Key" to "key"'],
  ],
  [
    "a key in another place",
    key("query", "key"),
    key("header", "key"),
    ['breaking in changes from "query" to "header"'],
  ],
  [
    "another HTTP scheme, and keys that no rule reads",
    http("basic"),
    http("bearer", { bearerFormat: "opaque", flows: {} }),
    [
      'breaking scheme changes from "basic" to "bearer"',
      "harmless `bearerFormat` has changed",
      "unknown `flows` of a security scheme is not understood, and has changed",
    ],
  ],
];

const ways = (...security: readonly object[]) => root({ security });
const scopes = (...oauth: readonly string[]): DocumentParts => ({
  operation: { security: [{ oauth }] },
});

/** An operation that needs a key in a header, by a scheme of this name. */
const keyed = (name: string, header: string): DocumentParts => ({
  ...schemes({ [name]: { type: "apiKey", in: "header", name: header } }),
  operation: { security: [{ [name]: [] }] },
});

/** An operation that needs a token of this address, by a scheme of this name. */
const flowing = (name: string, tokenUrl: string): DocumentParts => ({
  ...schemes({
    [name]: { type: "oauth2", flows: { clientCredentials: { tokenUrl, scopes: {} } } },
  }),
  operation: { security: [{ [name]: [] }] },
});

const securityRows: readonly Row[] = [
  ["a key where none was needed", {}, ways({ key: [] }), ["breaking no key is not enough"]],
  ["no key where one was needed", ways({ key: [] }), {}, ["harmless no key is enough"]],
  [
    "a way in addition to the known",
    ways({ key: [] }),
    ways({ key: [] }, { oauth: [] }),
    ["harmless oauth is enough"],
  ],
  [
    "one of two ways removed",
    ways({ key: [] }, { oauth: [] }),
    ways({ key: [] }),
    ["breaking oauth is not enough"],
  ],
  [
    "a second key in addition to the first",
    ways({ key: [] }),
    ways({ key: [], oauth: [] }),
    ["breaking key is not enough"],
  ],
  [
    "an operation that needs no key",
    ways({ key: [] }),
    { ...ways({ key: [] }), operation: { security: [] } },
    ["harmless no key is enough"],
  ],
  [
    "a scheme under another name",
    keyed("key", "x-key"),
    keyed("token", "x-key"),
    [
      "harmless the scheme key is gone",
      "source generated clients: the scheme key is token",
      "harmless token is enough",
    ],
  ],
  [
    "a scheme with another header under another name",
    keyed("key", "x-key"),
    keyed("token", "x-token"),
    ["harmless the scheme key is gone", "breaking key is not enough", "harmless token is enough"],
  ],
  [
    "a scheme with another flow under another name",
    flowing("oauth", "https://a.example/token"),
    flowing("login", "https://b.example/token"),
    [
      "harmless the scheme oauth is gone",
      "breaking oauth is not enough",
      "harmless login is enough",
    ],
  ],
  ["fewer scopes", scopes("read", "write"), scopes("read"), ["harmless oauth is enough"]],
  ["more scopes", scopes("read"), scopes("read", "write"), ["breaking oauth is not enough"]],
];

const rows = [documents, pathRows, components, serverRows, schemeRows, securityRows].flat();

test.each<Row>(rows)("%s", (_name, before, after, texts) => {
  expect(textsOf(before, after)).toEqual(texts);
});
