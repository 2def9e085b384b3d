import { expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

const text = { type: "string" };

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const parameters: readonly Row[] = [
  [
    "a parameter removed, another added",
    { operation: { parameters: [{ name: "a", in: "query", schema: text }] } },
    { operation: { parameters: [{ name: "b", in: "query", schema: text }] } },
    ["breaking the parameter query a is gone", "harmless the parameter query b is new"],
  ],
  [
    "a parameter of the query in another case",
    { operation: { parameters: [{ name: "a", in: "query", schema: text }] } },
    { operation: { parameters: [{ name: "A", in: "query", schema: text }] } },
    ["breaking the parameter query a is gone", "harmless the parameter query A is new"],
  ],
  [
    "a header's parameter in another case",
    { operation: { parameters: [{ name: "X-A", in: "header", schema: text }] } },
    { operation: { parameters: [{ name: "x-a", in: "header", schema: text }] } },
    [],
  ],
  [
    "a parameter in another place",
    { operation: { parameters: [{ name: "a", in: "query", schema: text }] } },
    { operation: { parameters: [{ name: "a", in: "cookie", schema: text }] } },
    ["breaking the parameter query a is gone", "harmless the parameter cookie a is new"],
  ],
  [
    "a parameter that need not be sent",
    { operation: { parameters: [{ name: "a", in: "query", required: true, schema: text }] } },
    { operation: { parameters: [{ name: "a", in: "query", schema: text }] } },
    ["harmless the parameter is optional"],
  ],
  [
    "a parameter that may be empty, or hold reserved characters",
    { operation: { parameters: [{ name: "a", in: "query", schema: text }] } },
    {
      operation: {
        parameters: [
          { name: "a", in: "query", allowEmptyValue: true, allowReserved: true, schema: text },
        ],
      },
    },
    ["harmless allowReserved changes to true", "harmless allowEmptyValue changes to true"],
  ],
  [
    "defaults written out",
    {
      operation: {
        parameters: [
          { name: "a", in: "query", schema: text },
          { name: "b", in: "cookie", schema: text },
          { name: "c", in: "header", schema: text },
        ],
      },
    },
    {
      operation: {
        parameters: [
          { name: "a", in: "query", style: "form", explode: true, schema: text },
          { name: "b", in: "cookie", style: "form", schema: text },
          { name: "c", in: "header", style: "simple", explode: false, schema: text },
        ],
      },
    },
    [],
  ],
  [
    "a value that may be a list no longer explodes",
    {
      operation: {
        parameters: [{ name: "a", in: "query", schema: { anyOf: [text, { type: "array" }] } }],
      },
    },
    {
      operation: {
        parameters: [
          { name: "a", in: "query", explode: false, schema: { anyOf: [text, { type: "array" }] } },
        ],
      },
    },
    ["breaking explode changes to false"],
  ],
  [
    "a value of any type no longer explodes",
    { operation: { parameters: [{ name: "a", in: "query", schema: {} }] } },
    { operation: { parameters: [{ name: "a", in: "query", explode: false, schema: {} }] } },
    ["breaking explode changes to false"],
  ],
  [
    "a single value becomes a list that does not explode",
    { operation: { parameters: [{ name: "a", in: "query", schema: text }] } },
    {
      operation: {
        parameters: [{ name: "a", in: "query", explode: false, schema: { type: "array" } }],
      },
    },
    ["breaking explode changes to false", "breaking request: type changes from string to array"],
  ],
];

const names: readonly Row[] = [
  [
    "another operationId",
    { operation: { operationId: "a" } },
    { operation: { operationId: "b" } },
    ['breaking generated clients: operationId changes from "a" to "b"'],
  ],
  [
    "another first tag",
    { operation: { tags: ["A", "B"] } },
    { operation: { tags: ["B", "A"] } },
    ['breaking generated clients: tags change from ["A","B"] to ["B","A"]'],
  ],
  [
    "a first tag",
    {},
    { operation: { tags: ["A"] } },
    ['breaking generated clients: tags change from [] to ["A"]'],
  ],
  [
    "a removed tag",
    { operation: { tags: ["A", "B"] } },
    { operation: { tags: ["A"] } },
    ['breaking generated clients: tags change from ["A","B"] to ["A"]'],
  ],
  [
    "a key of an operation that no rule reads",
    {},
    { operation: { callbacks: {}, deprecated: true } },
    [
      "unknown `callbacks` of an operation is not understood, and has changed",
      "harmless `deprecated` has changed",
    ],
  ],
];

const rows = [...parameters, ...names];

test.each<Row>(rows)("%s", (_name, before, after, texts) => {
  expect(textsOf(before, after)).toEqual(texts);
});
