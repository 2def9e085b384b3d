/**
 * The sandbox's tokens are word pieces. A piece is a run of letters, digits, underscores and marks,
 * or a run of other signs (punctuation, symbols, emoji), each with the white space before it; white
 * space at the end is a piece of its own. No piece is empty, so that a text never has more pieces
 * than UTF-8 bytes, and all pieces joined are the text.
 */
const PIECES = /\s*(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\s\p{L}\p{N}_]+)|\s+/gu;

/** The pieces of the beginning of a text. */
export interface TokenPrefix {
  readonly pieces: readonly string[];
  /** False where the text has more pieces than were asked for. */
  readonly complete: boolean;
}

/** The first `count` pieces of a text, or all of them where it has fewer. */
export function takeTokens(text: string, count: number): TokenPrefix {
  const pieces = text.match(PIECES) ?? [];
  const complete = pieces.length <= count;
  return { pieces: complete ? pieces : pieces.slice(0, count), complete };
}

/** How many pieces a text has. */
export function countTokens(text: string): number {
  return text.match(PIECES)?.length ?? 0;
}
