import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asObject } from "../shared/json.ts";
import { usageOfTotals, usageWithCost } from "../shared/usage-counts.ts";

/**
 * Reads a response's `usage` into disjoint buckets: `input_tokens` includes cached tokens and cache
 * writes, `output_tokens` includes reasoning. Undefined without a report.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const reported = asObject(value);
  if (reported === undefined) return undefined;
  const inputDetails = asObject(reported["input_tokens_details"]) ?? {};
  const counts = usageOfTotals({
    input: reported["input_tokens"],
    cached: inputDetails["cached_tokens"],
    written: inputDetails["cache_write_tokens"],
    output: reported["output_tokens"],
    reasoning: asObject(reported["output_tokens_details"])?.["reasoning_tokens"],
    total: reported["total_tokens"],
  });
  return usageWithCost(counts, reported);
}
