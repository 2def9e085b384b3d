import { expect, test } from "vitest";
import { inputTokens, mergeUsage, type TokenUsage } from "./token-usage.ts";

const whole = { freshInput: 20, cachedInput: 80, cacheWrite: 0 };
const zeros = { freshInput: 0, cachedInput: 0, cacheWrite: 0, output: 0 };

test.each<[string, TokenUsage, TokenUsage, TokenUsage]>([
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
  [
    "a fault of an input stays until the input is known",
    { faults: { input: "above-context" }, reported: { promptTokens: 9 } },
    { output: 2 },
    {
      output: 2,
      faults: { input: "above-context" },
      reported: { promptTokens: 9, completionTokens: 2 },
    },
  ],
  [
    "a valid report ends earlier faults",
    {
      faults: { input: "not-a-count", output: "not-a-count", other: "total" },
      reported: { promptTokens: -1, totalTokens: 8 },
      deniedOutput: 4,
    },
    { ...whole, output: 3 },
    {
      ...whole,
      output: 3,
      reported: { promptTokens: 100, cachedTokens: 80, cacheWriteTokens: 0, completionTokens: 3 },
    },
  ],
  [
    "a faulty input does not replace a known one",
    { ...whole, output: 1 },
    { output: 3, faults: { input: "not-a-count" }, reported: { promptTokens: -1 } },
    {
      ...whole,
      output: 3,
      reported: { promptTokens: -1, cachedTokens: 80, cacheWriteTokens: 0, completionTokens: 1 },
    },
  ],
  [
    "a faulty output keeps its fault beside a known one",
    { ...whole, output: 1 },
    { faults: { output: "not-a-count" }, reported: { completionTokens: -3 } },
    {
      ...whole,
      output: 1,
      faults: { output: "not-a-count" },
      reported: { promptTokens: 100, cachedTokens: 80, cacheWriteTokens: 0, completionTokens: -3 },
    },
  ],
  [
    "a report without output keeps the faults of the earlier output",
    {
      output: 1,
      deniedOutput: 4,
      faults: { output: "not-a-count", other: "total" },
      reported: { completionTokens: 1, totalTokens: 7 },
    },
    whole,
    {
      ...whole,
      output: 1,
      deniedOutput: 4,
      faults: { output: "not-a-count", other: "total" },
      reported: { promptTokens: 100, cachedTokens: 80, cacheWriteTokens: 0, completionTokens: 1 },
    },
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
