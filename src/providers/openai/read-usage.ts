import type { TokenUsage } from "../../conversation/token-usage.ts";
import { asCount, asObject, type JsonObject } from "../json.ts";

/**
 * Reads `usage` of a reply or chunk (also Groq's `x_groq.usage`) into disjoint buckets:
 * `prompt_tokens` holds the cached ones and the cache writes, `completion_tokens` the reasoning.
 * Undefined where nothing is told.
 */
export function readUsage(reply: JsonObject): TokenUsage | undefined {
  const said = asObject(reply["usage"]) ?? asObject(asObject(reply["x_groq"])?.["usage"]);
  if (said === undefined) return undefined;
  const promptDetails = asObject(said["prompt_tokens_details"]) ?? {};
  const prompt = asCount(said["prompt_tokens"]);
  const output = asCount(said["completion_tokens"]);
  // DeepSeek counts its cache beside the details.
  const cached =
    asCount(promptDetails["cached_tokens"]) ?? asCount(said["prompt_cache_hit_tokens"]);
  const written = asCount(promptDetails["cache_write_tokens"]);
  const reasoning = asCount(asObject(said["completion_tokens_details"])?.["reasoning_tokens"]);
  const usage: TokenUsage = {
    ...(prompt !== undefined && {
      freshInput: Math.max(prompt - (cached ?? 0) - (written ?? 0), 0),
    }),
    ...(prompt !== undefined && cached !== undefined && { cachedInput: Math.min(cached, prompt) }),
    ...(prompt !== undefined &&
      written !== undefined && {
        cacheWrite: Math.min(written, prompt - Math.min(cached ?? 0, prompt)),
      }),
    ...(output !== undefined && { output }),
    ...(output !== undefined &&
      reasoning !== undefined && { reasoning: Math.min(reasoning, output) }),
  };
  return Object.keys(usage).length > 0 ? usage : undefined;
}
