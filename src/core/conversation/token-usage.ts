/** Why a number of an upstream's report is not believed. */
export const usageFaults = [
  /** Negative, fractional or not a number. */
  "not-a-count",
  "above-context",
  /** Zero, although there was input, or content was received. */
  "zero",
  /** Fewer output tokens than the received characters can have. */
  "below-content",
  /** The total is not the sum of the other numbers. It is ignored. */
  "total",
  /** More reasoning than output. The excess is ignored. */
  "reasoning",
] as const;

export type UsageFault = (typeof usageFaults)[number];

/** The faults of a report: of its input, of its output, and of numbers that are not charged. */
export interface UsageFaults {
  readonly input?: UsageFault;
  readonly output?: UsageFault;
  readonly other?: UsageFault;
}

/**
 * Numbers as a vendor wrote them, not necessarily counts: safe in magnitude, but possibly negative
 * or fractional. The prompt includes the caches or not, by the vendor's custom.
 */
export interface ReportedUsage {
  readonly promptTokens?: number;
  readonly completionTokens?: number;
  readonly cachedTokens?: number;
  readonly cacheWriteTokens?: number;
  readonly reasoningTokens?: number;
  readonly totalTokens?: number;
}

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
  /** All output tokens, reasoning included. A lower bound if `faults` has the output. */
  readonly output?: number;
  readonly reasoning?: number;
  /**
   * More output that only the total has, of a report that counts no reasoning. It counts if
   * reasoning was received.
   */
  readonly deniedOutput?: number;
  /**
   * Cost of the generation as stated by the vendor, a decimal string; never the customer's charge.
   */
  readonly vendorCost?: string;
  readonly faults?: UsageFaults;
  /** The vendor's own numbers, if the buckets are not simply these. */
  readonly reported?: ReportedUsage;
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
 * earlier values; for other reports the larger number per field wins. A faulty later input leaves
 * the earlier one valid. A faulty later output makes the earlier one a lower bound.
 */
export function mergeUsage(known: TokenUsage, update: TokenUsage): TokenUsage {
  const merged = isWholeInput(update) ? replaceUsage(known, update) : largerUsage(known, update);
  const isPlain = known.reported === undefined && update.reported === undefined;
  return isPlain ? merged : withNotes(merged, known, update);
}

function largerUsage(known: TokenUsage, update: TokenUsage): TokenUsage {
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

/** Adds the faults that still hold after a later report, and the latest of the vendor's numbers. */
function withNotes(merged: TokenUsage, known: TokenUsage, update: TokenUsage): TokenUsage {
  const { faults: _faults, reported: _reported, deniedOutput: _denied, ...counts } = merged;
  const before = update.output === undefined ? known : {};
  const { deniedOutput = before.deniedOutput } = update;
  const input =
    inputTokens(merged) === undefined ? (update.faults?.input ?? known.faults?.input) : undefined;
  const output = update.faults?.output ?? before.faults?.output;
  const other = update.faults?.other ?? before.faults?.other;
  const faults: UsageFaults = {
    ...(input && { input }),
    ...(output && { output }),
    ...(other && { other }),
  };
  const { totalTokens: _total, ...earlier } = known.reported ?? usageAsReport(known);
  const reported = { ...earlier, ...(update.reported ?? usageAsReport(update)) };
  return {
    ...counts,
    ...(deniedOutput !== undefined && { deniedOutput }),
    ...(Object.keys(faults).length > 0 && { faults }),
    reported,
  };
}

/** Returns the numbers of a report whose buckets are simply its numbers. */
export function usageAsReport(usage: TokenUsage): ReportedUsage {
  const { cachedInput, cacheWrite, output, reasoning } = usage;
  const prompt = inputTokens(usage);
  return {
    ...(prompt !== undefined && { promptTokens: prompt }),
    ...(output !== undefined && { completionTokens: output }),
    ...(cachedInput !== undefined && { cachedTokens: cachedInput }),
    ...(cacheWrite !== undefined && { cacheWriteTokens: cacheWrite }),
    ...(reasoning !== undefined && { reasoningTokens: reasoning }),
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
