import type { StopCause } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { formOfArguments } from "../../../core/raw-json/arguments-text.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

/** What a messages reply must know of its request. */
export interface MessagesReplyShape {
  /** Thinking is on and its `display` is not `omitted`. */
  readonly showThinking: boolean;
}

/**
 * `signature` of the thinking blocks that we show. Clients must carry one, and we never read it
 * back: thinking in history is not sent to the model (section 2.7).
 */
export const THINKING_SIGNATURE = "unsigned";

/** Section 2.8: the closed set of `stop_reason`; a filtered reply ends as `end_turn`. */
const stopReasons = {
  end: "end_turn",
  length: "max_tokens",
  "tool-calls": "tool_use",
  "stop-sequence": "stop_sequence",
  filtered: "end_turn",
} as const satisfies Record<StopCause["cause"], string>;

/**
 * Why the reply ended, the stop string that was met, where the upstream reports which, and what its
 * checks of the reply found.
 */
export function encodeStop(stop: StopCause | undefined) {
  const results = stop?.safeguardResults;
  return {
    stop_reason: stopReasons[stop?.cause ?? "end"],
    stop_sequence: stop?.cause === "stop-sequence" ? (stop.sequence ?? null) : null,
    ...(results !== undefined && { safeguard_results: results }),
  } as const;
}

/** `usage` of the messages protocol: `input_tokens` excludes what a cache read or wrote. */
export interface MessagesUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly cache_creation_input_tokens: number;
}

/** Usage in the messages protocol's fields; what was not reported is 0. */
export function encodeMessagesUsage(usage: TokenUsage): MessagesUsage {
  return {
    input_tokens: usage.freshInput ?? 0,
    output_tokens: usage.output ?? 0,
    cache_read_input_tokens: usage.cachedInput ?? 0,
    cache_creation_input_tokens: usage.cacheWrite ?? 0,
  };
}

const noInput = RawJson.of({});

/**
 * A model's arguments as an object, as they were written: `{}` for none (also `null`, `[]` and
 * `""`, with which some models call a tool without arguments), null where they are anything else.
 */
export function readToolInput(argumentsJson: string): RawJson | null {
  switch (formOfArguments(argumentsJson)) {
    case "object":
      return RawJson.ofText(argumentsJson);
    case "none":
      return noInput;
    case "other":
      return null;
  }
}

/** A model's call that cannot be encoded as `tool_use`, whose `input` is an object. */
export function unreadableArguments(): GatewayError {
  return new GatewayError(
    "upstream-error",
    "The model called a tool with arguments that are not a JSON object. Try again.",
  );
}
