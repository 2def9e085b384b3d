import { expect, test } from "vitest";
import { chargeFor } from "../../core/money/pricing.ts";
import { picoUsd } from "../../core/money/amounts.ts";
import { chargeLines, chargeOf, lineAmount } from "./charge-lines.js";
import { formatNano } from "./sums.js";

const tokens = { fresh: 7, cached: 5, cacheWrite: 4, cacheWrite1h: 1, output: 3 };
const prices = {
  prompt: "0.0000000011",
  completion: "0.000000000003",
  cached_prompt: "0.0000000005",
  cache_write: "0.000000002",
  cache_write_1h: "0.000000004",
};

test("lines have the tokens of each bucket and its price", () => {
  expect(chargeLines(tokens, prices)).toEqual([
    { name: "Input", tokens: 7, price: "0.0000000011" },
    { name: "Cached input", tokens: 5, price: "0.0000000005" },
    { name: "Cache writes", tokens: 3, price: "0.000000002" },
    { name: "Hour-long writes", tokens: 1, price: "0.000000004" },
    { name: "Output", tokens: 3, price: "0.000000000003" },
  ]);
});

test.each([
  ["all prices", prices],
  ["no price for an hour", { ...prices, cache_write_1h: null }],
  ["two prices", { ...prices, cached_prompt: null, cache_write: null, cache_write_1h: null }],
])("with %s their sum is the ledger's charge", (_, given) => {
  const pico = (price: string) => picoUsd(Math.round(Number(price) * 1e12));
  const orNull = (price: string | null) => (price === null ? null : pico(price));
  const charge = chargeFor(
    {
      freshInput: tokens.fresh,
      cachedInput: tokens.cached,
      cacheWrite: tokens.cacheWrite,
      cacheWrite1h: tokens.cacheWrite1h,
      output: tokens.output,
    },
    {
      prompt: pico(given.prompt),
      completion: pico(given.completion),
      cachedPrompt: orNull(given.cached_prompt),
      cacheWrite: orNull(given.cache_write),
      ...(given.cache_write_1h !== null && { cacheWrite1h: pico(given.cache_write_1h) }),
    },
  );
  expect(chargeOf(chargeLines(tokens, given))).toBe(formatNano(BigInt(charge)));
});

test("the amount of a line is exact", () => {
  expect(lineAmount({ name: "", tokens: 3, price: "0.000000000003" })).toBe("0.000000000009");
  expect(lineAmount({ name: "", tokens: 2, price: "0.5" })).toBe("1");
});
