import { expect, test } from "vitest";
import { addMoney, sum } from "./sums.js";

test.each([
  [[], "0"],
  [["0.1", "0.2"], "0.3"],
  [["0.000000001", "0.000000009"], "0.00000001"],
  [["9007199.254740993", "0.000000001"], "9007199.254740994"],
  [["1", "2"], "3"],
  [["0.5", "0.5"], "1"],
  [["10"], "10"],
  [["-0.5", "0.25"], "-0.25"],
  [["-2", "1.5"], "-0.5"],
  [["0.5", "-0.5"], "0"],
])("%j add up to %s", (amounts, want) => expect(addMoney(amounts)).toBe(want));

test("add the values read from each row", () => {
  expect(sum([1, 2, 3], (row) => row * 10)).toBe(60);
  expect(sum([], (row) => row)).toBe(0);
});
