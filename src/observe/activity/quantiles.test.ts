import { expect, test } from "vitest";
import { quantile } from "./quantiles.ts";

const bounds = [1, 2, 4];

test.each<[string, number, readonly number[], number | null]>([
  ["no sizes", 0.5, [], null],
  ["no sizes in any bucket", 0.5, [0, 0, 0, 0], null],
  ["the middle of the first bucket", 0.5, [10, 0, 0, 0], 0.5],
  ["the end of a bucket", 0.5, [5, 5, 0, 0], 1],
  ["the end of a bucket before empty ones", 0.5, [5, 0, 5, 0], 1],
  ["inside a later bucket", 0.75, [2, 0, 2, 0], 3],
  ["an empty bucket is passed over", 0.5, [0, 0, 4, 0], 3],
  ["above every bound", 0.99, [0, 0, 0, 3], 4],
])("%s", (_name, share, counts, expected) => {
  expect(quantile(share, counts, bounds)).toBe(expected);
});
