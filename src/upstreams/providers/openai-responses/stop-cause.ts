import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { causeOf, type EndedReply, endingOf, endingTable } from "../shared/endings.ts";
import type { Report } from "../shared/surprise.ts";
import type { ResponseBody } from "./reply-body.ts";

export interface EndContext extends EndedReply {
  readonly refused: boolean;
}

/** The words of `status` that end a response, besides `incomplete` (`ResponseStatus` of the vendor's SDK). */
const findStatus = endingTable({
  end: ["completed"],
  broken: ["failed", "cancelled"],
});

/** Responses with these words have not ended. */
const running: ReadonlySet<string> = new Set(["in_progress", "queued"]);

/**
 * The words of `incomplete_details.reason` (`IncompleteDetails` of the vendor's SDK); other servers
 * of this API may use those of chat completions.
 */
const findReason = endingTable({
  length: ["max_output_tokens", "max_messages", "max_tokens", "length"],
  filtered: ["content_filter"],
  // Stopped for a successor response, over a WebSocket, that the gateway does not read.
  broken: ["steered"],
});

/**
 * Why a response ended; undefined if its status does not end a generation. A response with content
 * that is incomplete for an unknown reason was cut off. Throws `UpstreamFailure` if the generation
 * did not complete.
 */
export function stopCauseOf(
  response: ResponseBody,
  context: EndContext,
  report: Report,
): StopCause | undefined {
  const { status } = response;
  if (status === undefined || running.has(status.toLowerCase())) return undefined;
  if (response.isIncomplete) return incompleteCause(response, context, report);
  const cause = causeOf(endingOf(status, findStatus, report), status, context);
  return cause === "end" && context.refused
    ? { cause: "filtered", raw: "refusal" }
    : { cause, raw: status };
}

function incompleteCause(response: ResponseBody, context: EndContext, report: Report): StopCause {
  const reason = response.incompleteReason;
  const raw = reason ?? "incomplete";
  const ending = reason === undefined ? "length" : endingOf(reason, findReason, report);
  const cause = causeOf(ending, raw, context);
  return { cause: ending === "unclear" ? "length" : cause, raw };
}
