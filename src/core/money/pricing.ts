import { ceilToNano, picoUsd, type NanoUsd, type PicoUsd } from "./amounts.ts";

/** Dollars per token as exact pico-dollars; null if the model does not have the bucket. */
export interface Pricing {
  readonly prompt: PicoUsd;
  readonly completion: PicoUsd;
  /** Null if cached input is billed as fresh input. */
  readonly cachedPrompt: PicoUsd | null;
  /** Null if cache writes are billed as fresh input. */
  readonly cacheWrite: PicoUsd | null;
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
  readonly output?: number;
}

/**
 * Returns the price of these tokens in nano-dollars: all lines summed in pico-dollars, rounded up
 * once (rule 1). A bucket without its own price costs as fresh input. A sum beyond the safe
 * integers is charged as the largest safe integer, which no hold reaches.
 */
export function chargeFor(tokens: PricedTokens, pricing: Pricing): NanoUsd {
  const sum =
    (tokens.freshInput ?? 0) * pricing.prompt +
    (tokens.cachedInput ?? 0) * (pricing.cachedPrompt ?? pricing.prompt) +
    (tokens.cacheWrite ?? 0) * (pricing.cacheWrite ?? pricing.prompt) +
    (tokens.output ?? 0) * pricing.completion;
  return ceilToNano(picoUsd(Math.min(sum, Number.MAX_SAFE_INTEGER)));
}

/**
 * Returns the highest price of input. Any of the input may be written to a cache, which can cost
 * more than fresh input.
 */
export function dearestInputPrice(pricing: Pricing): PicoUsd {
  return picoUsd(Math.max(pricing.prompt, pricing.cacheWrite ?? 0, pricing.cachedPrompt ?? 0));
}
