import type { StopCause } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";

/** The facts about its request that a messages response depends on. */
export interface MessagesReplyShape {
  /** Whether thinking is on and its `display` is not `omitted`. */
  readonly showThinking: boolean;
}

/**
 * `signature` of the thinking blocks that we show. Clients require one, and we never read it back:
 * thinking in the history is not sent to the model (section 2.7).
 */
export const THINKING_SIGNATURE = "unsigned";

/** Section 2.8: the closed set of `stop_reason`; a filtered response ends with `end_turn`. */
const stopReasons = {
  end: "end_turn",
  length: "max_tokens",
  "tool-calls": "tool_use",
  "stop-sequence": "stop_sequence",
  filtered: "end_turn",
} as const satisfies Record<StopCause["cause"], string>;

/**
 * Encodes the stop reason, the matched stop string, if the upstream reports it, and the results of
 * the upstream's checks.
 */
export function encodeStop(stop: StopCause | undefined) {
  const results = stop?.safeguardResults;
  return {
    stop_reason: stopReasons[stop?.cause ?? "end"],
    stop_sequence: stop?.cause === "stop-sequence" ? (stop.sequence ?? null) : null,
    ...(results !== undefined && { safeguard_results: results }),
  } as const;
}

/** `usage` of the messages protocol: `input_tokens` excludes cache reads and writes. */
export interface MessagesUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly cache_creation_input_tokens: number;
  /** Present if tokens were written for an hour: otherwise the bill would not add up. */
  readonly cache_creation?: {
    readonly ephemeral_5m_input_tokens: number;
    readonly ephemeral_1h_input_tokens: number;
  };
}

/**
 * Converts usage to the messages protocol's fields; unreported counts become 0. The lifetimes of
 * cache writes are also shown without writes for an hour if `showsLifetimes`.
 */
export function encodeMessagesUsage(usage: TokenUsage, showsLifetimes = false): MessagesUsage {
  const { cacheWrite = 0, cacheWrite1h = 0 } = usage;
  const byLifetime = {
    ephemeral_5m_input_tokens: cacheWrite - cacheWrite1h,
    ephemeral_1h_input_tokens: cacheWrite1h,
  };
  return {
    input_tokens: usage.freshInput ?? 0,
    output_tokens: usage.output ?? 0,
    cache_read_input_tokens: usage.cachedInput ?? 0,
    cache_creation_input_tokens: cacheWrite,
    ...((showsLifetimes || cacheWrite1h > 0) && { cache_creation: byLifetime }),
  };
}
