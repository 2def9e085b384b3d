import { describe, expect, it } from "vitest";
import { inputTokens, type ReportedUsage, type TokenUsage } from "../conversation/token-usage.ts";
import {
  differingReport,
  judgeUsage,
  emptyReply,
  type ReceivedReply,
  usageRecord,
} from "./usage.ts";

const whole = {
  outputCharacters: 40,
  reasoningCharacters: 0,
  isPartial: false,
  hasOtherText: false,
};
const received = {
  text: whole,
  nothing: { ...whole, outputCharacters: 0 },
  reasoning: { ...whole, outputCharacters: 0, reasoningCharacters: 40 },
  "text and reasoning": { ...whole, reasoningCharacters: 40 },
  "a part": { ...whole, isPartial: true },
  "no part": emptyReply,
  "1,000 characters": { ...whole, outputCharacters: 1_000 },
  "1,000 characters and 24 of reasoning": {
    ...whole,
    outputCharacters: 1_000,
    reasoningCharacters: 24,
  },
  "1,000 characters and 25 of reasoning": {
    ...whole,
    outputCharacters: 1_000,
    reasoningCharacters: 25,
  },
  "other text": { ...whole, outputCharacters: 1_000_000, hasOtherText: true },
} as const satisfies Readonly<Record<string, ReceivedReply>>;

/** Returns the usable sides as numbers, and their faults: "3 2", "- 2 input zero". */
function judged(usage: TokenUsage, reply: ReceivedReply): string {
  const { input, output, faults } = judgeUsage(usage, reply, 100);
  const reasoning = output?.reasoning === undefined ? "" : `(${output.reasoning})`;
  const sides = [input && inputTokens(input), output && `${output.output}${reasoning}`];
  const reasons = Object.entries(faults).map(([side, fault]) => `, ${side} ${fault}`);
  return `${sides.map((side) => side ?? "-").join(" ")}${reasons.join("")}`;
}

const unusable = { faults: { input: "not-a-count", output: "not-a-count" } } as const;
const denied = { output: 2, reasoning: 0, deniedOutput: 5, faults: { other: "total" } } as const;

