import type { StopCause } from "../../conversation/generation-event.ts";

/** Section 2.5: the closed set of `finish_reason`; a filtered reply ends as `stop`. */
export const finishReasons = {
  end: "stop",
  length: "length",
  "tool-calls": "tool_calls",
  "stop-sequence": "stop",
  filtered: "stop",
} as const satisfies Record<StopCause["cause"], string>;
