import type { SafeguardResult, StopCause } from "../../../core/conversation/generation-event.ts";
import { findChatEnding } from "../shared/chat-endings.ts";
import {
  causeOf,
  type EndedReply,
  endingOf,
  endingTable,
  type FindEnding,
} from "../shared/endings.ts";
import { asObjects, asText, type JsonObject } from "../shared/json.ts";
import type { Report } from "../shared/surprise.ts";

/**
 * The words of `stop_reason` (`StopReason` and `BetaStopReason` of the vendor's SDK), and of Bedrock
 * (`MessageStopEvent`).
 */
const findOwn = endingTable({
  end: [
    "end_turn",
    // An unfinished turn of a server tool, which the gateway never requests.
    "pause_turn",
  ],
  "stop-sequence": ["stop_sequence"],
  length: ["max_tokens", "model_context_window_exceeded", "compaction"],
  "tool-calls": ["tool_use"],
  filtered: ["refusal", "guardrail_intervened", "content_filtered"],
  broken: ["malformed_model_output", "malformed_tool_use"],
});

/** Other vendors' servers of this API pass on words of chat completions. */
const findEnding: FindEnding = (word) => findOwn(word) ?? findChatEnding(word);

/**
 * Interprets `stop_reason` and `stop_sequence` of a message or a `message_delta`, and adds the
 * results of requested checks; undefined without a reason. llama.cpp reports `end_turn` together
 * with the matched stop string. Throws `UpstreamFailure` if the generation did not complete.
 */
export function stopCauseOf(
  delta: JsonObject,
  reply: EndedReply,
  report: Report,
): StopCause | undefined {
  const cause = readCause(delta, reply, report);
  const results = asObjects(delta["safeguard_results"]).filter(isResult);
  return cause === undefined || results.length === 0
    ? cause
    : { ...cause, safeguardResults: results };
}

function isResult(result: JsonObject): result is SafeguardResult {
  return asText(result["type"]) !== undefined;
}

function readCause(delta: JsonObject, reply: EndedReply, report: Report): StopCause | undefined {
  const raw = asText(delta["stop_reason"]);
  if (raw === undefined) return undefined;
  const cause = causeOf(endingOf(raw, findEnding, report), raw, reply);
  const sequence = asText(delta["stop_sequence"]);
  const isEnd = cause === "end" || cause === "stop-sequence";
  return isEnd && sequence !== undefined
    ? { cause: "stop-sequence", sequence, raw }
    : { cause, raw };
}
