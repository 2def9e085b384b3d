import fc from "fast-check";
import { expect, test } from "vitest";
import { nanoUsd } from "./amounts.ts";
import { addTotals, formatTotal, nanoTotal, negateTotal } from "./totals.ts";

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

test.each([
  [0n, 0, "0"],
  [1n, 1, "0.000000001"],
  [-10_000_000_000n, -10_000_000_000, "-10"],
  [SAFE, Number.MAX_SAFE_INTEGER, "9007199.254740991"],
  [SAFE + 1n, "9007199254740992", "9007199.254740992"],
  [-SAFE - 1n, "-9007199254740992", "-9007199.254740992"],
  [12_000_000_000_000_000n, "12000000000000000", "12000000"],
  [12_000_000_500_000_000n, "12000000500000000", "12000000.5"],
])("%d nano-dollars are %j and are written as %s", (value, kept, written) => {
  expect(nanoTotal(value)).toBe(kept);
  expect(nanoTotal(String(value))).toBe(kept);
  expect(formatTotal(nanoTotal(value))).toBe(written);
});

test.each(["1.5", "x", "1e3"])("%j is not a valid total", (text) => {
  expect(() => nanoTotal(text)).toThrow(SyntaxError);
});

test("property: sums are exact at any size and survive JSON", () => {
  const values = fc.bigInt({ min: -4n * SAFE, max: 4n * SAFE });
  fc.assert(
    fc.property(values, values, (left, right) => {
      const sum = addTotals(nanoTotal(left), nanoTotal(right));
      expect(sum).toBe(nanoTotal(left + right));
      expect(JSON.parse(JSON.stringify(sum))).toBe(sum);
      expect(addTotals(sum, negateTotal(nanoTotal(right)))).toBe(nanoTotal(left));
    }),
  );
});

test("an amount is a total, and a sum beyond the safe integers is exact", () => {
  const most = nanoUsd(Number.MAX_SAFE_INTEGER);
  expect(addTotals(most, 2)).toBe("9007199254740993");
  expect(addTotals(addTotals(most, most), negateTotal(most))).toBe(most);
});
