import { expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

const text = { type: "string" };

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const documents: readonly Row[] = [
  [
    "another version of OpenAPI",
    {},
    { root: { openapi: "3.1.0" } },
    ["unknown OpenAPI 3.0 becomes 3.1, which tools may not read"],
  ],
  ["another patch of OpenAPI", {}, { root: { openapi: "3.0.4" } }, []],
  [
    "a key of the document that no rule reads",
    {},
    { root: { webhooks: {} } },
    ["unknown `webhooks` of a document is not understood, and has changed"],
  ],
  [
    "the document's own version",
    {},
    { root: { info: { title: "T", version: "2" } } },
    ["harmless `info` has changed"],
  ],
];

const paths: readonly Row[] = [
  ["a removed path", {}, { root: { paths: {} } }, ["breaking the path /things is gone"]],
  ["a path new", { root: { paths: {} } }, {}, ["harmless the path /things is new"]],
  [
    "a renamed variable",
    {
      root: {
        paths: {
          "/a/{id}": {
            get: { parameters: [{ name: "id", in: "path", required: true, schema: text }] },
          },
        },
      },
    },
    {
      root: {
        paths: {
          "/a/{key}": {
            get: { parameters: [{ name: "key", in: "path", required: true, schema: text }] },
          },
        },
      },
    },
    ["breaking generated clients: variables are renamed, /a/{id} to /a/{key}"],
  ],
  [
    "adjacent variables renamed",
    { root: { paths: { "/a/{id}": { get: {} }, "/a/{x}/b": { get: {} } } } },
    { root: { paths: { "/a/{id}/b": { get: {} }, "/a/{y}": { get: {} } } } },
    [
      "breaking generated clients: variables are renamed, /a/{id} to /a/{y}",
      "breaking generated clients: variables are renamed, /a/{x}/b to /a/{id}/b",
    ],
  ],
  [
    "an operation removed, another added",
    { root: { paths: { "/a": { get: {}, put: {} } } } },
    { root: { paths: { "/a": { get: {}, delete: {} } } } },
    ["breaking the operation PUT /a is gone", "harmless the operation DELETE /a is new"],
  ],
  [
    "variables are matched by their order",
    {
      root: {
        paths: {
          "/a/{x}/{y}": {
            get: {
              parameters: [
                { name: "x", in: "path", schema: text },
                { name: "y", in: "path", schema: { type: "integer" } },
              ],
            },
          },
        },
      },
    },
    {
      root: {
        paths: {
          "/a/{y}/{x}": {
            get: {
              parameters: [
                { name: "x", in: "path", schema: text },
                { name: "y", in: "path", schema: { type: "integer" } },
              ],
            },
          },
        },
      },
    },
    [
      "breaking generated clients: variables are renamed, /a/{x}/{y} to /a/{y}/{x}",
      "breaking request: type changes from string to integer",
      "breaking request: type changes from integer to string",
    ],
  ],
];

const components: readonly Row[] = [
  [
    "a used type inlined, an unused one removed",
    { request: { $ref: "#/components/schemas/A" }, schemas: { A: text, B: text } },
    { request: text, schemas: {} },
    [
      "breaking generated clients: the type A is an inline one",
      "breaking generated clients: the type A is gone",
      "harmless generated clients: the type B is gone",
    ],
  ],
  [
    "a reference in an example uses no type",
    {
      operation: {
        requestBody: {
          content: { "a/b": { schema: text, example: { $ref: "#/components/schemas/A" } } },
        },
      },
      schemas: { A: text },
    },
    {
      operation: {
        requestBody: {
          content: { "a/b": { schema: text, example: { $ref: "#/components/schemas/A" } } },
        },
      },
      schemas: {},
    },
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
      request: { $ref: "#/components/schemas/A" },
      schemas: { A: { properties: { b: { $ref: "#/components/schemas/B" } } }, B: text },
    },
    { request: { $ref: "#/components/schemas/A" }, schemas: { A: { properties: { b: text } } } },
    [
      "breaking generated clients: the type B is an inline one",
      "breaking generated clients: the type B is gone",
    ],
  ],
  [
    "a kind of component that no rule reads",
    {},
    { root: { components: { callbacks: { a: {} } } } },
    ["unknown `callbacks` of the components is not understood, and has changed"],
  ],
];

const rows = [...documents, ...paths, ...components];

test.each<Row>(rows)("%s", (_name, before, after, texts) => {
  expect(textsOf(before, after)).toEqual(texts);
});
