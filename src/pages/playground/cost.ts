import type { Schemas } from "../../../generated/types.ts";
import { chargeLines, chargeOf, inputOf, type TokenBuckets } from "../kit/charge-lines.js";
import type { Protocol } from "./tools.js";

/** Prices in dollars per token; null: unknown, or the bucket has no separate price. */
export interface Pricing {
  readonly prompt: string | null;
  readonly completion: string | null;
  readonly cached_prompt: string | null;
  readonly cache_write: string | null;
  readonly cache_write_1h?: string | null;
}

/** The prices of a model. */
export interface PricedModel {
  readonly pricing?: Pricing;
  readonly pricing_tiers?: readonly (Pricing & { readonly above_input_tokens: number })[];
}

/** Returns the token counts of a protocol's usage, which follows the contract. */
export function bucketsOf(protocol: Protocol, usage: unknown): TokenBuckets {
  switch (protocol) {
    case "chat":
      return bucketsOfChat(usage as Schemas["CompletionUsage"]);
    case "messages":
      return bucketsOfMessage(usage as Schemas["MessageUsage"]);
    case "responses":
      return bucketsOfResponse(usage as NonNullable<Schemas["ResponseUsage"]>);
  }
}

function bucketsOfResponse(usage: NonNullable<Schemas["ResponseUsage"]>): TokenBuckets {
  const { input_tokens: input, input_tokens_details: details, output_tokens: output } = usage;
  const cached = details.cached_tokens;
  const cacheWrite = details.cache_write_tokens ?? 0;
  const cacheWrite1h = details.cache_write_1h_tokens ?? 0;
  return { fresh: input - cached - cacheWrite, cached, cacheWrite, cacheWrite1h, output };
}

function bucketsOfMessage(usage: Schemas["MessageUsage"]): TokenBuckets {
  return {
    fresh: usage.input_tokens,
    cached: usage.cache_read_input_tokens ?? 0,
    cacheWrite: usage.cache_creation_input_tokens ?? 0,
    cacheWrite1h: usage.cache_creation?.ephemeral_1h_input_tokens ?? 0,
    output: usage.output_tokens,
  };
}

function bucketsOfChat(usage: Schemas["CompletionUsage"]): TokenBuckets {
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
  const cacheWrite = usage.prompt_tokens_details?.cache_write_tokens ?? 0;
  const cacheWrite1h = usage.prompt_tokens_details?.cache_write_1h_tokens ?? 0;
  const fresh = usage.prompt_tokens - cached - cacheWrite;
  return { fresh, cached, cacheWrite, cacheWrite1h, output: usage.completion_tokens };
}

/**
 * Returns the cost of a usage like the ledger, at the tier of its input: all lines summed exactly,
 * rounded up once to a nano-dollar. A bucket without its own price costs the same as fresh input.
 * Null without prices.
 */
export function costOf(protocol: Protocol, usage: unknown, model: PricedModel): string | null {
  const tokens = bucketsOf(protocol, usage);
  const input = inputOf(tokens);
  const tier = model.pricing_tiers?.findLast((level) => input > level.above_input_tokens);
  const prices = tier ?? model.pricing;
  if (!prices) return null;
  const { prompt, completion, cache_write_1h: hourly = null } = prices;
  if (prompt === null || completion === null) return null;
  const known = { ...prices, prompt, completion, cache_write_1h: hourly };
  return chargeOf(chargeLines(tokens, known));
}
