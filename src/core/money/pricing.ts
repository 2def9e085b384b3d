import { ceilToNano, picoUsd, type NanoUsd, type PicoUsd } from "./amounts.ts";

/** Dollars per token as exact pico-dollars; null where the model has no such bucket. */
export interface Pricing {
  readonly prompt: PicoUsd;
  readonly completion: PicoUsd;
  /** Null: cached input is billed as fresh input. */
  readonly cachedPrompt: PicoUsd | null;
  /** Null: cache writes are billed as fresh input. */
  readonly cacheWrite: PicoUsd | null;
}

/** Tokens added to a hold's upper bound, for chat templates and tool preambles (money rule 3). */
export interface InputOverheads {
  readonly perRequestTokens: number;
  readonly perMessageTokens: number;
  readonly perToolTokens: number;
  readonly perImageTokens: number;
}

/** Tokens in disjoint buckets, each of which has a price; absent ones cost nothing. */
export interface PricedTokens {
  readonly freshInput?: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
  readonly output?: number;
}

/**
 * The price of these tokens in nano-dollars: all lines summed in pico-dollars, rounded up once
 * (rule 1). A bucket without a price of its own costs as fresh input. A sum beyond the safe
 * integers is charged as the largest of them: no hold reaches it.
 */
export function chargeFor(tokens: PricedTokens, pricing: Pricing): NanoUsd {
  const sum =
    (tokens.freshInput ?? 0) * pricing.prompt +
    (tokens.cachedInput ?? 0) * (pricing.cachedPrompt ?? pricing.prompt) +
    (tokens.cacheWrite ?? 0) * (pricing.cacheWrite ?? pricing.prompt) +
    (tokens.output ?? 0) * pricing.completion;
  return ceilToNano(picoUsd(Math.min(sum, Number.MAX_SAFE_INTEGER)));
}

/** Any of the input may turn out to be written to a cache, which can cost more than fresh input. */
export function dearestInputPrice(pricing: Pricing): PicoUsd {
  return picoUsd(Math.max(pricing.prompt, pricing.cacheWrite ?? 0, pricing.cachedPrompt ?? 0));
}
