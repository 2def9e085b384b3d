import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asObject } from "../shared/json.ts";
import { readReport, sumOfLifetimes } from "../shared/usage-counts.ts";

/**
 * Reads a `usage` object, whose input buckets are disjoint; undefined without a report. The protocol
 * has no total.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const usage = asObject(value);
  if (usage === undefined) return undefined;
  const lifetimes = asObject(usage["cache_creation"]);
  const report = {
    input: usage["input_tokens"],
    cached: usage["cache_read_input_tokens"],
    written: usage["cache_creation_input_tokens"] ?? sumOfLifetimes(lifetimes),
    writtenForHour: lifetimes?.["ephemeral_1h_input_tokens"],
    output: usage["output_tokens"],
    reasoning: asObject(usage["output_tokens_details"])?.["thinking_tokens"],
    total: undefined,
    caches: "beside",
  } as const;
  return readReport(report, usage);
}
