import { expect, test } from "vitest";
import { createKeptCounter } from "../../upstreams/providers/shared/decoding.ts";
import { asIndex, parseObject } from "./untyped-json.ts";

const many = 200_001;

test.each([
  ["values", `{"a":[${"1,".repeat(many)}1]}`],
  ["empty objects", `{"a":[${"{},".repeat(many)}{}]}`],
  ["keys", `{${'"":1,'.repeat(many)}"":1}`],
  ["arrays in arrays", `{"a":${"[".repeat(many)}${"]".repeat(many)}}`],
])("JSON with too many %s is not parsed", (_, text) => {
  expect(parseObject(text)).toBeUndefined();
});

test.each([
  ["many values", `{"a":[${"1,".repeat(100_000)}1]}`],
  ["a long text that looks like values", JSON.stringify({ a: '{,[:\\"'.repeat(many) })],
])("JSON with %s is parsed", (_, text) => {
  expect(parseObject(text)).toEqual(JSON.parse(text));
});

test.each([
  [0, 0],
  [12, 12],
  ["0", 0],
  ["12", 12],
  ["1234567890", undefined],
  ["-1", undefined],
  ["1.0", undefined],
  ["a1", undefined],
  ["", undefined],
  [-1, undefined],
  [null, undefined],
])("the list index %j is read as %j", (given, index) => {
  expect(asIndex(given)).toBe(index);
});

test("the data kept by a decoder is bounded by the output of its model", () => {
  const keep = createKeptCounter({ maxOutputTokens: 100 });
  keep(100 * 32 + 262_144);
  expect(() => keep(1)).toThrow("more than 265344 characters");
});
