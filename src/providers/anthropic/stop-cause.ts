import type { StopCause } from "../../conversation/generation-event.ts";
import { asText, type JsonObject } from "../json.ts";

/** A map, because the words are the upstream's own: `constructor` is not one that we know. */
const causes: ReadonlyMap<string, StopCause["cause"]> = new Map([
  ["end_turn", "end"],
  ["pause_turn", "end"],
  ["max_tokens", "length"],
  ["model_context_window_exceeded", "length"],
  ["tool_use", "tool-calls"],
  ["stop_sequence", "stop-sequence"],
  ["refusal", "filtered"],
]);

/**
 * What `stop_reason` and `stop_sequence`, of a message or a `message_delta`, mean; undefined where
 * no reason is given. llama.cpp says `end_turn` and names the stop string that was met beside it.
 */
export function stopCauseOf(said: JsonObject, calledTools: boolean): StopCause | undefined {
  const raw = asText(said["stop_reason"]);
  if (raw === undefined) return undefined;
  const cause = causes.get(raw) ?? "end";
  if (cause === "end" && calledTools) return { cause: "tool-calls", raw };
  if (cause === "tool-calls" && !calledTools) return { cause: "end", raw };
  const sequence = asText(said["stop_sequence"]);
  if (sequence !== undefined && (cause === "stop-sequence" || cause === "end")) {
    return { cause: "stop-sequence", sequence, raw };
  }
  return { cause, raw };
}
