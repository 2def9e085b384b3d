import type { IgnoredParameter } from "./ignored-parameter.ts";
import type { TokenUsage } from "./token-usage.ts";

/**
 * Why a generation ended: the gateway's reason, the matched stop string, and the upstream's reason.
 */
export interface StopCause {
  readonly cause: "end" | "length" | "tool-calls" | "stop-sequence" | "filtered";
  /** The matched stop string, if the upstream reports it. */
  readonly sequence?: string;
  /** The upstream's own reason, for the log. */
  readonly raw: string;
  /** Findings of the upstream's checks of the reply. They use the call ids of the events. */
  readonly safeguardResults?: readonly SafeguardResult[];
}

/** The result of one check, as the upstream wrote it. */
export interface SafeguardResult {
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * One step of a generation. The order is: `generation-start` once and first, with the usage that
 * the upstream reports at the start, if any; then deltas; `generation-end` once and last, only
 * after the upstream's terminal event and after the last `usage-update`. Tool calls are numbered
 * from 0 in order of their start; deltas of several calls may interleave. Failures are thrown,
 * never events.
 */
export type GenerationEvent =
  | {
      readonly type: "generation-start";
      readonly usage?: TokenUsage;
      /** Parameters that the upstream reports as ignored. */
      readonly ignored?: readonly IgnoredParameter[];
      /**
       * Set if the reasoning of the reply is counted but never shown, whatever the client
       * requested.
       */
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
