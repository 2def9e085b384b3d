/**
 * Tokens of one generation in disjoint buckets; `reasoning` is the part of `output` that was
 * reasoning. Absent means not reported, which is not zero.
 */
export interface TokenUsage {
  /** Input tokens neither read from nor written to a cache. */
  readonly freshInput?: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
  /** The part of `cacheWrite` that was written for an hour; absent: lifetimes are not reported. */
  readonly cacheWrite1h?: number;
  /** All output tokens, reasoning included. */
  readonly output?: number;
  readonly reasoning?: number;
  /**
   * Cost of the generation as stated by the vendor, a decimal string; never the customer's charge.
   */
  readonly vendorCost?: string;
}

const buckets = [
  "freshInput",
  "cachedInput",
  "cacheWrite",
  "cacheWrite1h",
  "output",
  "reasoning",
] as const;

/**
 * Merges the usage known so far with a later report. A report of the whole input replaces the
 * earlier values; for other reports the larger number per field wins.
 */
export function mergeUsage(known: TokenUsage, update: TokenUsage): TokenUsage {
  if (isWholeInput(update)) return replaceUsage(known, update);
  const merged: { -readonly [K in keyof TokenUsage]: TokenUsage[K] } = { ...known };
  for (const bucket of buckets) {
    const next = update[bucket];
    if (next !== undefined) merged[bucket] = Math.max(merged[bucket] ?? next, next);
  }
  if (update.vendorCost !== undefined) merged.vendorCost = update.vendorCost;
  return merged;
}

/**
 * Returns whether every input bucket is present. Servers send only zeros before they have counted.
 */
function isWholeInput({ freshInput, cachedInput, cacheWrite }: TokenUsage): boolean {
  if (freshInput === undefined || cachedInput === undefined || cacheWrite === undefined) {
    return false;
  }
  return freshInput + cachedInput + cacheWrite > 0;
}

/**
 * Replaces the usage, but keeps the earlier output if the later report has none. Likewise the part
 * of the writes that was for an hour, which Anthropic reports only at the start of a stream.
 */
function replaceUsage(known: TokenUsage, update: TokenUsage): TokenUsage {
  const { output, reasoning, vendorCost } = known;
  const { cacheWrite1h } = known;
  return {
    ...(cacheWrite1h !== undefined && {
      cacheWrite1h: Math.min(cacheWrite1h, update.cacheWrite ?? 0),
    }),
    ...(update.output === undefined && output !== undefined && { output }),
    ...(update.output === undefined && reasoning !== undefined && { reasoning }),
    ...(vendorCost !== undefined && { vendorCost }),
    ...update,
  };
}

/** Returns the sum of all input buckets; undefined if no bucket is known. */
export function inputTokens(usage: TokenUsage): number | undefined {
  const { freshInput, cachedInput, cacheWrite } = usage;
  if (freshInput === undefined && cachedInput === undefined && cacheWrite === undefined) {
    return undefined;
  }
  return (freshInput ?? 0) + (cachedInput ?? 0) + (cacheWrite ?? 0);
}
