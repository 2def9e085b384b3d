import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ceilToNano,
  formatAmount,
  formatPrice,
  formatPricePerMillion,
  nanoUsd,
  parseAmount,
  parsePrice,
  picoUsd,
} from "./amounts.ts";

describe("prices are read exactly or not at all", () => {
  it.each([
    ["0", 0],
    ["0.0000025", 2_500_000],
    ["0.000000000001", 1],
    ["1", 1_000_000_000_000],
    ["0.10", 100_000_000_000],
    ["0.0000000000010", 1],
    ["0.00000000000100", 1],
    ["0.0000000000001", undefined],
    ["-0.1", undefined],
    ["1e-6", undefined],
    [".5", undefined],
    ["1.", undefined],
    ["", undefined],
    [" 1", undefined],
    ["999999999", undefined],
  ])("%j is %j pico-dollars", (text, want) => expect(parsePrice(text)).toBe(want));
});

describe("amounts are read exactly or not at all", () => {
  it.each([
    ["10.00", 10_000_000_000],
    ["-0.5", -500_000_000],
    ["-0", 0],
    ["0.000000001", 1],
    ["0.0000000001", undefined],
    ["9000000", 9_000_000_000_000_000],
    ["-9000000", -9_000_000_000_000_000],
    ["9000000.000000001", undefined],
    ["-9000000.000000001", undefined],
    ["ten", undefined],
  ])("%j is %j nano-dollars", (text, want) => expect(parseAmount(text)).toBe(want));
});

describe("amounts are written without trailing zeros", () => {
  it.each([
    [0, "0"],
    [12_500_000, "0.0125"],
    [10_000_000_000, "10"],
    [-1, "-0.000000001"],
  ])("%d is %j", (amount, want) => expect(formatAmount(nanoUsd(amount))).toBe(want));

  it("prices are written the same way, to the pico-dollar", () => {
    expect(formatPrice(picoUsd(2_500_000))).toBe("0.0000025");
  });
});

describe("prices per million tokens", () => {
  it.each([
    [0, "0"],
    [2_500_000, "2.5"],
    [10_000, "0.01"],
    [75_000_000, "75"],
    [1, "0.000001"],
  ])("%d pico-dollars per token is %j", (price, want) => {
    expect(formatPricePerMillion(picoUsd(price))).toBe(want);
  });
});

describe("properties of money", () => {
  const max = 9_000_000_000_000_000;

  it("reading a written amount returns the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -max, max }), (n) => {
        expect(parseAmount(formatAmount(nanoUsd(n)))).toBe(n);
      }),
    );
  });

  it("reading a written price returns the same price", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        expect(parsePrice(formatPrice(picoUsd(n)))).toBe(n);
      }),
    );
  });

  it("nano-dollars are rounded up, by less than one", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => {
        const nano = BigInt(ceilToNano(picoUsd(n)));
        expect(nano * 1_000n - BigInt(n)).toBeGreaterThanOrEqual(0n);
        expect(nano * 1_000n - BigInt(n)).toBeLessThan(1_000n);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d", (value) => {
    expect(() => nanoUsd(value)).toThrow(RangeError);
    expect(() => picoUsd(value)).toThrow(RangeError);
  });
});
