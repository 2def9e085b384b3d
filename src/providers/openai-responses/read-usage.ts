import type { TokenUsage } from "../../conversation/token-usage.ts";
import { asObject } from "../json.ts";
import { usageOfTotals, vendorCost } from "../usage-counts.ts";

/**
 * Reads a response's `usage` into disjoint buckets: `input_tokens` includes cached tokens and cache
 * writes, `output_tokens` includes reasoning. Undefined if nothing is reported.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const said = asObject(value);
  if (said === undefined) return undefined;
  const inputDetails = asObject(said["input_tokens_details"]) ?? {};
  const usage: TokenUsage = {
    ...usageOfTotals({
      input: said["input_tokens"],
      cached: inputDetails["cached_tokens"],
      written: inputDetails["cache_write_tokens"],
      output: said["output_tokens"],
      reasoning: asObject(said["output_tokens_details"])?.["reasoning_tokens"],
      total: said["total_tokens"],
    }),
    ...vendorCost(said),
  };
  return Object.keys(usage).length > 0 ? usage : undefined;
}
