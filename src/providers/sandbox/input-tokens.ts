import type { Conversation } from "../../conversation/conversation.ts";
import { visitInput } from "../../conversation/visit-input.ts";
import { countTokens } from "./tokens.ts";

/** Tokens per image; the catalog's overhead per image must be at least this. */
const IMAGE_TOKENS = 85;

/**
 * The input tokens of a conversation: the pieces of its texts, names, arguments and schemas, and a
 * fixed count per image. Never above the hold's upper bound, which counts bytes of the same. Above
 * `most` it is no longer exact: megabytes of text take seconds to count, and the rest is not counted.
 */
export function countInputTokens(conversation: Conversation, most: number): number {
  let tokens = 0;
  visitInput(conversation, {
    text: (text, kind) => {
      if (kind !== "reference") tokens += countTokens(text, most - tokens);
    },
    image: () => void (tokens += IMAGE_TOKENS),
    // No sandbox model takes documents.
    document: () => undefined,
  });
  return tokens;
}
