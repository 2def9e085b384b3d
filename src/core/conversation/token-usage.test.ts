import { expect, test } from "vitest";
import { inputTokens, mergeUsage } from "./token-usage.ts";

const whole = { freshInput: 20, cachedInput: 80, cacheWrite: 0 };
const zeros = { freshInput: 0, cachedInput: 0, cacheWrite: 0, output: 0 };

test.each([
  ["nothing known", {}, { output: 3 }, { output: 3 }],
  ["later and larger", { output: 3 }, { output: 5 }, { output: 5 }],
  ["a later, smaller value is ignored", { output: 5 }, { output: 3 }, { output: 5 }],
  ["an explicit zero is not absent", {}, { output: 0 }, { output: 0 }],
  ["a broken first report stays visible", {}, { output: -1 }, { output: -1 }],
  [
    "the vendor's stated cost takes precedence",
    { vendorCost: "2" },
    { vendorCost: "1" },
    { vendorCost: "1" },
  ],
  [
    "a report without a cost keeps the earlier cost",
    { vendorCost: "2" },
    { ...whole, output: 1 },
    { ...whole, output: 1, vendorCost: "2" },
  ],
  [
    "a later report of the whole input replaces it",
    whole,
    { freshInput: 100, cachedInput: 0, cacheWrite: 0 },
    { freshInput: 100, cachedInput: 0, cacheWrite: 0 },
  ],
  [
    "and the output and reasoning that it has",
    { output: 5, reasoning: 4 },
    { ...whole, output: 3 },
    { ...whole, output: 3 },
  ],
  [
    "but not the output that it lacks",
    { output: 5, reasoning: 4 },
    whole,
    { ...whole, output: 5, reasoning: 4 },
  ],
  [
    "an input that a cache holds entirely is a whole input",
    { freshInput: 100 },
    { freshInput: 0, cachedInput: 100, cacheWrite: 0 },
    { freshInput: 0, cachedInput: 100, cacheWrite: 0 },
  ],
  [
    "and so is one that a cache takes in entirely",
    { freshInput: 100 },
    { freshInput: 0, cachedInput: 0, cacheWrite: 100 },
    { freshInput: 0, cachedInput: 0, cacheWrite: 100 },
  ],
  ["zeros do not report an input", { ...whole, output: 5 }, zeros, { ...whole, output: 5 }],
  [
    "a partial input report replaces no bucket",
    whole,
    { freshInput: 10, cachedInput: 90 },
    { ...whole, freshInput: 20, cachedInput: 90 },
  ],
  [
    "a later report without the writes for an hour keeps them",
    { ...whole, cacheWrite: 9, cacheWrite1h: 7 },
    { ...whole, cacheWrite: 8 },
    { ...whole, cacheWrite: 8, cacheWrite1h: 7 },
  ],
  [
    "but no more of them than there are writes",
    { ...whole, cacheWrite: 9, cacheWrite1h: 7 },
    { ...whole, cacheWrite: 5 },
    { ...whole, cacheWrite: 5, cacheWrite1h: 5 },
  ],
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
