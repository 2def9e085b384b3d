/**
 * The sandbox's tokens are word pieces. A piece is a run of letters, digits, underscores and marks,
 * or a run of other characters (punctuation, symbols, emoji), each with the preceding white space;
 * trailing white space is a piece of its own. No piece is empty, so that a text never has more
 * pieces than UTF-8 bytes, and joining all pieces yields the text.
 */
const PIECES = /\s*(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\s\p{L}\p{N}_]+)|\s+/gu;

/** The first pieces of a text. */
export interface TokenPrefix {
  readonly pieces: readonly string[];
  /** False if the text has more pieces than requested. */
  readonly complete: boolean;
}

/** The first `count` pieces of a text, or all of them if it has fewer. */
export function takeTokens(text: string, count: number): TokenPrefix {
  const pieces = text.match(PIECES) ?? [];
  const complete = pieces.length <= count;
  return { pieces: complete ? pieces : pieces.slice(0, count), complete };
}

/** Number of pieces in a text. */
export function countTokens(text: string): number {
  return text.match(PIECES)?.length ?? 0;
}
