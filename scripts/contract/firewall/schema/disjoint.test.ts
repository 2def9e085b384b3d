import { describe, expect, test } from "vitest";
import { child, rootOf } from "../part.ts";
import { areDisjoint } from "./disjoint.ts";

type Schema = Readonly<Record<string, unknown>>;

const text = { type: "string" };
const closed = { type: "object", additionalProperties: false };
const withA = (schema: Schema, ...required: string[]): Schema => ({
  type: "object",
  properties: { a: schema },
  ...(required.length > 0 && { required }),
});

/** The question is symmetric, so both orders are asked. */
function judge(one: Schema, other: Schema): boolean {
  const root = rootOf({ one, other });
  const [first, second] = [child(root, "one"), child(root, "other")];
  const found = areDisjoint(first, second);
  expect(areDisjoint(second, first)).toBe(found);
  return found;
}

describe("no value fits both of", () => {
  test.each<[string, boolean, Schema, Schema]>([
    ["two types", true, text, { type: "integer" }],
    ["two types, of which one takes null", true, { ...text, nullable: true }, { type: "integer" }],
    [
      ...(["two types that take null", false] as const),
      { ...text, nullable: true },
      { type: "integer", nullable: true },
    ],
    ["one type", false, text, { ...text, maxLength: 2 }],
    ["integers and numbers", false, { type: "integer" }, { type: "number" }],
    ["a type and anything", false, text, {}],
    ["lists of other words", true, { enum: ["a", "b"] }, { enum: ["c"] }],
    ["lists with a word in common", false, { enum: ["a", "b"] }, { enum: ["b"] }],
    ["a required tag's two words", true, withA({ enum: ["x"] }, "a"), withA({ enum: ["y"] }, "a")],
    ["a tag that one may leave out", false, withA({ enum: ["x"] }, "a"), withA({ enum: ["y"] })],
    ["a required field and a closed object without it", true, withA(text, "a"), closed],
    ["a field that may be there and that object", false, withA(text), closed],
    ["a required field and an open object", false, withA(text, "a"), { type: "object" }],
  ])("%s: %s", (_what, isDisjoint, one, other) => {
    expect(judge(one, other)).toBe(isDisjoint);
  });
});
