import { describe, expect, it } from "vitest";
import { picoUsd } from "./amounts.ts";
import {
  chargeFor,
  highestCost,
  type PricedTokens,
  type Pricing,
  type TokenPrices,
} from "./pricing.ts";

const full: Pricing = {
  prompt: picoUsd(2_500),
  completion: picoUsd(10_000),
  cachedPrompt: picoUsd(250),
  cacheWrite: picoUsd(3_125),
};
const plain: Pricing = { ...full, cachedPrompt: null, cacheWrite: null };
const odd: Pricing = { ...full, prompt: picoUsd(1), completion: picoUsd(1) };

describe("a charge sums all lines and rounds up once", () => {
  it.each<[string, PricedTokens, Pricing, number]>([
    ["no report", {}, full, 0],
    ["zero", { freshInput: 0, output: 0 }, full, 0],
    ["fresh input and output", { freshInput: 10, output: 4 }, full, 65],
    ["cached input at its price", { freshInput: 0, cachedInput: 1_000, output: 0 }, full, 250],
    ["cached input without a price", { cachedInput: 1_000, output: 0 }, plain, 2_500],
    ["cache writes at their price", { cacheWrite: 1_000, output: 0 }, full, 3_125],
    ["cache writes without a price", { cacheWrite: 1_000, output: 0 }, plain, 2_500],
    ["two lines of half a nano make one", { freshInput: 500, output: 500 }, odd, 1],
    ["a thousand picos and one make two", { freshInput: 501, output: 500 }, odd, 2],
    ["a sum beyond safe integers", { freshInput: 2 ** 52, output: 0 }, full, 9_007_199_254_741],
  ])("%s", (_, tokens, pricing, want) => expect(chargeFor(tokens, pricing)).toBe(want));

  it("counts reasoning as a part of the output", () => {
    const usage = { output: 1_000, reasoning: 900 };
    expect(chargeFor(usage, full)).toBe(10_000);
  });
});

describe("writes for an hour", () => {
  const hourly = { ...full, cacheWrite1h: picoUsd(5_000) };
  it.each<[string, PricedTokens, Pricing, number]>([
    [
      "at their price, the others at theirs",
      { cacheWrite: 3_000, cacheWrite1h: 1_000 },
      hourly,
      11_250,
    ],
    ["without a price, as other writes", { cacheWrite: 1_000, cacheWrite1h: 1_000 }, full, 3_125],
    ["without any price of writes, as input", { cacheWrite: 8, cacheWrite1h: 8 }, plain, 20],
    ["never more than all writes", { cacheWrite: 1_000, cacheWrite1h: 9_000 }, hourly, 5_000],
  ])("%s", (_, tokens, pricing, want) => expect(chargeFor(tokens, pricing)).toBe(want));
});

/** Input at 1, 2 and 3 nano-dollars a token, output at ten times that. */
const tiered: Pricing = {
  ...level(1),
  tiers: [
    { aboveInputTokens: 10, ...level(2) },
    { aboveInputTokens: 20, ...level(3) },
  ],
};

function level(nano: number): TokenPrices {
  const prompt = picoUsd(nano * 1_000);
  return { prompt, completion: picoUsd(nano * 10_000), cachedPrompt: null, cacheWrite: null };
}

describe("the whole request is charged at the tier that its input is above", () => {
  it.each<[string, PricedTokens, number]>([
    ["below the first tier", { freshInput: 9, output: 1 }, 9 + 10],
    ["exactly the number of the tier is not above it", { freshInput: 10, output: 1 }, 10 + 10],
    ["a token more", { freshInput: 11, output: 1 }, 22 + 20],
    ["cached input and writes count", { freshInput: 1, cachedInput: 5, cacheWrite: 5 }, 22],
    ["output does not count", { freshInput: 10, output: 100 }, 10 + 1_000],
    ["the last tier", { freshInput: 21, output: 1 }, 63 + 30],
  ])("%s", (_, tokens, want) => expect(chargeFor(tokens, tiered)).toBe(want));
});

describe("the highest cost of a request", () => {
  const cheaper: Pricing = { ...level(3), tiers: [{ aboveInputTokens: 10, ...level(1) }] };
  it.each<[string, Pricing, number, number, number]>([
    ["fresh input without other prices", plain, 2, 0, 5_000],
    ["cache writes", full, 2, 0, 6_250],
    ["cached input", { ...plain, cachedPrompt: picoUsd(9_000) }, 2, 0, 18_000],
    ["writes for an hour", { ...full, cacheWrite1h: picoUsd(5_000) }, 2, 0, 10_000],
    ["the tier that the input reaches", tiered, 11, 1, 22_000 + 20_000],
    ["not a tier that it does not reach", tiered, 10, 1, 10_000 + 10_000],
    ["a lower tier that is dearer, with the most input within it", cheaper, 11, 1, 30_000 + 30_000],
    ["no input", tiered, 0, 1, 10_000],
  ])("%s", (_, pricing, inputTokensMax, outputTokensMax, want) => {
    expect(highestCost(pricing, { inputTokensMax, outputTokensMax })).toBe(want);
  });
});
