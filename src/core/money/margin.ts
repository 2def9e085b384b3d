import { picoUsd, type PicoUsd } from "./amounts.ts";
import { pricesAt, type Pricing, type TokenPrices } from "./pricing.ts";

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
  const pricesOf = (prices: TokenPrices): TokenPrices => ({
    prompt: times(prices.prompt),
    completion: times(prices.completion),
    cachedPrompt: orNull(prices.cachedPrompt),
    cacheWrite: orNull(prices.cacheWrite),
    ...(prices.cacheWrite1h !== undefined && { cacheWrite1h: times(prices.cacheWrite1h) }),
  });
  const tiers = pricing.tiers?.map(({ aboveInputTokens, ...prices }) => ({
    aboveInputTokens,
    ...pricesOf(prices),
  }));
  return { ...pricesOf(pricing), ...(tiers && { tiers }) };
}

/**
 * Returns the buckets in which tokens sold at `price` bring in less than they cost, for requests of
 * some length; possibly empty.
 */
export function bucketsBelow(price: Pricing, cost: Pricing): readonly (keyof TokenPrices)[] {
  const starts = [...(price.tiers ?? []), ...(cost.tiers ?? [])];
  const lengths = [0, ...starts.map(({ aboveInputTokens }) => aboveInputTokens + 1)];
  const below = lengths.flatMap((length) => {
    const [sold, bought] = [pricesAt(price, length), pricesAt(cost, length)];
    const [paid, due] = [withFallbacks(sold), withFallbacks(bought)];
    // Without a price of their own on either side, writes for an hour are other cache writes.
    const hasHour = (sold.cacheWrite1h ?? bought.cacheWrite1h) !== undefined;
    return (Object.keys(due) as (keyof TokenPrices)[]).filter(
      (at) => paid[at] < due[at] && (at !== "cacheWrite1h" || hasHour),
    );
  });
  return [...new Set(below)];
}

/** Fills in missing prices, as `chargeFor` does. */
function withFallbacks(prices: TokenPrices): Readonly<Record<keyof TokenPrices, PicoUsd>> {
  const cacheWrite = prices.cacheWrite ?? prices.prompt;
  return {
    prompt: prices.prompt,
    completion: prices.completion,
    cachedPrompt: prices.cachedPrompt ?? prices.prompt,
    cacheWrite,
    cacheWrite1h: prices.cacheWrite1h ?? cacheWrite,
  };
}
