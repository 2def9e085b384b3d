import type { Schemas } from "../../../generated/types.ts";
import { formatNano } from "../kit/sums.js";
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

/** Disjoint counts of tokens. */
interface Buckets {
  readonly fresh: number;
  readonly cached: number;
  readonly cacheWrite: number;
  /** The part of the writes that is for an hour. */
  readonly cacheWrite1h: number;
  readonly output: number;
}

/** Prices have up to 12 decimals, so sums are in pico-dollars. */
const PICO_DIGITS = 12;
const PICO_IN_NANO = 1000n;

/** Converts a decimal string in dollars to a BigInt of pico-dollars; throws on more digits. */
export function toPico(decimal: string): bigint {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d{1,12}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`not a price: ${decimal}`);
  return BigInt(whole + fraction.padEnd(PICO_DIGITS, "0"));
}

/** Returns the token counts of a protocol's usage, which follows the contract. */
export function bucketsOf(protocol: Protocol, usage: unknown): Buckets {
  switch (protocol) {
    case "chat":
      return bucketsOfChat(usage as Schemas["CompletionUsage"]);
    case "messages":
      return bucketsOfMessage(usage as Schemas["MessageUsage"]);
    case "responses":
      return bucketsOfResponse(usage as NonNullable<Schemas["ResponseUsage"]>);
  }
}

function bucketsOfResponse(usage: NonNullable<Schemas["ResponseUsage"]>): Buckets {
  const { input_tokens: input, input_tokens_details: details, output_tokens: output } = usage;
  const cached = details.cached_tokens;
  const cacheWrite = details.cache_write_tokens ?? 0;
  const cacheWrite1h = details.cache_write_1h_tokens ?? 0;
  return { fresh: input - cached - cacheWrite, cached, cacheWrite, cacheWrite1h, output };
}

function bucketsOfMessage(usage: Schemas["MessageUsage"]): Buckets {
  return {
    fresh: usage.input_tokens,
    cached: usage.cache_read_input_tokens ?? 0,
    cacheWrite: usage.cache_creation_input_tokens ?? 0,
    cacheWrite1h: usage.cache_creation?.ephemeral_1h_input_tokens ?? 0,
    output: usage.output_tokens,
  };
}

function bucketsOfChat(usage: Schemas["CompletionUsage"]): Buckets {
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
  const { fresh, cached, cacheWrite, cacheWrite1h, output } = bucketsOf(protocol, usage);
  const input = fresh + cached + cacheWrite;
  const tier = model.pricing_tiers?.findLast((level) => input > level.above_input_tokens);
  const prices = tier ?? model.pricing;
  if (!prices) return null;
  const { prompt, completion } = prices;
  if (prompt === null || completion === null) return null;
  const line = (count: number, price: string | null): bigint =>
    BigInt(count) * toPico(price ?? prompt);
  const pico =
    line(fresh, prompt) +
    line(cached, prices.cached_prompt) +
    line(cacheWrite - cacheWrite1h, prices.cache_write) +
    line(cacheWrite1h, prices.cache_write_1h ?? prices.cache_write) +
    line(output, completion);
  return formatNano((pico + PICO_IN_NANO - 1n) / PICO_IN_NANO);
}
