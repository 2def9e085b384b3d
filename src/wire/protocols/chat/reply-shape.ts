import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { inputTokens, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import { inputDetails, type InputDetails } from "../input-details.ts";

/** The facts about its request that a chat response depends on. */
export interface ChatReplyShape {
  /** Whether the client asked for reasoning; its text is shown if the upstream returns it. */
  readonly showReasoning: boolean;
  /**
   * Whether the client sent `functions`; the response then has only one call, also in the older
   * form.
   */
  readonly legacyFunctions: boolean;
  /** `stream_options.include_usage`. */
  readonly includeUsage: boolean;
}

/** Clients parse `arguments`, so a call without arguments gets an empty object. */
export const NO_ARGUMENTS = "{}";

/** Section 2.5: the closed set of `finish_reason`; a filtered response ends with `stop`. */
export const finishReasons = {
  end: "stop",
  length: "length",
  "tool-calls": "tool_calls",
  "stop-sequence": "stop",
  filtered: "stop",
} as const satisfies Record<StopCause["cause"], string>;

/** `usage` of the chat protocol: cached tokens and cache writes are part of `prompt_tokens`. */
export interface ChatUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  readonly prompt_tokens_details: InputDetails;
  readonly completion_tokens_details: { readonly reasoning_tokens: number };
}

/** Converts usage to the chat protocol's fields; unreported counts become 0. */
export function encodeChatUsage(usage: TokenUsage): ChatUsage {
  const prompt = inputTokens(usage) ?? 0;
  const completion = usage.output ?? 0;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: inputDetails(usage),
    completion_tokens_details: { reasoning_tokens: usage.reasoning ?? 0 },
  };
}