describe("each side of a report is usable if it agrees with the context and the reply", () => {
  it.each<[string, TokenUsage, keyof typeof received, string]>([
    ["input and output", { freshInput: 3, output: 2 }, "text", "3 2"],
    ["output and reasoning", { freshInput: 3, output: 2, reasoning: 1 }, "text", "3 2(1)"],
    ["cached input alone is an input", { cachedInput: 3, output: 2 }, "text", "3 2"],
    ["nothing", {}, "text", "- -"],
    ["no output", { freshInput: 3 }, "text", "3 -"],
    ["no input", { output: 2 }, "text", "- 2"],
    ["the reader's faults", unusable, "text", "- -, input not-a-count, output not-a-count"],
    [
      "a faulty later output",
      { freshInput: 3, output: 2, faults: unusable.faults },
      "text",
      "3 -, output not-a-count",
    ],
    ["negative input", { freshInput: -1, output: 2 }, "text", "- 2, input not-a-count"],
    ["a fraction", { freshInput: 1.5, output: 2 }, "text", "- 2, input not-a-count"],
    ["not a number", { freshInput: Number.NaN, output: 2 }, "text", "- 2, input not-a-count"],
    ["negative output", { freshInput: 3, output: -2 }, "text", "3 -, output not-a-count"],
    ["negative reasoning", { output: 2, reasoning: -1 }, "text", "- -, output not-a-count"],
    ["the context", { freshInput: 40, cachedInput: 60, output: 100 }, "text", "100 100"],
    [
      "more input than the context",
      { freshInput: 41, cachedInput: 60, output: 2 },
      "text",
      "- 2, input above-context",
    ],
    [
      "more output than the context",
      { freshInput: 3, output: 101 },
      "text",
      "3 -, output above-context",
    ],
    [
      "more reasoning than the context",
      { output: 2, reasoning: 101 },
      "text",
      "- -, output above-context",
    ],
    ["zeros", { freshInput: 0, output: 0 }, "text", "- -, input zero, output zero"],
    ["zeros", { freshInput: 0, output: 0 }, "reasoning", "- -, input zero, output zero"],
    ["zeros", { freshInput: 0, output: 0 }, "nothing", "0 0"],
    ["zeros", { freshInput: 0, output: 0 }, "a part", "- 0"],
    ["zeros", { freshInput: 0, output: 0 }, "no part", "- 0"],
    ["zero output", { freshInput: 3, output: 0 }, "text", "3 -, output zero"],
    ["zero output", { freshInput: 3, output: 0 }, "reasoning", "3 -, output zero"],
    ["zero output", { freshInput: 3, output: 0 }, "nothing", "3 0"],
    ["zero input", { freshInput: 0, output: 2 }, "nothing", "- 2, input zero"],
    ["zero input alone", { freshInput: 0 }, "nothing", "- -, input zero"],
    [
      "zero fresh input beside a cache",
      { freshInput: 0, cachedInput: 9, output: 2 },
      "text",
      "9 2",
    ],
    ["hidden output", { freshInput: 3, output: 90 }, "nothing", "3 90"],
    ["4 tokens", { output: 4 }, "1,000 characters", "- 4"],
    ["4 tokens", { output: 4 }, "1,000 characters and 24 of reasoning", "- 4"],
    [
      "4 tokens",
      { output: 4 },
      "1,000 characters and 25 of reasoning",
      "- -, output below-content",
    ],
    ["1 token", { output: 1 }, "1,000 characters", "- -, output below-content"],
    ["1 token", { output: 1 }, "other text", "- 1"],
    ["zero", { output: 0 }, "other text", "- -, output zero"],
    ["output that a reasoning count of zero denies", denied, "text", "- 2(0), other total"],
    ["output that a reasoning count of zero denies", denied, "text and reasoning", "- 7(5)"],
  ])("%s %j beside %s", (_, usage, reply, want) => {
    expect(judged(usage, received[reply])).toBe(want);
  });

  it("the output is a lower bound if it is a count, whatever contradicts it", () => {
    const leastOf = (usage: TokenUsage): number => judgeUsage(usage, whole, 100).outputLeast;
    expect(leastOf({ output: 3, faults: { output: "not-a-count" } })).toBe(3);
    expect(leastOf({ output: 100 })).toBe(100);
    expect(leastOf({ output: 101 })).toBe(0);
    expect(leastOf({ output: -3 })).toBe(0);
    expect(leastOf({})).toBe(0);
  });
});

describe("the vendor's own numbers are shown if one differs from the charged ones", () => {
  const charged = { freshInput: 2, cachedInput: 3, cacheWrite: 0, output: 7, reasoning: 1 };
  const own = {
    promptTokens: 5,
    completionTokens: 7,
    cachedTokens: 3,
    cacheWriteTokens: 0,
    reasoningTokens: 1,
  };
  it.each<[string, TokenUsage, ReportedUsage | undefined]>([
    ["no report", {}, undefined],
    ["only a cost", { vendorCost: "1" }, undefined],
    ["the same buckets", charged, undefined],
    ["some of them", { output: 7 }, undefined],
    ["another output", { ...charged, output: 8 }, { ...own, completionTokens: 8 }],
    ["own numbers that agree", { ...charged, reported: { ...own, totalTokens: 12 } }, undefined],
    [
      "a prompt without the cache",
      { ...charged, reported: { ...own, promptTokens: 2 } },
      { ...own, promptTokens: 2 },
    ],
    [
      "another total",
      { ...charged, reported: { ...own, totalTokens: 13 } },
      { ...own, totalTokens: 13 },
    ],
    ["own numbers that agree beside text", { ...charged, ...unusable, reported: own }, own],
    ["text in place of all numbers", { ...unusable, reported: {} }, {}],
  ])("%s", (_, usage, want) => expect(differingReport(usage, charged)).toEqual(want));
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
