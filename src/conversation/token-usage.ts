/**
 * Tokens of one generation in disjoint buckets; `reasoning` is the part of `output` that was
 * reasoning. Absent means that nobody said, which is not zero.
 */
export interface TokenUsage {
  /** Input tokens neither read from nor written to a cache. */
  readonly freshInput?: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
  /** All output tokens, reasoning included. */
  readonly output?: number;
  readonly reasoning?: number;
}

const buckets = ["freshInput", "cachedInput", "cacheWrite", "output", "reasoning"] as const;

/** Merges what is known so far with a later report: per field the larger number wins. */
export function mergeUsage(known: TokenUsage, update: TokenUsage): TokenUsage {
  const merged: { -readonly [K in keyof TokenUsage]: TokenUsage[K] } = { ...known };
  for (const bucket of buckets) {
    const next = update[bucket];
    if (next !== undefined) merged[bucket] = Math.max(merged[bucket] ?? next, next);
  }
  return merged;
}

/** All input tokens, whichever bucket; undefined where no bucket is known. */
export function inputTokens(usage: TokenUsage): number | undefined {
  const { freshInput, cachedInput, cacheWrite } = usage;
  if (freshInput === undefined && cachedInput === undefined && cacheWrite === undefined) {
    return undefined;
  }
  return (freshInput ?? 0) + (cachedInput ?? 0) + (cacheWrite ?? 0);
}
