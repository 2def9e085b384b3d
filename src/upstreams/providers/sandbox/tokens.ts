import type { Conversation } from "../../../core/conversation/conversation.ts";
import { visitInput } from "../../../core/conversation/visit-input.ts";

/**
 * The sandbox's tokens are word pieces. A piece is a run of letters, digits, underscores and marks,
 * or a run of other characters (punctuation, symbols, emoji), each with the preceding white space;
 * trailing white space is a separate piece. No piece is empty, so that a text never has more pieces
 * than UTF-8 bytes, and joining all pieces yields the text. Runs end after 65,536 characters,
 * because the engine's memory for runs of several alternatives is limited.
 */
const PIECES =
  /\s{0,65535}(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]{0,65535}|[^\s\p{L}\p{N}_]{1,65536})|\s{1,65536}/gu;

/** The first pieces of a text. */
export interface TokenPrefix {
  readonly pieces: readonly string[];
  /** Total of all pieces. */
  readonly characters: number;
  /** False if the text is longer. */
  readonly complete: boolean;
}

/**
 * Returns the first `count` pieces of a text, with at most `charactersMax` UTF-16 code units in
 * total.
 */
export function takeTokens(
  text: string,
  count: number,
  charactersMax = Number.POSITIVE_INFINITY,
): TokenPrefix {
  const pieces: string[] = [];
  let characters = 0;
  for (const [piece] of text.matchAll(PIECES)) {
    const isBeyond = pieces.length >= count || characters + piece.length > charactersMax;
    if (isBeyond) return { pieces, characters, complete: false };
    pieces.push(piece);
    characters += piece.length;
  }
  return { pieces, characters, complete: true };
}

/** Returns the number of pieces in a text; some number above `most` if there are more than that. */
export function countTokens(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  PIECES.lastIndex = 0;
  while (count <= most && PIECES.test(text)) count += 1;
  PIECES.lastIndex = 0;
  return count;
}

/** Tokens per image; the catalog's overhead per image must be at least this. */
const IMAGE_TOKENS = 85;

/**
 * Returns the input tokens of a conversation: the pieces of its texts, names, arguments and
 * schemas, and a fixed count per image. It never exceeds the hold's upper bound, which counts bytes
 * of the same data. Above `most` the number is not exact: counting megabytes of text takes seconds,
 * so the rest is not counted.
 */
export function countInputTokens(conversation: Conversation, most: number): number {
  let tokens = 0;
  visitInput(conversation, {
    text: (text, kind) => {
      if (kind !== "reference") tokens += countTokens(text, most - tokens);
    },
    image: () => {
      tokens += IMAGE_TOKENS;
    },
    // No sandbox model takes documents.
    document: () => undefined,
  });
  return tokens;
}
