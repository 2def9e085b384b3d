import type { StopCause } from "../../conversation/generation-event.ts";

/** Section 2.8: the closed set of `stop_reason`; a filtered reply ends as `end_turn`. */
const stopReasons = {
  end: "end_turn",
  length: "max_tokens",
  "tool-calls": "tool_use",
  "stop-sequence": "stop_sequence",
  filtered: "end_turn",
} as const satisfies Record<StopCause["cause"], string>;

/** Why the reply ended, and the stop string that was met, where the upstream reports which. */
export function encodeStop(stop: StopCause | undefined) {
  return {
    stop_reason: stopReasons[stop?.cause ?? "end"],
    stop_sequence: stop?.cause === "stop-sequence" ? (stop.sequence ?? null) : null,
  } as const;
}
