import type { TokenUsage } from "../../conversation/token-usage.ts";

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
