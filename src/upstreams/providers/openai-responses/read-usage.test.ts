import { expect, test } from "vitest";
import { readUsage } from "./read-usage.ts";

const input = { input_tokens: 100, input_tokens_details: { cached_tokens: 60 } };
const output = { output_tokens: 50, output_tokens_details: { reasoning_tokens: 40 } };
const inputRead = { freshInput: 40, cachedInput: 60, cacheWrite: 0 };
const uncached = { cachedInput: 0, cacheWrite: 0 };
const outputRead = { output: 50, reasoning: 40 };

test.each([
  ["both sides", { ...input, ...output }, { ...inputRead, ...outputRead }],
  ["no details", { input_tokens: 1, output_tokens: 2 }, { freshInput: 1, ...uncached, output: 2 }],
  [
    "nulls are absent",
    { input_tokens: 1, input_tokens_details: null },
    { freshInput: 1, ...uncached },
  ],
  ["one side only", input, inputRead],
  ["neither side", { total_tokens: 5 }, undefined],
  ["no usage", null, undefined],
  ["text in place of usage", "5", undefined],
  ["a negative input", { ...input, ...output, input_tokens: -5 }, outputRead],
  [
    "a fraction among the details",
    { ...input, ...output, input_tokens_details: { cached_tokens: 0.5 } },
    outputRead,
  ],
  ["a count as text", { ...input, ...output, output_tokens: "50" }, inputRead],
  [
    "more cached and written than there is",
    {
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 8, cache_write_tokens: 8 },
    },
    { freshInput: 0, cachedInput: 8, cacheWrite: 2 },
  ],
  [
    "more reasoning than output",
    { output_tokens: 5, output_tokens_details: { reasoning_tokens: 9 } },
    { output: 5, reasoning: 5 },
  ],
  [
    "a total with reasoning that the output leaves out",
    { input_tokens: 35, output_tokens: 12, total_tokens: 109 },
    { freshInput: 35, ...uncached, output: 74 },
  ],
  [
    "a total below both sides",
    { input_tokens: 35, output_tokens: 12, total_tokens: 40 },
    { freshInput: 35, ...uncached, output: 12 },
  ],
  [
    "a total with an input that is not a count",
    { input_tokens: -1, output_tokens: 12, total_tokens: 109 },
    { output: 12 },
  ],
])("usage with %s", (_fact, usage, want) => {
  expect(readUsage(usage)).toEqual(want);
});
