import { expect, test } from "vitest";
import { inputTokens, mergeUsage } from "./token-usage.ts";

test.each([
  ["nothing known", {}, { output: 3 }, { output: 3 }],
  ["later and larger", { output: 3 }, { output: 5 }, { output: 5 }],
  ["later and smaller is no news", { output: 5 }, { output: 3 }, { output: 5 }],
  ["an explicit zero is not absent", {}, { output: 0 }, { output: 0 }],
  ["a broken first report stays visible", {}, { output: -1 }, { output: -1 }],
  ["other fields are kept", { freshInput: 2 }, { output: 1 }, { freshInput: 2, output: 1 }],
])("merging usage: %s", (_name, known, update, want) => {
  expect(mergeUsage(known, update)).toEqual(want);
});

test.each([
  ["no bucket", {}, undefined],
  ["only output", { output: 3 }, undefined],
  ["one bucket", { cachedInput: 4 }, 4],
  ["all buckets", { freshInput: 1, cachedInput: 2, cacheWrite: 3 }, 6],
])("input tokens of %s", (_name, usage, want) => {
  expect(inputTokens(usage)).toBe(want);
});
