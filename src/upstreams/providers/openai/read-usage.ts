import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { asObject, type JsonObject } from "../shared/json.ts";
import type { ChatReply } from "./reply-body.ts";
import { readReport, sumOfLifetimes } from "../shared/usage-counts.ts";

/**
 * Reads the usage of a reply or chunk: `prompt_tokens` includes cached tokens and cache writes,
 * `completion_tokens` includes reasoning. It is that of the reply or of a choice: the first of these
 * with tokens. Undefined without a report.
 */
export function readUsage(reply: Pick<ChatReply, "usage" | "choices">): TokenUsage | undefined {
  const usage = findUsage(reply);
  if (usage === undefined) return undefined;
  const details = asObject(usage["prompt_tokens_details"]) ?? {};
  // The vendor's own object, where a proxy passes it on; LiteLLM's name of it.
  const lifetimes = asObject(usage["cache_creation"] ?? details["cache_creation_token_details"]);
  const report = {
    input: usage["prompt_tokens"],
    // DeepSeek and Moonshot report cached tokens outside the details; so does LiteLLM, for Claude.
    cached: firstCount(
      details["cached_tokens"],
      usage["prompt_cache_hit_tokens"],
      usage["cached_tokens"],
      usage["cache_read_input_tokens"],
    ),
    // OpenAI and OpenRouter; LiteLLM, for Claude.
    written: firstCount(
      details["cache_write_tokens"],
      details["cache_creation_tokens"],
      usage["cache_write_tokens"],
      usage["cache_creation_input_tokens"],
      sumOfLifetimes(lifetimes),
    ),
    writtenForHour: lifetimes?.["ephemeral_1h_input_tokens"],
    output: usage["completion_tokens"],
    reasoning: asObject(usage["completion_tokens_details"])?.["reasoning_tokens"],
    total: usage["total_tokens"],
    caches: "within",
  } as const;
  return readReport(report, usage);
}

function findUsage({ usage, choices }: Parameters<typeof readUsage>[0]): JsonObject | undefined {
  let found = usage;
  for (const choice of choices) {
    if (found !== undefined && hasNumber(found)) return found;
    found = choice.usage ?? found;
  }
  return found;
}

/** Returns whether a report has tokens other than zero, valid or not. Some have times, too. */
function hasNumber(usage: JsonObject): boolean {
  return Object.entries(usage).some(
    ([name, value]) => name.endsWith("_tokens") && typeof value === "number" && value !== 0,
  );
}

/** Returns the first value other than zero: some servers fill the fields that they do not use. */
function firstCount(...values: readonly unknown[]): unknown {
  return (
    values.find((value) => value !== undefined && value !== null && value !== 0) ??
    values.find((value) => value === 0)
  );
}
