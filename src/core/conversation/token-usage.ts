/**
 * Tokens of one generation in disjoint buckets; `reasoning` is the part of `output` that was
 * reasoning. Absent means not reported, which is not zero.
 */
export interface TokenUsage {
  /** Input tokens neither read from nor written to a cache. */
  readonly freshInput?: number;
  readonly cachedInput?: number;
  readonly cacheWrite?: number;
  /** All output tokens, reasoning included. */
  readonly output?: number;
  readonly reasoning?: number;
  /** What the vendor states that the generation cost, a decimal string; never what we charge. */
  readonly vendorCost?: string;
}

const buckets = ["freshInput", "cachedInput", "cacheWrite", "output", "reasoning"] as const;

/**
 * Merges what is known so far with a later report. A report of the whole input replaces what came
 * before it; of any other, per field the larger number wins.
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

/** Whether every input bucket is there; all zero is what servers send before they have counted. */
function isWholeInput({ freshInput, cachedInput, cacheWrite }: TokenUsage): boolean {
  if (freshInput === undefined || cachedInput === undefined || cacheWrite === undefined) {
    return false;
  }
  return freshInput + cachedInput + cacheWrite > 0;
}

/** The output of before stays where the later report has none. */
function replaceUsage(known: TokenUsage, update: TokenUsage): TokenUsage {
  const { output, reasoning, vendorCost } = known;
  return {
    ...(update.output === undefined && output !== undefined && { output }),
    ...(update.output === undefined && reasoning !== undefined && { reasoning }),
    ...(vendorCost !== undefined && { vendorCost }),
    ...update,
  };
}

/** All input tokens, whichever bucket; undefined where no bucket is known. */
export function inputTokens(usage: TokenUsage): number | undefined {
  const { freshInput, cachedInput, cacheWrite } = usage;
  if (freshInput === undefined && cachedInput === undefined && cacheWrite === undefined) {
    return undefined;
  }
  return (freshInput ?? 0) + (cachedInput ?? 0) + (cacheWrite ?? 0);
}
