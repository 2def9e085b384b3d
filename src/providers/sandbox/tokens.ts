/**
 * The sandbox's tokens are word pieces. A piece is a run of letters, digits, underscores and marks,
 * or a run of other signs (punctuation, symbols, emoji), each with the white space before it; white
 * space at the end is a piece of its own. No piece is empty, so that a text never has more pieces
 * than UTF-8 bytes, and all pieces joined are the text.
 */
const PIECE = /\s*(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*|[^\s\p{L}\p{N}_]+)|\s+/gu;

/** The pieces of the beginning of a text. */
export interface TokenPrefix {
  readonly pieces: readonly string[];
  /** False where the text has more pieces than were asked for. */
  readonly complete: boolean;
}

/** The first `count` pieces of a text, or all of them where it has fewer. */
export function takeTokens(text: string, count: number): TokenPrefix {
  const pieces: string[] = [];
  for (const [piece] of text.matchAll(PIECE)) {
    if (pieces.length >= count) return { pieces, complete: false };
    pieces.push(piece);
  }
  return { pieces, complete: true };
}

/** How many pieces a text has. */
export function countTokens(text: string): number {
  const piece = new RegExp(PIECE);
  let count = 0;
  while (piece.test(text)) count += 1;
  return count;
}
