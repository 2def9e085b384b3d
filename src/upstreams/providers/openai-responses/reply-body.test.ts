import { expect, test } from "vitest";
import { readUsage } from "./reply-body.ts";

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
])("usage with %s", (_fact, usage, want) => {
  expect(readUsage(usage)).toEqual(want);
});
