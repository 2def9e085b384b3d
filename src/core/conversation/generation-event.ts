import type { IgnoredParameter } from "./ignored-parameter.ts";
import type { TokenUsage } from "./token-usage.ts";

/** Why a generation ended: our word, the stop string that was met, and the upstream's own word. */
export interface StopCause {
  readonly cause: "end" | "length" | "tool-calls" | "stop-sequence" | "filtered";
  /** The stop string that was met, where the upstream says which. */
  readonly sequence?: string;
  /** The upstream's own word, for the log. */
  readonly raw: string;
  /** What the upstream's checks of the reply found, with the ids of the events' calls. */
  readonly safeguardResults?: readonly SafeguardResult[];
}

/** The result of one check, as the upstream wrote it. */
export interface SafeguardResult {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * One step of a generation. The order is: `generation-start` once and first, with the usage that
 * the upstream reports at the start, if any; then deltas;
 * `generation-end` once and last, only after the upstream's terminal event was seen and after the
 * last `usage-update`. Tool calls are numbered from 0 in order of their start; deltas of several
 * calls may interleave. Failures are thrown, never events.
 */
export type GenerationEvent =
  | {
      readonly type: "generation-start";
      readonly usage?: TokenUsage;
      /** What the upstream says that it left out of the request. */
      readonly ignored?: readonly IgnoredParameter[];
      /** Set if the reasoning of the reply is counted and never shown, whatever the client asked for. */
      readonly hidesReasoning?: true;
    }
  | { readonly type: "text-delta"; readonly text: string }
  | { readonly type: "reasoning-delta"; readonly text: string }
  | {
      readonly type: "tool-call-start";
      readonly index: number;
      readonly id: string;
      readonly name: string;
      /** See `ToolCall.reasoningState`. */
      readonly reasoningState?: string;
    }
  | { readonly type: "tool-call-delta"; readonly index: number; readonly argumentsJson: string }
  | { readonly type: "usage-update"; readonly usage: TokenUsage }
  | { readonly type: "generation-end"; readonly stop: StopCause };
