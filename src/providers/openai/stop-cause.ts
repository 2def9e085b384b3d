import type { StopCause } from "../../conversation/generation-event.ts";
import { asText, type JsonObject } from "../json.ts";

/** A map, because the words are the upstream's own: `constructor` is not one that we know. */
const causes: ReadonlyMap<string, StopCause["cause"]> = new Map([
  ["stop", "end"],
  ["end_turn", "end"],
  ["eos", "end"],
  ["length", "length"],
  ["max_tokens", "length"],
  ["tool_calls", "tool-calls"],
  ["function_call", "tool-calls"],
  ["content_filter", "filtered"],
]);

/** Words by which a server says that a generation did not end by itself. */
export const failedFinishes: ReadonlySet<string> = new Set(["error", "abort", "cancelled"]);

export interface FinishContext {
  readonly calledTools: boolean;
  /** The stop strings that were asked for. */
  readonly stop: readonly string[];
}

/**
 * What a choice's `finish_reason` means. `stop` beside tool calls means tool calls (Ollama and
 * others say so). vLLM (`stop_reason`) and SGLang (`matched_stop`) tell the stop string that was
 * met; other servers of this wire do not, and then the cause is `end`.
 */
export function stopCauseOf(choice: JsonObject, raw: string, context: FinishContext): StopCause {
  const cause = causes.get(raw) ?? "end";
  if (cause === "end" && context.calledTools) return { cause: "tool-calls", raw };
  if (cause === "tool-calls" && !context.calledTools) return { cause: "end", raw };
  const met = asText(choice["stop_reason"]) ?? asText(choice["matched_stop"]);
  if (cause === "end" && met !== undefined && context.stop.includes(met)) {
    return { cause: "stop-sequence", sequence: met, raw };
  }
  return { cause, raw };
}
