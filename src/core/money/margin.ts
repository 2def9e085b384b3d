import { picoUsd, type PicoUsd } from "./amounts.ts";
import type { Pricing } from "./pricing.ts";

declare const unit: unique symbol;

/** A factor in whole millionths: 1,200,000 is 1.2. */
export type Factor = bigint & { readonly [unit]: "millionths" };

const FACTOR_DIGITS = 6;
const ONE = 10n ** BigInt(FACTOR_DIGITS);

/**
 * Parses a decimal factor such as `1.25`; undefined if it is negative or finer than a millionth.
 */
export function parseFactor(text: string): Factor | undefined {
  const [, whole = "", fraction = ""] = /^(\d{1,4})(?:\.(\d+))?$/.exec(text) ?? [];
  const kept = fraction.replace(/0+$/, "");
  if (whole === "" || kept.length > FACTOR_DIGITS) return undefined;
  return BigInt(whole + kept.padEnd(FACTOR_DIGITS, "0")) as Factor;
}

/**
 * Multiplies each price by the factor, exactly. Fractions of a pico-dollar are rounded up, only
 * once and only here, so that the published price is the charged price. A price beyond the safe
 * integers becomes the largest safe integer, which is not a valid model price.
 */
export function timesFactor(pricing: Pricing, factor: Factor): Pricing {
  const times = (price: PicoUsd): PicoUsd =>
    picoUsd(Math.min(Number((BigInt(price) * factor + ONE - 1n) / ONE), Number.MAX_SAFE_INTEGER));
  const orNull = (price: PicoUsd | null): PicoUsd | null => (price === null ? null : times(price));
  return {
    prompt: times(pricing.prompt),
    completion: times(pricing.completion),
    cachedPrompt: orNull(pricing.cachedPrompt),
    cacheWrite: orNull(pricing.cacheWrite),
  };
}

/**
 * Returns the buckets in which tokens sold at `price` bring in less than they cost; possibly empty.
 */
export function bucketsBelow(price: Pricing, cost: Pricing): readonly (keyof Pricing)[] {
  const paid = withFallbacks(price);
  const due = withFallbacks(cost);
  return (Object.keys(due) as (keyof Pricing)[]).filter((bucket) => paid[bucket] < due[bucket]);
}

/** Fills in missing prices: a bucket without its own price costs as fresh input. */
function withFallbacks(pricing: Pricing): Readonly<Record<keyof Pricing, PicoUsd>> {
  return {
    prompt: pricing.prompt,
    completion: pricing.completion,
    cachedPrompt: pricing.cachedPrompt ?? pricing.prompt,
    cacheWrite: pricing.cacheWrite ?? pricing.prompt,
  };
}
