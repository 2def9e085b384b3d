import { describe, expect, it } from "vitest";
import type { Pricing } from "../catalog/model.ts";
import type { TokenUsage } from "../conversation/token-usage.ts";
import { chargeFor, isBillable, usageRecord } from "./charge.ts";
import { picoUsd } from "./money.ts";

const full: Pricing = {
  prompt: picoUsd(2_500),
  completion: picoUsd(10_000),
  cachedPrompt: picoUsd(250),
  cacheWrite: picoUsd(3_125),
};
const plain: Pricing = { ...full, cachedPrompt: null, cacheWrite: null };
const odd: Pricing = { ...full, prompt: picoUsd(1), completion: picoUsd(1) };

describe("a charge sums all lines and rounds up once", () => {
  it.each<[string, TokenUsage, Pricing, number]>([
    ["nothing reported", {}, full, 0],
    ["zero", { freshInput: 0, output: 0 }, full, 0],
    ["fresh input and output", { freshInput: 10, output: 4 }, full, 65],
    ["cached input at its price", { freshInput: 0, cachedInput: 1_000, output: 0 }, full, 250],
    ["cached input without a price", { cachedInput: 1_000, output: 0 }, plain, 2_500],
    ["cache writes at their price", { cacheWrite: 1_000, output: 0 }, full, 3_125],
    ["cache writes without a price", { cacheWrite: 1_000, output: 0 }, plain, 2_500],
    ["reasoning is part of the output", { output: 1_000, reasoning: 900 }, full, 10_000],
    ["two lines of half a nano make one", { freshInput: 500, output: 500 }, odd, 1],
    ["a thousand picos and one make two", { freshInput: 501, output: 500 }, odd, 2],
    ["a sum beyond safe integers", { freshInput: 2 ** 52, output: 0 }, full, 9_007_199_254_741],
  ])("%s", (_, usage, pricing, want) => expect(chargeFor(usage, pricing)).toBe(want));
});

describe("a report is billed only where it can be believed", () => {
  it.each<[string, TokenUsage, boolean]>([
    ["input and output", { freshInput: 3, output: 2 }, true],
    ["explicit zeros", { freshInput: 0, output: 0 }, true],
    ["cached input alone is an input", { cachedInput: 3, output: 2 }, true],
    ["nothing", {}, false],
    ["no output", { freshInput: 3 }, false],
    ["no input", { output: 2 }, false],
    ["negative", { freshInput: -1, output: 2 }, false],
    ["a fraction", { freshInput: 1.5, output: 2 }, false],
    ["not a number", { freshInput: Number.NaN, output: 2 }, false],
    ["ten contexts", { freshInput: 1_000, output: 1_000 }, true],
    ["beyond ten contexts", { freshInput: 1_001, output: 2 }, false],
    ["absurd in a lesser bucket", { freshInput: 1, output: 2, reasoning: 1e9 }, false],
  ])("%s", (_, usage, want) => expect(isBillable(usage, 100)).toBe(want));
});

describe("the record of a usage", () => {
  it("counts all input as prompt tokens and the unreported as 0", () => {
    expect(usageRecord({ freshInput: 1, cachedInput: 2, cacheWrite: 4, output: 8 })).toEqual({
      promptTokens: 7,
      completionTokens: 8,
      cachedTokens: 2,
      cacheWriteTokens: 4,
      reasoningTokens: 0,
    });
  });
});
