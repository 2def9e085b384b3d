import type { TokenUsage } from "../../core/conversation/token-usage.ts";

/** A breakdown of input tokens, as chat and responses have it. */
export interface InputDetails {
  readonly cached_tokens: number;
  /** Present if not zero: otherwise the bill of a cached prompt would not add up. */
  readonly cache_write_tokens?: number;
  readonly cache_write_1h_tokens?: number;
}

/** Returns the breakdown of a usage; unreported counts become 0. */
export function inputDetails({
  cachedInput = 0,
  cacheWrite,
  cacheWrite1h,
}: TokenUsage): InputDetails {
  return {
    cached_tokens: cachedInput,
    ...(cacheWrite && { cache_write_tokens: cacheWrite }),
    ...(cacheWrite1h && { cache_write_1h_tokens: cacheWrite1h }),
  };
}
