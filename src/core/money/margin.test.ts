import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { picoUsd } from "./amounts.ts";
import { bucketsBelow, parseFactor, timesFactor } from "./margin.ts";
import type { Pricing } from "./pricing.ts";

const price: Pricing = {
  prompt: picoUsd(2_500),
  completion: picoUsd(10_000),
  cachedPrompt: picoUsd(3),
  cacheWrite: null,
};

describe("factors are read exactly or not at all", () => {
  it.each([
    ["1", "1000000"],
    ["1.2", "1200000"],
    ["0.000001", "1"],
    ["1.200000000", "1200000"],
    ["9999", "9999000000"],
    ["0", "0"],
    ["0.0000001", undefined],
    ["-1", undefined],
    ["1e3", undefined],
    [".5", undefined],
    ["1.", undefined],
    ["10000", undefined],
    ["", undefined],
  ])("%j is %j millionths", (text, want) => {
    expect(parseFactor(text)?.toString()).toBe(want);
  });
});

function times(factor: string): Pricing {
  const read = parseFactor(factor);
  if (read === undefined) throw new Error(`no factor: ${factor}`);
  return timesFactor(price, read);
}

describe("a price times a factor", () => {
  it.each<[string, Pricing]>([
    ["1", price],
    ["1.2", { ...price, ...prices(3_000, 12_000, 4) }],
    ["0.000001", { ...price, ...prices(1, 1, 1) }],
    ["0", { ...price, ...prices(0, 0, 0) }],
  ])("%s: rounded up to a whole pico-dollar, and a missing price is kept", (factor, want) => {
    expect(times(factor)).toEqual(want);
  });

  it("the prices of tiers and of writes for an hour too", () => {
    const tier = { ...prices(3_000, 12_000, 4), cacheWrite: picoUsd(6), aboveInputTokens: 9 };
    const factor = parseFactor("2");
    expect(
      factor && timesFactor({ ...price, cacheWrite1h: picoUsd(7), tiers: [tier] }, factor),
    ).toEqual({
      ...prices(5_000, 20_000, 6),
      cacheWrite: null,
      cacheWrite1h: 14,
      tiers: [{ ...prices(6_000, 24_000, 8), cacheWrite: 12, aboveInputTokens: 9 }],
    });
  });

  it("property: never below the exact product, and less than a pico-dollar above it", () => {
    const factors = fc.bigInt({ min: 0n, max: 9_999_999_999n });
    fc.assert(
      fc.property(fc.nat({ max: 900_000 }), factors, (pico, millionths) => {
        const whole = String(millionths / 1_000_000n);
        const fraction = String(millionths % 1_000_000n).padStart(6, "0");
        const factor = parseFactor(`${whole}.${fraction}`);
        expect(factor).toBe(millionths);
        if (factor === undefined) return;
        const { prompt } = timesFactor({ ...price, prompt: picoUsd(pico) }, factor);
        const excess = BigInt(prompt) * 1_000_000n - BigInt(pico) * millionths;
        expect(excess >= 0n && excess < 1_000_000n).toBe(true);
      }),
    );
  });
});

describe("buckets sold below cost", () => {
  it.each<[string, Pricing, string[], Pricing?]>([
    ["none", price, []],
    ["no bucket at a higher price", times("1.5"), []],
    ["output", { ...price, completion: picoUsd(9_999) }, ["completion"]],
    [
      "input, and the cache writes that cost the same",
      times("0.9"),
      ["prompt", "completion", "cacheWrite"],
    ],
    [
      "writes for an hour, of which only the vendor has a price",
      price,
      ["cacheWrite1h"],
      { ...price, cacheWrite1h: picoUsd(2_501) },
    ],
    [
      "output of long requests alone",
      { ...price, tiers: [{ ...price, completion: picoUsd(9_999), aboveInputTokens: 9 }] },
      ["completion"],
    ],
    [
      "cached input sold as such, not as fresh",
      { ...price, cachedPrompt: picoUsd(2) },
      ["cachedPrompt"],
    ],
  ])("%s", (_, sold, want, cost = price) => expect(bucketsBelow(sold, cost)).toEqual(want));

  it("a tier of the vendor that the plan does not have", () => {
    const cost = { ...price, tiers: [{ ...times("2"), aboveInputTokens: 9 }] };
    expect(bucketsBelow(times("1.5"), cost)).toContain("completion");
    expect(bucketsBelow(times("2"), cost)).toEqual([]);
  });
});

function prices(prompt: number, completion: number, cached: number): Omit<Pricing, "cacheWrite"> {
  return {
    prompt: picoUsd(prompt),
    completion: picoUsd(completion),
    cachedPrompt: picoUsd(cached),
  };
}
