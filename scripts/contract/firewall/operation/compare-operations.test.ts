import { expect, test } from "vitest";
import type { JsonObject } from "../part.ts";
import { textsOf, type DocumentParts } from "../test-documents.ts";

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const text = { type: "string" };
const whole = { type: "integer" };
const list = { type: "array", items: text };
const anotherType = "type changes from string to integer";

/** An operation with these parts. */
const of = (operation: JsonObject): DocumentParts => ({ operation });
const parameter = (place: string, name: string, more: object = {}) => ({
  name,
  in: place,
  schema: text,
  ...more,
});
const query = (name: string, more: object = {}) =>
  of({ parameters: [parameter("query", name, more)] });
const header = (name: string, more: object = {}) =>
  of({ parameters: [parameter("header", name, more)] });

const parameters: readonly Row[] = [
  [
    "a parameter removed, another added",
    query("a"),
    query("A"),
    ["breaking the parameter query a is gone", "harmless the parameter query A is new"],
  ],
  ["a header in another case", header("X-A"), header("x-a"), []],
  [
    "a parameter in another place",
    query("a"),
    of({ parameters: [parameter("cookie", "a")] }),
    ["breaking the parameter query a is gone", "harmless the parameter cookie a is new"],
  ],
  [
    "a required header at the path",
    {},
    { item: { parameters: [parameter("header", "x-a", { required: true })] } },
    ["breaking the required parameter header x-a is new"],
  ],
  ["a hoisted parameter", query("a"), { item: { parameters: [parameter("query", "a")] } }, []],
  [
    "an operation's parameter overrides its path's",
    { item: { parameters: [parameter("query", "a")] }, ...query("a") },
    { item: { parameters: [parameter("query", "a")] }, ...query("a", { required: true }) },
    ["breaking the parameter is required"],
  ],
  [
    "a parameter that need not be sent",
    query("a", { required: true }),
    query("a"),
    ["harmless the parameter is optional"],
  ],
  [
    "a parameter that may be empty, or hold reserved characters",
    query("a"),
    query("a", { allowEmptyValue: true, allowReserved: true }),
    ["harmless allowReserved changes to true", "harmless allowEmptyValue changes to true"],
  ],
  [
    "reserved characters no longer",
    query("a", { allowReserved: true }),
    query("a"),
    ["breaking allowReserved changes to false"],
  ],
  [
    "defaults written out in the query",
    query("a"),
    query("a", { style: "form", explode: true }),
    [],
  ],
  [
    "defaults written out in a header",
    header("a"),
    header("a", { style: "simple", explode: false }),
    [],
  ],
  [
    "defaults written out in a cookie",
    of({ parameters: [parameter("cookie", "a")] }),
    of({ parameters: [parameter("cookie", "a", { style: "form" })] }),
    [],
  ],
  [
    "another style",
    query("a", { schema: list }),
    query("a", { schema: list, style: "pipeDelimited", explode: true }),
    ["breaking style changes from form to pipeDelimited"],
  ],
  ...[list, {}, { anyOf: [text, list] }].map((schema): Row => [
    `${JSON.stringify(schema)} no longer explodes`,
    query("a", { schema }),
    query("a", { schema, explode: false }),
    ["breaking explode changes to false"],
  ]),
  [
    "a single value that no longer explodes",
    query("a"),
    query("a", { explode: false }),
    ["harmless explode changes to false"],
  ],
  [
    "a single value that becomes a list, and does not explode",
    query("a"),
    query("a", { schema: { type: "array" }, explode: false }),
    ["breaking explode changes to false", "breaking request: type changes from string to array"],
  ],
  [
    "a parameter's content in place of its schema",
    query("a"),
    query("a", { schema: undefined, content: { "a/b": { schema: text } } }),
    ["breaking `content` takes over"],
  ],
  [
    "a schema within a parameter's content",
    query("a", { schema: undefined, content: { "a/b": { schema: text } } }),
    query("a", { schema: undefined, content: { "a/b": { schema: whole } } }),
    [`breaking request: ${anotherType}`],
  ],
];

const body = (requestBody: unknown) => of({ requestBody });
const media = (type: string, part: object = {}) => ({ content: { [type]: part } });

const bodies: readonly Row[] = [
  ["a removed body", { request: text }, body(undefined), ["breaking the body is gone"]],
  ["a body new", body(undefined), { request: text }, ["harmless a body is new"]],
  [
    "a required body new",
    body(undefined),
    body({ required: true, content: {} }),
    ["breaking the body is required", "breaking a body is new"],
  ],
  [
    "a body that need not be sent",
    body({ required: true, content: {} }),
    body({ content: {} }),
    ["harmless the body is optional"],
  ],
  [
    "a body that must be sent",
    body({ content: {} }),
    body({ required: true, content: {} }),
    ["breaking the body is required"],
  ],
  [
    "a media type removed, another added; names are case-insensitive",
    body({ content: { "a/b": {}, "c/d": {} } }),
    body({ content: { "A/B": {}, "e/f": {} } }),
    ["breaking c/d is gone", "harmless e/f is new"],
  ],
  ["a space in a media type", body(media("a/b; charset=x")), body(media("a/b;charset=x")), []],
  [
    "a body's schema new",
    body(media("a/b")),
    body(media("a/b", { schema: text })),
    ["breaking the schema is new"],
  ],
  [
    "a body's schema removed",
    body(media("a/b", { schema: text })),
    body(media("a/b")),
    ["harmless the schema is gone"],
  ],
  [
    "a key of a media type that no rule reads",
    body(media("a/b")),
    body(media("a/b", { encoding: {} })),
    ["unknown `encoding` of a media type is not understood, and has changed"],
  ],
];

