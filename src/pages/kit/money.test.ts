import { expect, test } from "vitest";
import { approximate, dollarsOnAxis, exactMoney, roundMoney } from "./money.js";

test.each([
  ["0", "$0.00"],
  ["45.9", "$45.90"],
  ["45.904", "$45.90"],
  ["45.905", "$45.91"],
  ["1234567.891", "$1,234,567.89"],
  ["9007199254740993.01", "$9,007,199,254,740,993.01"],
  ["0.01", "$0.01"],
  ["0.009999", "$0.009999"],
  ["0.0099999", "$0.01"],
  ["0.000123456", "$0.0001235"],
  ["0.000000001", "$0.000000001"],
  ["-2.5", "-$2.50"],
  ["-0.000123456", "-$0.0001235"],
])("%s reads %s", (amount, text) => expect(roundMoney(amount)).toBe(text));

test.each([
  ["0.000123456", "$0.000123456"],
  ["-2.5", "-$2.5"],
])("%s is exactly %s", (amount, text) => expect(exactMoney(amount)).toBe(text));

test.each([
  ["45.909", "$45.90"],
  ["0.0099999", "$0.009999"],
  ["-0.001", "-$0.001"],
  ["-2.501", "-$2.51"],
])("a remaining amount of %s reads %s, never more", (amount, text) =>
  expect(roundMoney(amount, { isLeft: true })).toBe(text),
);

test("an amount is a number for drawing", () => {
  expect(["1.5", "-0.25"].map(approximate)).toEqual([1.5, -0.25]);
});

test.each([
  [0, "$0"],
  [0.01, "$0.01"],
  [12.345, "$12.35"],
  [0.009_87, "$0.0099"],
  [0.000_000_4, "$0.00000040"],
  [-0.000_000_123, "-$0.00000012"],
  [-0.5, "-$0.50"],
])("on an axis %d is %s", (value, want) => expect(dollarsOnAxis(value)).toBe(want));
