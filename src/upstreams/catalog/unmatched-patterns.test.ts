import { expect, test } from "vitest";
import { unmatchedPatterns } from "./unmatched-patterns.ts";

test("a pattern that does not match any model is found", () => {
  const patterns = ["*", "a/*", "a/b", "b/*", "a", "a/b/*"];
  expect(unmatchedPatterns(patterns, ["a/b", "a/c"])).toEqual(["b/*", "a", "a/b/*"]);
  expect(unmatchedPatterns(["*"], [])).toEqual(["*"]);
});
