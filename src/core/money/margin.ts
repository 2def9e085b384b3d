import { picoUsd, type PicoUsd } from "./amounts.ts";
import type { Pricing } from "./pricing.ts";

declare const unit: unique symbol;

/** A factor in whole millionths: 1,200,000 is 1.2. */
export type Factor = bigint & { readonly [unit]: "millionths" };

const FACTOR_DIGITS = 6;
const ONE = 10n ** BigInt(FACTOR_DIGITS);

/** Reads a decimal factor such as `1.25`; undefined where it is negative or finer than a millionth. */
export function parseFactor(text: string): Factor | undefined {
  const [, whole = "", fraction = ""] = /^(\d{1,4})(?:\.(\d+))?$/.exec(text) ?? [];
  const kept = fraction.replace(/0+$/, "");
  if (whole === "" || kept.length > FACTOR_DIGITS) return undefined;
  return BigInt(whole + kept.padEnd(FACTOR_DIGITS, "0")) as Factor;
}

/**
 * Each price times the factor, exactly; what is finer than a pico-dollar is rounded up, once and
 * here, so that what is published is what is charged. Beyond the safe integers it is the largest of
 * them, which no model may cost.
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

/** The buckets in which tokens sold at `price` bring in less than they cost; empty: in none. */
export function bucketsBelow(price: Pricing, cost: Pricing): readonly (keyof Pricing)[] {
  const paid = withFallbacks(price);
  const due = withFallbacks(cost);
  return (Object.keys(due) as (keyof Pricing)[]).filter((bucket) => paid[bucket] < due[bucket]);
}

/** A bucket without a price of its own costs as fresh input. */
function withFallbacks(pricing: Pricing): Readonly<Record<keyof Pricing, PicoUsd>> {
  return {
    prompt: pricing.prompt,
    completion: pricing.completion,
    cachedPrompt: pricing.cachedPrompt ?? pricing.prompt,
    cacheWrite: pricing.cacheWrite ?? pricing.prompt,
  };
}
