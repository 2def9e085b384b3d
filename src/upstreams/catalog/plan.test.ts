import { expect, it, test } from "vitest";
import { coversModel, unmatchedPatterns } from "./plan.ts";

it.each<[patterns: readonly string[], id: string, covers: boolean]>([
  [["*"], "a/b", true],
  [["a/*"], "a/b", true],
  [["a/*"], "a/b/c", true],
  [["a/*"], "ab/c", false],
  [["a/*"], "a", false],
  [["a/*"], "b/a/c", false],
  [["a/b"], "a/b", true],
  [["a/b"], "a/bc", false],
  [["a/b"], "A/b", false],
  [["*/b"], "a/b", false],
  [["a/b", "c/*"], "c/d", true],
  [["a/b", "c/*"], "a/d", false],
  [[], "a/b", false],
])("patterns %j, model %s: %s", (patterns, id, covers) => {
  expect(coversModel(patterns, id)).toBe(covers);
});

test("a pattern that does not match any model is found", () => {
  const patterns = ["*", "a/*", "a/b", "b/*", "a", "a/b/*"];
  expect(unmatchedPatterns(patterns, ["a/b", "a/c"])).toEqual(["b/*", "a", "a/b/*"]);
  expect(unmatchedPatterns(["*"], [])).toEqual(["*"]);
});
