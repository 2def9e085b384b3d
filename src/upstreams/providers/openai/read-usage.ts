import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asObject, type JsonObject } from "../shared/json.ts";
import { usageOfTotals, usageWithCost } from "../shared/usage-counts.ts";

/**
 * Reads `usage` of a reply or chunk (also Groq's `x_groq.usage`) into disjoint buckets:
 * `prompt_tokens` includes cached tokens and cache writes, `completion_tokens` includes reasoning.
 * Undefined without a report.
 */
export function readUsage(reply: JsonObject): TokenUsage | undefined {
  const usage = asObject(reply["usage"]) ?? asObject(asObject(reply["x_groq"])?.["usage"]);
  if (usage === undefined) return undefined;
  const promptDetails = asObject(usage["prompt_tokens_details"]) ?? {};
  const counts = usageOfTotals({
    input: usage["prompt_tokens"],
    // DeepSeek and Moonshot report cached tokens outside the details.
    cached:
      promptDetails["cached_tokens"] ?? usage["prompt_cache_hit_tokens"] ?? usage["cached_tokens"],
    written: promptDetails["cache_write_tokens"],
    output: usage["completion_tokens"],
    reasoning: asObject(usage["completion_tokens_details"])?.["reasoning_tokens"],
    total: usage["total_tokens"],
  });
  return usageWithCost(counts, usage);
}
