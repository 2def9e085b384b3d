import { expect, test } from "vitest";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import { closeSchema } from "./closed-schema.ts";

/** Returns the closed form of a schema. */
function closedOf(given: object): { readonly schema: unknown; readonly isChanged: boolean } {
  const { schema, isChanged } = closeSchema(RawJson.of(given));
  return { schema: schema.value(), isChanged };
}

test("objects are closed at every depth", () => {
  const inner = { type: "object", properties: { a: { type: "string" } } };
  const schema = {
    type: "object",
    properties: { list: { type: "array", items: inner }, either: { anyOf: [inner, true] } },
    $defs: { one: inner },
    additionalProperties: true,
  };
  const closed = { ...inner, additionalProperties: false };
  expect(closedOf(schema)).toEqual({
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
  expect(closedOf({ type: "object", properties: { age, name } })).toEqual({
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
  expect(closedOf(schema)).toEqual({
    schema: { ...schema, additionalProperties: false },
    isChanged: false,
  });
});

test.each([
  [{ type: "object" }],
  [{ properties: { a: { type: "string" } } }],
  [{ type: ["object", "null"], properties: {} }],
])("%j is closed because of its type or its properties", (schema) => {
  expect(closedOf(schema)).toEqual({
    schema: { ...schema, additionalProperties: false },
    isChanged: false,
  });
});

test.each([[{ type: "string" }], [{ enum: ["object"] }], [{}], [["object"]]])(
  "%j contains no object to close",
  (schema) => {
    expect(closedOf(schema)).toEqual({ schema, isChanged: false });
  },
);

test("unchanged parts are kept as written", () => {
  const text =
    '{"properties":{"b":{"const":1.0,"minimum":-0},"10":{"enum":[1e400]},"2":{"items":{"properties":{}}}},' +
    '"default":12345678901234567890,"description":"\\u00e9\\/","maxProperties":2e0}';
  expect(closeSchema(RawJson.ofText(text)).schema.text).toBe(
    '{"properties":{"b":{"const":1.0,"description":"(minimum: -0)"},"10":{"enum":[1e400]},' +
      '"2":{"items":{"properties":{},"additionalProperties":false}}},' +
      '"default":12345678901234567890,"description":"é/ (maxProperties: 2e0)","additionalProperties":false}',
  );
});
