import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asObject } from "../shared/json.ts";
import { readReport } from "../shared/usage-counts.ts";

/**
 * Reads a response's `usage`: `input_tokens` includes cached tokens and cache writes,
 * `output_tokens` includes reasoning. Undefined without a report.
 */
export function readUsage(value: unknown): TokenUsage | undefined {
  const usage = asObject(value);
  if (usage === undefined) return undefined;
  const inputDetails = asObject(usage["input_tokens_details"]) ?? {};
  const report = {
    input: usage["input_tokens"],
    cached: inputDetails["cached_tokens"],
    written: inputDetails["cache_write_tokens"],
    output: usage["output_tokens"],
    reasoning: asObject(usage["output_tokens_details"])?.["reasoning_tokens"],
    total: usage["total_tokens"],
    caches: "within",
  } as const;
  return readReport(report, usage);
}
