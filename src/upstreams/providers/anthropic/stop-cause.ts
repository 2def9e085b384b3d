import type { SafeguardResult, StopCause } from "../../../core/conversation/generation-event.ts";
import { asObjects, asText, type JsonObject } from "../shared/json.ts";

/** A map, because the keys come from the upstream: `constructor` must not match. */
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
 * Interprets `stop_reason` and `stop_sequence` of a message or a `message_delta`, and adds the
 * results of requested checks; undefined without a reason. llama.cpp reports `end_turn` together
 * with the matched stop string.
 */
export function stopCauseOf(delta: JsonObject, calledTools: boolean): StopCause | undefined {
  const cause = readCause(delta, calledTools);
  const results = asObjects(delta["safeguard_results"]).filter(isResult);
  return cause === undefined || results.length === 0
    ? cause
    : { ...cause, safeguardResults: results };
}

function isResult(result: JsonObject): result is SafeguardResult {
  return asText(result["type"]) !== undefined;
}

function readCause(delta: JsonObject, calledTools: boolean): StopCause | undefined {
  const raw = asText(delta["stop_reason"]);
  if (raw === undefined) return undefined;
  const cause = causes.get(raw) ?? "end";
  if (cause === "end" && calledTools) return { cause: "tool-calls", raw };
  if (cause === "tool-calls" && !calledTools) return { cause: "end", raw };
  const sequence = asText(delta["stop_sequence"]);
  if (sequence !== undefined && (cause === "stop-sequence" || cause === "end")) {
    return { cause: "stop-sequence", sequence, raw };
  }
  return { cause, raw };
}
