import { describe, expect, test } from "vitest";
import type { ContractDocument } from "../../../generated/document.ts";
import { readResponseRules } from "./response-rules.ts";

/** Returns a document with one operation that returns these headers. */
function documentOf(headers: object, more: object = {}): ContractDocument {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Reply" } } };
  const responses = { "200": { description: "", headers, content, ...more } };
  const document = {
    openapi: "3.0.3",
    info: { title: "", version: "" },
    paths: { "/a": { get: { operationId: "readA", responses } } },
    components: {
      headers: { Limit: { schema: { $ref: "#/components/schemas/Count" } } },
      schemas: { Count: { type: "integer", minimum: 1, maximum: 60 }, Reply: { type: "object" } },
    },
  };
  return document as unknown as ContractDocument;
}

function rulesOf(headers: object, more?: object) {
  const contract = { document: documentOf(headers, more), findValidator: () => undefined };
  return readResponseRules([contract]).get("readA")?.statuses.get(200);
}

describe("a header's value may be", () => {
  const count = { schema: { type: "integer", minimum: 1, maximum: 60 } };
  test.each<[string, object, string, string | null]>([
    ["the minimum", count, "1", null],
    ["the maximum", count, "60", null],
    ["not below the minimum", count, "0", "minimum"],
    ["not above the maximum", count, "61", "maximum"],
    ["not a fraction", count, "1.5", "type"],
    ["not empty", count, "", "type"],
    ["not a number of sixteen digits", { schema: { type: "integer" } }, "1".repeat(16), "type"],
    ["a number of fifteen digits", { schema: { type: "integer" } }, "1".repeat(15), null],
    ["below zero", { schema: { type: "integer" } }, "-5", null],
    ["as long as the bound", { schema: { type: "string", maxLength: 3 } }, "abc", null],
    ["not longer", { schema: { type: "string", maxLength: 3 } }, "abcd", "maxLength"],
    ["one that matches the pattern", { schema: { type: "string", pattern: "^a+$" } }, "aa", null],
    [
      "not one that breaks the pattern",
      { schema: { type: "string", pattern: "^a+$" } },
      "ab",
      "pattern",
    ],
    ["one of the choices", { schema: { type: "string", enum: ["true"] } }, "true", null],
    ["not another word", { schema: { type: "string", enum: ["true"] } }, "TRUE", "enum"],
    ["anything, without a schema", {}, "anything", null],
    ["valid for its component", { $ref: "#/components/headers/Limit" }, "60", null],
    ["not invalid for its component", { $ref: "#/components/headers/Limit" }, "61", "maximum"],
  ])("%s", (_fact, header, value, want) => {
    const rule = rulesOf({ "x-a": header })?.headers.get("x-a");
    expect(rule?.findBroken(value)).toBe(want);
  });
});

test("only headers that the contract marks as required are required", () => {
  const headers = { "x-a": { required: true }, "x-b": { required: false }, "x-c": {} };
  const rules = rulesOf(headers)?.headers.values() ?? [];
  expect([...rules].map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["x-a", true],
    ["x-b", false],
    ["x-c", false],
  ]);
});

test("a stream's body is its event, whatever the schema of its text", () => {
  const media = {
    schema: { $ref: "#/components/schemas/Text" },
    "x-event-schema": { $ref: "#/components/schemas/Chunk" },
  };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Reply" } } };
  const rules = rulesOf({}, { content: { ...content, "text/event-stream": media } });
  expect([...(rules?.media ?? [])]).toEqual([
    ["application/json", "Reply"],
    ["text/event-stream", "Chunk"],
  ]);
});

test.each([
  ["a header's component", { "x-a": { $ref: "#/components/headers/None" } }, undefined],
  ["a body's component", {}, { content: { "text/plain": { schema: { type: "string" } } } }],
])("%s that is missing is detected at startup", (_fact, headers, more) => {
  expect(() => rulesOf(headers, more)).toThrow(/has no component/);
});
