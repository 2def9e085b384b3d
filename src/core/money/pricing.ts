import { ceilToNano, picoUsd, type NanoUsd, type PicoUsd } from "./amounts.ts";

/** Dollars per token as exact pico-dollars; null or absent if the bucket has no price of its own. */
export interface TokenPrices {
  readonly prompt: PicoUsd;
  readonly completion: PicoUsd;
  /** Null if cached input is billed as fresh input. */
  readonly cachedPrompt: PicoUsd | null;
  /** Null if cache writes are billed as fresh input. */
  readonly cacheWrite: PicoUsd | null;
  /** Of writes for an hour. Absent if they are billed as other cache writes. */
  readonly cacheWrite1h?: PicoUsd;
}

/** The prices of requests with more than this many input tokens. */
export interface PriceTier extends TokenPrices {
  readonly aboveInputTokens: number;
}

/** The prices of a model; those of its own fields apply below the first tier. */
export interface Pricing extends TokenPrices {
  /** In ascending order; absent if there is one price for all lengths (money rule 25). */
  readonly tiers?: readonly PriceTier[];
}

/** Tokens added to a hold's upper bound, for chat templates and tool preambles (money rule 3). */
export interface InputOverheads {
  readonly perRequestTokens: number;
  readonly perMessageTokens: number;
  readonly perToolTokens: number;
  readonly perImageTokens: number;
}

/** Tokens in disjoint buckets, each of which has a price. Absent buckets are free. */
export interface PricedTokens {
  readonly freshInput?: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
  /** The part of `cacheWrite` that was written for an hour. */
  readonly cacheWrite1h?: number;
  readonly output?: number;
}

/** Returns the prices of a whole request with this many input tokens, cached ones included. */
export function pricesAt(pricing: Pricing, inputTokens: number): TokenPrices {
  return (
    pricing.tiers?.findLast(({ aboveInputTokens }) => inputTokens > aboveInputTokens) ?? pricing
  );
}

/**
 * Returns the price of these tokens in nano-dollars, at the tier of their input: all lines summed in
 * pico-dollars, rounded up once (rule 1). A bucket without its own price costs as fresh input. A sum
 * beyond the safe integers is charged as the largest safe integer, which no hold reaches.
 */
export function chargeFor(tokens: PricedTokens, pricing: Pricing): NanoUsd {
  const { freshInput = 0, cachedInput = 0, cacheWrite = 0, output = 0 } = tokens;
  const hourly = Math.min(tokens.cacheWrite1h ?? 0, cacheWrite);
  const prices = pricesAt(pricing, freshInput + cachedInput + cacheWrite);
  const writePrice = prices.cacheWrite ?? prices.prompt;
  const sum =
    freshInput * prices.prompt +
    cachedInput * (prices.cachedPrompt ?? prices.prompt) +
    (cacheWrite - hourly) * writePrice +
    hourly * (prices.cacheWrite1h ?? writePrice) +
    output * prices.completion;
  return ceilToNano(picoUsd(Math.min(sum, Number.MAX_SAFE_INTEGER)));
}

/**
 * Returns by how much one cache write and one read of a token are cheaper than reading it fresh
 * twice, in pico-dollars; negative if they are dearer.
 */
export function cachingGain({ prompt, cachedPrompt, cacheWrite }: TokenPrices): number {
  return 2 * prompt - (cacheWrite ?? prompt) - (cachedPrompt ?? prompt);
}

/** The highest cost of a request within one tier, in pico-dollars. */
export interface TierCeiling {
  /** The cost of the most input that a request within the tier can have. */
  readonly input: number;
  /** The price of a token of output. */
  readonly completion: PicoUsd;
}

/**
 * Returns a ceiling for each tier that a request of at most this many input tokens can reach. Any of
 * the input may be written to a cache, which can cost more than fresh input. Costs are exact if the
 * model's largest request is (`isCountable`).
 */
export function reachableTiers(pricing: Pricing, inputTokensMax: number): readonly TierCeiling[] {
  const tiers = pricing.tiers?.filter((tier) => inputTokensMax > tier.aboveInputTokens) ?? [];
  return [pricing, ...tiers].map((prices, at) => {
    const tokens = tiers[at]?.aboveInputTokens ?? inputTokensMax;
    return { input: tokens * dearestInputPrice(prices), completion: prices.completion };
  });
}

/** Returns the highest cost of a request with at most these tokens, in pico-dollars. */
export function highestCost(
  pricing: Pricing,
  { inputTokensMax, outputTokensMax }: Readonly<Record<`${"in" | "out"}putTokensMax`, number>>,
): number {
  const tiers = reachableTiers(pricing, inputTokensMax);
  return Math.max(...tiers.map(({ input, completion }) => input + outputTokensMax * completion));
}

function dearestInputPrice(prices: TokenPrices): PicoUsd {
  const { prompt, cachedPrompt, cacheWrite, cacheWrite1h } = prices;
  return picoUsd(Math.max(prompt, cachedPrompt ?? 0, cacheWrite ?? 0, cacheWrite1h ?? 0));
}