const replies = (responses: object) => of({ responses: { "200": {}, ...responses } });
const withHeaders = (headers: object) => replies({ "200": { headers } });
const failure = media("a/b", { schema: text });
const otherFailure = media("a/b", { schema: whole });

const responses: readonly Row[] = [
  [
    "a reply's schema new",
    replies({ "200": media("a/b") }),
    replies({ "200": media("a/b", { schema: text }) }),
    ["harmless the schema is new"],
  ],
  [
    "a reply's schema removed",
    replies({ "200": media("a/b", { schema: text }) }),
    replies({ "200": media("a/b") }),
    ["breaking the schema is gone"],
  ],
  [
    "a header removed, another added",
    withHeaders({ "X-A": { schema: text } }),
    withHeaders({ "x-b": { schema: text } }),
    ["breaking the header x-a is gone", "harmless the header x-b is new"],
  ],
  [
    "a header in another case, with another schema",
    withHeaders({ "X-Id": { schema: text } }),
    withHeaders({ "x-id": { schema: whole } }),
    [`breaking response: ${anotherType}`],
  ],
  [
    "a header that is always present",
    withHeaders({ a: { schema: text } }),
    withHeaders({ a: { required: true, schema: text } }),
    ["harmless the header is always present"],
  ],
  [
    "a header that may be missing",
    withHeaders({ a: { required: true, schema: text } }),
    withHeaders({ a: { required: false, schema: text } }),
    ["breaking the header may be missing"],
  ],
  [
    "an unknown key of a header",
    withHeaders({ a: { schema: text } }),
    withHeaders({ a: { schema: text, unit: "s" } }),
    ["unknown `unit` of a header is not understood, and has changed"],
  ],
  [
    "a new status of success",
    replies({}),
    replies({ "201": {} }),
    ["breaking the response 201 is new"],
  ],
  ["a success removed", replies({ "201": {} }), replies({}), ["breaking the response 201 is gone"]],
  [
    "a failure with a body removed",
    replies({ "402": failure }),
    replies({}),
    ["source generated clients: the response 402 is gone, and its type"],
  ],
  [
    "a failure without a body removed",
    replies({ "402": { description: "No." } }),
    replies({}),
    ["harmless the response 402 is gone"],
  ],
  ["a new failure", replies({}), replies({ "402": failure }), ["harmless the response 402 is new"]],
  [
    "a status leaves its class, with another body",
    of({ responses: { "2XX": failure } }),
    of({ responses: { "2xx": failure, "201": otherFailure } }),
    [`breaking response: ${anotherType}`, "harmless the response 201 is new"],
  ],
  [
    "a status leaves default, with another body",
    replies({ default: failure }),
    replies({ default: failure, "404": otherFailure }),
    [`breaking response: ${anotherType}`, "harmless the response 404 is new"],
  ],
  ...["4XX", "default"].map((status): Row => [
    `a failure joins ${status}, with another body`,
    replies({ "404": failure }),
    replies({ [status]: otherFailure }),
    [
      `breaking response: ${anotherType}`,
      "source generated clients: the response 404 is gone, and its type",
      `harmless the response ${status} is new`,
    ],
  ]),
  ["an extension among the responses", replies({ "x-a": 1 }), replies({ "x-a": 2 }), []],
];

const names: readonly Row[] = [
  [
    "another operationId",
    of({ operationId: "a" }),
    of({ operationId: "b" }),
    ['source generated clients: operationId changes from "a" to "b"'],
  ],
  [
    "an appended tag",
    of({ tags: ["A"] }),
    of({ tags: ["A", "B"] }),
    ['harmless generated clients: tags change from ["A"] to ["A","B"]'],
  ],
  [
    "a tag before the first, which names the class",
    of({ tags: ["A"] }),
    of({ tags: ["B", "A"] }),
    ['source generated clients: tags change from ["A"] to ["B","A"]'],
  ],
  [
    "a removed tag",
    of({ tags: ["A", "B"] }),
    of({ tags: ["A"] }),
    ['source generated clients: tags change from ["A","B"] to ["A"]'],
  ],
  [
    "a first tag",
    {},
    of({ tags: ["A"] }),
    ['source generated clients: tags change from [] to ["A"]'],
  ],
  [
    "a key of an operation that no rule reads",
    {},
    of({ callbacks: {}, deprecated: true }),
    [
      "unknown `callbacks` of an operation is not understood, and has changed",
      "harmless `deprecated` has changed",
    ],
  ],
];

test.each<Row>([...parameters, ...bodies, ...responses, ...names])(
  "%s",
  (_name, before, after, texts) => {
    expect(textsOf(before, after)).toEqual(texts);
  },
);
