import { expect, test } from "vitest";
import { closeSchema } from "./closed-schema.ts";

test("objects are closed at every depth", () => {
  const inner = { type: "object", properties: { a: { type: "string" } } };
  const schema = {
    type: "object",
    properties: { list: { type: "array", items: inner }, either: { anyOf: [inner, true] } },
    $defs: { one: inner },
    additionalProperties: true,
  };
  const closed = { ...inner, additionalProperties: false };
  expect(closeSchema(schema)).toEqual({
    schema: {
      type: "object",
      properties: { list: { type: "array", items: closed }, either: { anyOf: [closed, true] } },
      $defs: { one: closed },
      additionalProperties: false,
    },
    isChanged: true,
  });
});

test("bounds become part of the description", () => {
  const age = { type: "integer", minimum: 1, maximum: 9 };
  const name = { type: "string", pattern: "^a", description: "A name." };
  expect(closeSchema({ type: "object", properties: { age, name } })).toEqual({
    schema: {
      type: "object",
      properties: {
        age: { type: "integer", description: "(minimum: 1, maximum: 9)" },
        name: { type: "string", description: 'A name. (pattern: "^a")' },
      },
      additionalProperties: false,
    },
    isChanged: true,
  });
});

test("properties may have the names of bounds", () => {
  const schema = { type: "object", properties: { pattern: { type: "string" } } };
  expect(closeSchema(schema)).toEqual({
    schema: { ...schema, additionalProperties: false },
    isChanged: false,
  });
});

test.each([
  [{ type: "object" }],
  [{ properties: { a: { type: "string" } } }],
  [{ type: ["object", "null"], properties: {} }],
])("%j is closed: by its type or by its properties", (schema) => {
  expect(closeSchema(schema)).toEqual({
    schema: { ...schema, additionalProperties: false },
    isChanged: false,
  });
});

test.each([[{ type: "string" }], [{ enum: ["object"] }], [{}], [true], ["object"]])(
  "%j has nothing to close",
  (schema) => {
    expect(closeSchema(schema)).toEqual({ schema, isChanged: false });
  },
);
