import type { StopCause } from "../../../core/conversation/generation-event.ts";
import {
  findChatEnding,
  causeOf,
  type EndedReply,
  endingOf,
  endingTable,
  type FindEnding,
} from "../shared/endings.ts";
import type { Report } from "../shared/surprise.ts";
import type { ReplyEnding } from "./reply-body.ts";

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
  { reason: raw, sequence, safeguardResults = [] }: ReplyEnding,
  reply: EndedReply,
  report: Report,
): StopCause | undefined {
  if (raw === undefined) return undefined;
  const cause = causeOf(endingOf(raw, findEnding, report), raw, reply);
  const isEnd = cause === "end" || cause === "stop-sequence";
  const isSequence = isEnd && sequence !== undefined;
  return {
    ...(isSequence ? { cause: "stop-sequence", sequence, raw } : { cause, raw }),
    ...(safeguardResults.length > 0 && { safeguardResults }),
  };
}
