import type { StopCause } from "../../../core/conversation/generation-event.ts";
import {
  findChatEnding,
  brokenReplyFailure,
  causeOf,
  type EndedReply,
  type Ending,
  endingOf,
} from "../shared/endings.ts";
import type { Report } from "../shared/surprise.ts";
import type { ChatChoice } from "./reply-body.ts";

/**
 * Returns a choice's `finish_reason`; undefined without one. DashScope's own API sends it as the
 * string `null` until the end (dashscopego 2).
 */
export function finishOf({ finishReason }: ChatChoice): string | undefined {
  return finishReason === "null" ? undefined : finishReason;
}

/**
 * Refines the ending of a complete reply by the native word: proxies report a call that the vendor
 * discarded, or a cut, as `stop` or `tool_calls`. An unknown native word changes nothing.
 */
function refine(ending: Ending, choice: ChatChoice): readonly [Ending, string?] {
  if (ending !== "end" && ending !== "tool-calls" && ending !== "unclear") return [ending];
  const word = choice.nativeReason ?? "";
  const native = findChatEnding(word);
  return native === "broken" || native === "length" || native === "filtered"
    ? [native, word]
    : [ending];
}

/** Throws if a choice reports that the generation did not complete. */
export function checkFinish(choice: ChatChoice): void {
  const reason = finishOf(choice);
  if (reason === undefined) return;
  const [ending, native = reason] = refine(findChatEnding(reason) ?? "unclear", choice);
  if (ending === "broken") throw brokenReplyFailure(native);
}

export interface FinishContext extends EndedReply {
  /** The requested stop strings. */
  readonly stop: readonly string[];
  readonly report: Report;
}

/**
 * Interprets a choice's `finish_reason`; a whole reply without one has ended. `stop` with tool calls
 * means tool calls (as reported by Ollama and others). Without a reported stop string the cause is
 * `end`. Throws `UpstreamFailure` if the generation did not complete.
 */
export function stopCauseOf(choice: ChatChoice, context: FinishContext): StopCause {
  const raw = finishOf(choice) ?? "";
  const reported = raw === "" ? "end" : endingOf(raw, findChatEnding, context.report);
  const [ending, word = raw] = refine(reported, choice);
  const cause = causeOf(ending, word, context);
  const sequence = choice.matchedStop;
  const isEnd = cause === "end" || cause === "stop-sequence";
  if (isEnd && sequence !== undefined && context.stop.includes(sequence)) {
    return { cause: "stop-sequence", sequence, raw };
  }
  return { cause, raw: word };
}
