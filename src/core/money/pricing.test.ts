import { describe, expect, it } from "vitest";
import { picoUsd } from "./amounts.ts";
import { chargeFor, dearestInputPrice, type PricedTokens, type Pricing } from "./pricing.ts";

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

describe("the highest price that input can have", () => {
  it.each<[string, Pricing, number]>([
    ["fresh input without other prices", plain, 2_500],
    ["a cache write", full, 3_125],
    ["cached input", { ...plain, cachedPrompt: picoUsd(9_000) }, 9_000],
  ])("%s", (_, pricing, want) => expect(dearestInputPrice(pricing)).toBe(want));
});
