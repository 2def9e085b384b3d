import { describe, expect, it } from "vitest";
import type { TokenUsage } from "../conversation/token-usage.ts";
import { isBillable, usageRecord } from "./usage.ts";

describe("a report is billed only if it is plausible", () => {
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
  it("is zeros without a report", () => {
    expect(new Set(Object.values(usageRecord({})))).toEqual(new Set([0]));
  });

  it("counts all input as prompt tokens and unreported values as 0", () => {
    expect(usageRecord({ freshInput: 1, cachedInput: 2, cacheWrite: 4, output: 8 })).toEqual({
      promptTokens: 7,
      completionTokens: 8,
      cachedTokens: 2,
      cacheWriteTokens: 4,
      reasoningTokens: 0,
    });
    expect(usageRecord({ output: 8, reasoning: 3 })).toMatchObject({
      promptTokens: 0,
      completionTokens: 8,
      cachedTokens: 0,
      cacheWriteTokens: 0,
      reasoningTokens: 3,
    });
  });
});
