import { expect, test } from "vitest";
import { rootOf } from "../part.ts";
import { areDisjoint } from "./disjoint.ts";

const text = { type: "string" };
const tagged = (tag: string, more: object = {}) => ({
  type: "object",
  required: ["type"],
  properties: { type: { type: "string", enum: [tag] } },
  ...more,
});
const closed = { type: "object", properties: {}, additionalProperties: false };

test.each<[string, object, object, boolean]>([
  ["types that differ", text, { type: "array" }, true],
  ["a type and a type outside it", text, { ...text, maxLength: 3 }, false],
  ["a number and an integer", { type: "number" }, { type: "integer" }, false],
  ["a number and text", { type: "number" }, text, true],
  [
    "types that both may be null",
    { ...text, nullable: true },
    { type: "array", nullable: true },
    false,
  ],
  ["types of which one may be null", { ...text, nullable: true }, { type: "array" }, true],
  ["lists without a common value", { enum: ["a"] }, { enum: ["b"] }, true],
  ["lists with a common value", { enum: ["a", "b"] }, { enum: ["b"] }, false],
  ["fields with separate values", tagged("a"), tagged("b"), true],
  ["a field with the same value", tagged("a"), tagged("a"), false],
  ["a field that only one must have", tagged("a"), tagged("b", { required: [] }), false],
  ["a field that the other may never have", tagged("a"), closed, true],
  ["a field that the other may have", tagged("a"), { type: "object" }, false],
])("%s", (_name, one, other, areApart) => {
  expect(areDisjoint(rootOf(one), rootOf(other))).toBe(areApart);
});
