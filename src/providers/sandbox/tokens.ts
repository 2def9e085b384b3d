/**
 * The sandbox's tokens are word pieces. A piece is a run of letters, digits, underscores and marks,
 * or a run of other characters (punctuation, symbols, emoji), each with the preceding white space;
 * trailing white space is a piece of its own. No piece is empty, so that a text never has more
 * pieces than UTF-8 bytes, and joining all pieces yields the text. Runs end after 65,536 characters:
 * the engine has no room for longer ones of several alternatives.
 */
const PIECES =
  /\s{0,65535}(?:[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]{0,65535}|[^\s\p{L}\p{N}_]{1,65536})|\s{1,65536}/gu;

/** The first pieces of a text. */
export interface TokenPrefix {
  readonly pieces: readonly string[];
  /** False if the text has more pieces than requested. */
  readonly complete: boolean;
}

/** The first `count` pieces of a text, or all of them if it has fewer. */
export function takeTokens(text: string, count: number): TokenPrefix {
  const pieces: string[] = [];
  for (const [piece] of text.matchAll(PIECES)) {
    if (pieces.length >= count) return { pieces, complete: false };
    pieces.push(piece);
  }
  return { pieces, complete: true };
}

/** Number of pieces in a text; some number above `most` where it has more than that. */
export function countTokens(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  PIECES.lastIndex = 0;
  while (count <= most && PIECES.test(text)) count += 1;
  PIECES.lastIndex = 0;
  return count;
}
