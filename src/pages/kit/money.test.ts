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
  [[0, 500, 1_000, 1_250], 250, ["$0.00", "$500.00", "$1,000.00", "$1,250.00"]],
  [[0, 0.005, 0.01], 0.005, ["$0.000", "$0.005", "$0.010"]],
  [[-0.025, 0, 0.025], 0.025, ["-$0.025", "$0.000", "$0.025"]],
  [[0.000_000_2, 0.000_001], 0.000_000_2, ["$0.0000002", "$0.0000010"]],
])("the labels %j of an axis have the digits of the step %d", (values, step, want) =>
  expect(values.map((value) => dollarsOnAxis(value, step))).toEqual(want),
);
