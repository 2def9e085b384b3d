import type { Model } from "./model.ts";

/** Far above the average of any language. The longest tokens are runs of white space. */
const CHARACTERS_PER_TOKEN = 32;
/** For data other than output: ids, signatures, encrypted reasoning. */
const OVERHEAD_CHARACTERS = 256 * 1_024;
const CHARACTERS_MAX = 64 * 1_024 * 1_024;

/**
 * Size of a tool call in addition to its texts: about eight tokens, and its share of our memory.
 */
export const CALL_CHARACTERS = 256;

/** Returns the maximum size of one reply of a model: text, reasoning and tool calls together. */
export function replyCharactersMax({ maxOutputTokens }: Pick<Model, "maxOutputTokens">): number {
  return Math.min(maxOutputTokens * CHARACTERS_PER_TOKEN + OVERHEAD_CHARACTERS, CHARACTERS_MAX);
}
