import { expect, test } from "vitest";
import { textsOf, type DocumentParts } from "../test-documents.ts";

const text = { type: "string" };

type Row = readonly [string, DocumentParts, DocumentParts, readonly string[]];

const bodies: readonly Row[] = [
  [
    "a removed body",
    { request: text },
    { operation: { requestBody: undefined } },
    ["breaking the body is gone"],
  ],
  [
    "a body new",
    { operation: { requestBody: undefined } },
    { request: text },
    ["harmless a body is new"],
  ],
  [
    "a required body new",
    { operation: { requestBody: undefined } },
    { operation: { requestBody: { required: true, content: {} } } },
    ["breaking the body is required", "breaking a body is new"],
  ],
  [
    "a body that need not be sent",
    { operation: { requestBody: { required: true, content: {} } } },
    { operation: { requestBody: { content: {} } } },
    ["harmless the body is optional"],
  ],
  [
    "a media type removed, another added; names are case-insensitive",
    { operation: { requestBody: { content: { "a/b": {}, "c/d": {} } } } },
    { operation: { requestBody: { content: { "A/B": {}, "e/f": {} } } } },
    ["breaking c/d is gone", "harmless e/f is new"],
  ],
  [
    "a space in a media type",
    { operation: { requestBody: { content: { "a/b; charset=x": {} } } } },
    { operation: { requestBody: { content: { "a/b;charset=x": {} } } } },
    [],
  ],
  [
    "a body's schema new",
    { operation: { requestBody: { content: { "a/b": {} } } } },
    { operation: { requestBody: { content: { "a/b": { schema: text } } } } },
    ["breaking the schema is new"],
  ],
  [
    "a body's schema removed",
    { operation: { requestBody: { content: { "a/b": { schema: text } } } } },
    { operation: { requestBody: { content: { "a/b": {} } } } },
    ["harmless the schema is gone"],
  ],
  [
    "a reply's schema new",
    { operation: { responses: { "200": { content: { "a/b": {} } } } } },
    { operation: { responses: { "200": { content: { "a/b": { schema: text } } } } } },
    ["harmless the schema is new"],
  ],
  [
    "a response's schema removed",
    { operation: { responses: { "200": { content: { "a/b": { schema: text } } } } } },
    { operation: { responses: { "200": { content: { "a/b": {} } } } } },
    ["breaking the schema is gone"],
  ],
  [
    "a key of a media type that no rule reads",
    { operation: { requestBody: { content: { "a/b": {} } } } },
    { operation: { requestBody: { content: { "a/b": { encoding: {} } } } } },
    ["unknown `encoding` of a media type is not understood, and has changed"],
  ],
];

const replies: readonly Row[] = [
  [
    "a header removed, another added",
    { operation: { responses: { "200": { headers: { "X-A": { schema: text } } } } } },
    { operation: { responses: { "200": { headers: { "x-b": { schema: text } } } } } },
    ["breaking the header x-a is gone", "harmless the header x-b is new"],
  ],
  [
    "a header that is always present",
    { operation: { responses: { "200": { headers: { a: { schema: text } } } } } },
    { operation: { responses: { "200": { headers: { a: { required: true, schema: text } } } } } },
    ["harmless the header is always present"],
  ],
  [
    "a header that may be missing",
    { operation: { responses: { "200": { headers: { a: { required: true, schema: text } } } } } },
    { operation: { responses: { "200": { headers: { a: { required: false, schema: text } } } } } },
    ["breaking the header may be missing"],
  ],
  [
    "a new status of success",
    { operation: { responses: { "200": {} } } },
    { operation: { responses: { "200": {}, "201": {} } } },
    ["breaking the response 201 is new"],
  ],
  [
    "a success status removed",
    { operation: { responses: { "200": {}, "201": {} } } },
    { operation: { responses: { "200": {} } } },
    ["breaking the response 201 is gone"],
  ],
  [
    "a status leaves its class, with another body",
    { operation: { responses: { "2XX": { content: { "a/b": { schema: text } } } } } },
    {
      operation: {
        responses: {
          "2xx": { content: { "a/b": { schema: text } } },
          "201": { content: { "a/b": { schema: { type: "integer" } } } },
        },
      },
    },
    ["breaking response: type changes from string to integer", "harmless the response 201 is new"],
  ],
  [
    "a failure joins its class, with another body",
    { operation: { responses: { "404": { content: { "a/b": { schema: text } } } } } },
    {
      operation: { responses: { "4XX": { content: { "a/b": { schema: { type: "integer" } } } } } },
    },
    [
      "breaking response: type changes from string to integer",
      "breaking generated clients: the response 404 is gone, and its type",
      "harmless the response 4XX is new",
    ],
  ],
  [
    "an extension among the responses",
    { operation: { responses: { "200": {}, "x-a": 1 } } },
    { operation: { responses: { "200": {}, "x-a": 2 } } },
    [],
  ],
];

const rows = [...bodies, ...replies];

test.each<Row>(rows)("%s", (_name, before, after, texts) => {
  expect(textsOf(before, after)).toEqual(texts);
});
