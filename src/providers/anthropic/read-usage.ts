import type { TokenUsage } from "../../conversation/token-usage.ts";
import { asCount, asObject } from "../json.ts";

/** Reads a `usage` object, whose input buckets are disjoint; undefined where nothing is told. */
export function readUsage(value: unknown): TokenUsage | undefined {
  const said = asObject(value);
  if (said === undefined) return undefined;
  const freshInput = asCount(said["input_tokens"]);
  const cachedInput = asCount(said["cache_read_input_tokens"]);
  const cacheWrite = asCount(said["cache_creation_input_tokens"]);
  const output = asCount(said["output_tokens"]);
  const reasoning = asCount(asObject(said["output_tokens_details"])?.["thinking_tokens"]);
  const usage: TokenUsage = {
    ...(freshInput !== undefined && { freshInput }),
    ...(cachedInput !== undefined && { cachedInput }),
    ...(cacheWrite !== undefined && { cacheWrite }),
    ...(output !== undefined && { output }),
    ...(output !== undefined &&
      reasoning !== undefined && { reasoning: Math.min(reasoning, output) }),
  };
  return Object.keys(usage).length > 0 ? usage : undefined;
}
