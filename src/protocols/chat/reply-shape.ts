import type { StopCause } from "../../conversation/generation-event.ts";

/** What a chat reply must know of its request. */
export interface ChatReplyShape {
  /** The client asked for reasoning: its text is shown where the upstream shows it. */
  readonly showReasoning: boolean;
  /** The client sent `functions`: the reply has one call, also in the older form. */
  readonly legacyFunctions: boolean;
  /** `stream_options.include_usage`. */
  readonly includeUsage: boolean;
}

/** Clients parse `arguments`: a call without arguments gets an empty object. */
export const NO_ARGUMENTS = "{}";

/** Section 2.5: the closed set of `finish_reason`; a filtered reply ends as `stop`. */
export const finishReasons = {
  end: "stop",
  length: "length",
  "tool-calls": "tool_calls",
  "stop-sequence": "stop",
  filtered: "stop",
} as const satisfies Record<StopCause["cause"], string>;
