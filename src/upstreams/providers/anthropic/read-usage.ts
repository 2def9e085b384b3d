import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asObject } from "../shared/json.ts";
import { countsOf, outputBuckets, usageWithCost } from "../shared/usage-counts.ts";

/**
 * Reads a `usage` object, whose input buckets are disjoint; undefined without a report. A side
 * (input or output) with an invalid count is treated as not reported.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const reported = asObject(value);
  if (reported === undefined) return undefined;
  const input = countsOf({
    fresh: reported["input_tokens"],
    cached: reported["cache_read_input_tokens"],
    written: reported["cache_creation_input_tokens"],
  });
  const output = countsOf({
    all: reported["output_tokens"],
    reasoning: asObject(reported["output_tokens_details"])?.["thinking_tokens"],
  });
  const counts: TokenUsage = {
    ...(input !== undefined && inputBuckets(input)),
    ...(output?.all !== undefined && outputBuckets(output.all, output.reasoning)),
  };
  return usageWithCost(counts, reported);
}

/**
 * Returns the input buckets. A report with input and one cache covers all input: an omitted cache
 * is zero.
 */
function inputBuckets({
  fresh,
  cached,
  written,
}: Readonly<Record<"fresh" | "cached" | "written", number | undefined>>): TokenUsage {
  if (fresh !== undefined && (cached ?? written) !== undefined) {
    return { freshInput: fresh, cachedInput: cached ?? 0, cacheWrite: written ?? 0 };
  }
  return {
    ...(fresh !== undefined && { freshInput: fresh }),
    ...(cached !== undefined && { cachedInput: cached }),
    ...(written !== undefined && { cacheWrite: written }),
  };
}
