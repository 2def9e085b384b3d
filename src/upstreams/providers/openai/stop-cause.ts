import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { asText, type JsonObject } from "../shared/json.ts";

/** A map, because the keys come from the upstream: `constructor` must not match. */
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

/** Finish reasons that mean that a generation did not complete. */
const failures: ReadonlySet<string> = new Set(["error", "abort", "cancelled"]);

/** Throws if a `finish_reason` reports that the generation did not complete. */
export function checkFinish(reason: string): void {
  if (!failures.has(reason)) return;
  throw new UpstreamFailure("server-error", `upstream: finish_reason ${reason}`, { status: 200 });
}

export interface FinishContext {
  readonly calledTools: boolean;
  /** The requested stop strings. */
  readonly stop: readonly string[];
}

/**
 * Interprets a choice's `finish_reason`. `stop` with tool calls means tool calls (as reported by
 * Ollama and others). vLLM (`stop_reason`) and SGLang (`matched_stop`) report the matched stop
 * string; other servers of this API do not, and then the cause is `end`.
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
