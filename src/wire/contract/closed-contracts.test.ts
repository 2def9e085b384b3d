import { expect, test } from "vitest";
import type { ContractDocument } from "../../../generated/document.ts";
import { closeContract } from "./closed-contracts.ts";

const open = { type: "object", properties: { a: { type: "string" } } };
const tagged = (tag: string) => ({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", enum: [tag] } },
});

/**
 * Returns the validator lookup of a contract with the component `Reply` and two components to which
 * it may refer.
 */
function closed(reply: object) {
  const schemas = { Reply: reply, Cat: tagged("cat"), Dog: tagged("dog") };
  const document = { openapi: "3.0.3", info: {}, paths: {}, components: { schemas } };
  return closeContract(document as unknown as ContractDocument).findValidator;
}

const refs = { oneOf: ["Cat", "Dog"].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
const tag = { propertyName: "type", mapping: { cat: "#/components/schemas/Cat" } };

test.each<[string, object, unknown, string | null]>([
  ["an object", open, { a: "a" }, null],
  ["an object with an undeclared property", open, { a: "a", b: 1 }, "additionalProperties"],
  [
    "an object that allows undeclared properties",
    { ...open, additionalProperties: true },
    { b: 1 },
    null,
  ],
  ["an object without declared properties", { type: "object" }, { b: 1 }, null],
  [
    "an item with an undeclared property",
    { type: "array", items: open },
    [{}, { b: 1 }],
    "additionalProperties",
  ],
  [
    "a nested object with an undeclared property",
    { ...open, properties: { p: open } },
    { p: { b: 1 } },
    "additionalProperties",
  ],
  ["a variant with an undeclared property", { anyOf: [open] }, { b: 1 }, "additionalProperties"],
  [
    "a referenced object with an undeclared property",
    refs,
    { type: "cat", b: 1 },
    "additionalProperties",
  ],
  ["a tagged object", { type: "object", ...refs, discriminator: tag }, { type: "dog" }, null],
  [
    "another tag",
    { type: "object", ...refs, discriminator: tag },
    { type: "cow" },
    "discriminator",
  ],
  ["null", { ...open, nullable: true }, null, null],
  ["an invalid time", { type: "string", format: "date-time" }, "noon", "format"],
])("%s", (_fact, reply, value, keyword) => {
  const validate = closed(reply)("Reply");
  validate?.(value);
  expect(validate?.errors?.[0]?.keyword ?? null).toBe(keyword);
});

test("every broken rule is reported", () => {
  const validate = closed(open)("Reply");
  validate?.({ a: 1, b: 1 });
  expect(validate?.errors?.map((error) => error.keyword).sort()).toEqual([
    "additionalProperties",
    "type",
  ]);
});

test("components that the document does not define have no validator", () => {
  expect(closed(open)("toString")).toBeUndefined();
});

test("parts of one object are not closed separately", () => {
  expect(() => closed({ allOf: [open] })).toThrow("allOf");
});
