import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { findChatEnding } from "../shared/chat-endings.ts";
import { brokenBy, causeOf, type EndedReply, type Ending, endingOf } from "../shared/endings.ts";
import { asObject, asText, type JsonObject } from "../shared/json.ts";
import type { Report } from "../shared/surprise.ts";

/**
 * Returns a choice's `finish_reason`; undefined without one. DashScope's own API sends it as the
 * string `null` until the end (dashscopego 2).
 */
export function readFinish(choice: JsonObject): string | undefined {
  const reason = asText(choice["finish_reason"]);
  return reason === "null" ? undefined : reason;
}

/**
 * Returns the native word of the model's vendor beside `finish_reason`, as OpenRouter and LiteLLM
 * send it.
 */
function readNative(choice: JsonObject): string | undefined {
  const fields = asObject(choice["provider_specific_fields"]);
  return asText(choice["native_finish_reason"]) ?? asText(fields?.["native_finish_reason"]);
}

/**
 * Refines the ending of a complete reply by the native word: proxies report a call that the vendor
 * discarded, or a cut, as `stop` or `tool_calls`. An unknown native word changes nothing.
 */
function refine(ending: Ending, choice: JsonObject): readonly [Ending, string?] {
  if (ending !== "end" && ending !== "tool-calls" && ending !== "unclear") return [ending];
  const word = readNative(choice) ?? "";
  const native = findChatEnding(word);
  return native === "broken" || native === "length" || native === "filtered"
    ? [native, word]
    : [ending];
}

/** Throws if a choice reports that the generation did not complete. */
export function checkFinish(choice: JsonObject): void {
  const reason = readFinish(choice);
  if (reason === undefined) return;
  const [ending, native = reason] = refine(findChatEnding(reason) ?? "unclear", choice);
  if (ending === "broken") throw brokenBy(native);
}

export interface FinishContext extends EndedReply {
  /** The requested stop strings. */
  readonly stop: readonly string[];
  readonly report: Report;
}

/**
 * Interprets a choice's `finish_reason`; a whole reply without one has ended. `stop` with tool calls
 * means tool calls (as reported by Ollama and others). vLLM (`stop_reason`) and SGLang
 * (`matched_stop`) report the matched stop string; other servers of this API do not, and then the
 * cause is `end`. Throws `UpstreamFailure` if the generation did not complete.
 */
export function stopCauseOf(choice: JsonObject, context: FinishContext): StopCause {
  const raw = readFinish(choice) ?? "";
  const reported = raw === "" ? "end" : endingOf(raw, findChatEnding, context.report);
  const [ending, word = raw] = refine(reported, choice);
  const cause = causeOf(ending, word, context);
  const met = asText(choice["stop_reason"]) ?? asText(choice["matched_stop"]);
  const isEnd = cause === "end" || cause === "stop-sequence";
  if (isEnd && met !== undefined && context.stop.includes(met)) {
    return { cause: "stop-sequence", sequence: met, raw };
  }
  return { cause, raw: word };
}
