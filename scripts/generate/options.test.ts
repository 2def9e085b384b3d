import { expect, test } from "vitest";
import type { OpenApiDocument, Schema } from "./document.ts";
import { renderOptions } from "./options.ts";

/** Returns the options of an operation whose body and query have these fields. */
function optionsOf(body: Schema, parameters: object = {}): unknown {
  const operation = {
    operationId: "change",
    parameters: Object.keys(parameters).map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      content: { "application/json": { schema: { $ref: "#/components/schemas/Body" } } },
    },
  };
  const document: unknown = {
    paths: { "/change": { post: operation } },
    components: {
      parameters,
      schemas: {
        Body: body,
        Limit: { type: "object", nullable: true, "x-option": { value: "LIMIT", summary: "usual" } },
      },
    },
  };
  const text = renderOptions(document as OpenApiDocument);
  return JSON.parse(/fieldOptions = (.*) as const/s.exec(text)?.[1] ?? "");
}

test("an option has what the contract says about its field", () => {
  const query = {
    name: "sort",
    in: "query",
    schema: { type: "string", enum: ["name", "balance"] },
  };
  const parameters = {
    Sort: { ...query, "x-option": { summary: "the order" } },
    Total: { name: "total", in: "query", schema: { type: "string" } },
    Id: { name: "id", in: "path", schema: { type: "string" }, "x-option": { summary: "which" } },
  };
  const body: Schema = {
    required: ["starts_at"],
    properties: {
      starts_at: { type: "string", "x-option": { value: "DATE", summary: "when" } },
      ends_at: { type: "string", nullable: true, "x-option": { name: "end", summary: "until" } },
      other: { type: "string" },
    },
  };
  expect(optionsOf(body, parameters)).toEqual({
    change: {
      sort: {
        name: "sort",
        value: "name|balance",
        summary: "the order",
        words: ["name", "balance"],
      },
      starts_at: { name: "starts-at", value: "DATE", summary: "when", required: true },
      ends_at: { name: "end", value: "TEXT", summary: "until", isNullable: true },
    },
  });
});

test("a field without its own option has that of its schema", () => {
  const limit = { $ref: "#/components/schemas/Limit" };
  const own = { ...limit, "x-option": { value: "LIMIT", summary: "own" } };
  expect(optionsOf({ properties: { limit, own } })).toEqual({
    change: {
      limit: { name: "limit", value: "LIMIT", summary: "usual", isNullable: true },
      own: { name: "own", value: "LIMIT", summary: "own", isNullable: true },
    },
  });
});

test("the order of a body's options is its x-order, which names every field", () => {
  const field: Schema = { type: "string", "x-option": { summary: "a text" } };
  const body = (...order: string[]): Schema => ({
    properties: { a: field, b: field },
    "x-order": order,
  });
  expect(JSON.stringify(optionsOf(body("b", "a")))).toMatch(/"b":.*"a":/);
  expect(() => optionsOf(body("b"))).toThrow("x-order lacks the field a");
});
