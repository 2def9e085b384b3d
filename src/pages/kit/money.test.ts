import { expect, test } from "vitest";
import {
  approximate,
  dollarsOnAxis,
  exactMoney,
  placesOf,
  roundApproximate,
  roundDifference,
  roundMoney,
} from "./money.js";

test.each([
  ["0", "$0.00"],
  ["45.9", "$45.90"],
  ["45.904", "$45.90"],
  ["45.905", "$45.91"],
  ["1234567.891", "$1,234,567.89"],
  ["9007199254740993.01", "$9,007,199,254,740,993.01"],
  ["0.01", "$0.01"],
  ["0.009999", "$0.009999"],
  ["0.0099999", "$0.0099999"],
  ["0.009999999", "$0.01"],
  ["0.001234567", "$0.00123457"],
  ["0.000123456", "$0.000123456"],
  ["0.000000001", "$0.000000001"],
  ["-2.5", "-$2.50"],
  ["-2.505", "-$2.51"],
  ["-0.000123456", "-$0.000123456"],
])("%s reads %s", (amount, text) => expect(roundMoney(amount)).toBe(text));

test.each([
  ["0.000123456", "$0.000123456"],
  ["-2.5", "-$2.5"],
])("%s is exactly %s", (amount, text) => expect(exactMoney(amount)).toBe(text));

test("an amount is a number for drawing", () => {
  expect(["1.5", "-0.25"].map(approximate)).toEqual([1.5, -0.25]);
});

test.each([
  [1e-7, "$0.0000001"],
  [0.1 + 0.2, "$0.30"],
  [null, "–"],
])("a chart's %d reads %s", (value, text) => expect(roundApproximate(value)).toBe(text));

test.each([
  ["whole amounts", ["1", "20"], 2],
  ["none", [], 2],
  ["one below a cent beside dollars", ["12.5", "0.0012"], 2],
  ["one below a cent beside cents", ["0.25", "0.0012"], 4],
  ["one with more digits than are shown", ["0.0121", "0.001234567"], 7],
  ["all below a cent", ["0.00012", "-0.000000036"], 9],
])("%s together: the decimal places", (_, amounts, places) =>
  expect(placesOf(amounts)).toBe(places),
);

const readParts = (parts: readonly string[], total: string) => {
  const places = placesOf([], { sums: [{ total, parts }] });
  return [...parts, total].map((amount) => roundMoney(amount, places));
};

test("parts that would not add up to their total have more decimal places", () => {
  expect(readParts(["0.1349", "39.8599"], "39.9948")).toEqual(["$0.13", "$39.86", "$39.99"]);
  expect(readParts(["0.134", "39.864"], "39.998")).toEqual(["$0.134", "$39.864", "$39.998"]);
  expect(readParts(["-0.134", "39.864"], "39.73")).toEqual(["-$0.13", "$39.86", "$39.73"]);
});

test("a total that is not the sum of its parts has no effect", () => {
  expect(readParts(["1.004", "1.004"], "5")).toEqual(["$1.00", "$1.00", "$5.00"]);
});

test("the decimal places of more parts than are added by hand depend on their sizes only", () => {
  const parts = Array.from({ length: 13 }, () => "0.014");
  expect(placesOf([], { sums: [{ total: "0.182", parts }] })).toBe(2);
  expect(placesOf([], { sums: [{ total: "0.168", parts: parts.slice(1) }] })).toBe(3);
});

test("a limit has every digit", () => {
  expect(placesOf(["1"], { exact: ["5.0125"] })).toBe(4);
});

test.each([
  [[0, 500, 1_000, 1_250], 250, ["$0.00", "$500.00", "$1,000.00", "$1,250.00"]],
  [[0, 0.005, 0.01], 0.005, ["$0.000", "$0.005", "$0.010"]],
  [[-0.025, 0, 0.025], 0.025, ["-$0.025", "$0.000", "$0.025"]],
  [[0.000_000_2, 0.000_001], 0.000_000_2, ["$0.0000002", "$0.0000010"]],
])("the labels %j of an axis have the digits of the step %d", (values, step, want) =>
  expect(values.map((value) => dollarsOnAxis(value, step))).toEqual(want),
);

test.each([
  ["0.000000036", 2, "<$0.01"],
  ["-0.000000036", 6, "-<$0.000001"],
  ["0", 2, "$0.00"],
])("%s with %d places reads %s", (amount, places, text) =>
  expect(roundMoney(amount, places)).toBe(text),
);

test("the difference is that of the rounded amounts", () => {
  expect(roundDifference("0.001", "0.002", 2)).toBe("-<$0.01");
  expect(roundDifference("13.004", "14.506", 2)).toBe("-$1.51");
  expect(roundDifference("13.004", "14.506", 3)).toBe("-$1.502");
});
