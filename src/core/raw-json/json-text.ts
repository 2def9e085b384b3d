/*
 * Positions in JSON text. Validation is the parser's task: every function here terminates without
 * an exception for any text.
 */

/** Number of characters that are examined one by one after an escaped quote. */
const NEAR = 16;
/** A double represents this many digits exactly. */
const SAFE_DIGITS = 15;

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
/** `]` and `}` differ only in this bit. */
const CASE_BIT = 0x20;
const CLOSE = 0x7d;

/**
 * Returns the index of the quote that ends the string that begins at `open`; -1 if there is no such
 * quote. The engine's search is fast over long distances. Escaped quotes cluster, so the characters
 * after one are examined one by one.
 */
export function closingQuote(text: string, open: number): number {
  let quote = text.indexOf('"', open + 1);
  while (quote > 0 && isEscaped(text, quote)) {
    let at = quote + 1;
    const near = Math.min(at + NEAR, text.length);
    while (at < near) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) return at;
      at += code === BACKSLASH ? 2 : 1;
    }
    quote = text.indexOf('"', at);
  }
  return quote;
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Returns the first index from `at` on that is not white space. */
export function skipSpace(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) <= SPACE) next += 1;
  return next;
}

/** Returns whether the string that ends at `quote` is the name of a field: a colon follows. */
export function isName(text: string, quote: number): boolean {
  return text.charCodeAt(skipSpace(text, quote + 1)) === COLON;
}

/**
 * Returns the end of the number, or of `true`, `false` or `null`, that begins at `at`; at least
 * `at` plus one.
 */
export function scalarEnd(text: string, at: number): number {
  let end = at + 1;
  while (isWithinScalar(text.charCodeAt(end))) end += 1;
  return end;
}

/**
 * Returns whether the character is a digit, a letter, a sign or a point. At the end of the text the
 * code is NaN.
 */
function isWithinScalar(code: number): boolean {
  return code > SPACE && code !== COMMA && (code | CASE_BIT) !== CLOSE;
}

/** Returns whether a number can begin with this character. */
export function beginsNumber(code: number): boolean {
  return (code >= ZERO && code <= NINE) || code === MINUS;
}

/**
 * Returns whether the number between these positions is the same text after parsing and writing.
 */
export function isPlainNumber(text: string, start: number, end: number): boolean {
  if (isShortNumber(text, start, end)) return true;
  const number = text.slice(start, end);
  return String(Number(number)) === number;
}

/** Detects the most common plain numbers without allocating text: `0`, `8192`, `0.75`. */
function isShortNumber(text: string, start: number, end: number): boolean {
  if (end - start > SAFE_DIGITS) return false;
  const first = text.charCodeAt(start);
  if (first === ZERO && end - start === 1) return true;
  const last = text.charCodeAt(end - 1);
  // A number below a tenth may be written with an exponent.
  const isTenth = text.charCodeAt(start + 1) === POINT && text.charCodeAt(start + 2) > ZERO;
  if (first < ZERO || first > NINE || last < ZERO || (first === ZERO && !isTenth)) return false;
  let points = 0;
  for (let at = start + 1; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT) points += 1;
    else if (code < ZERO || code > NINE) return false;
  }
  return points === 0 || (points === 1 && last !== ZERO);
}

/**
 * Returns whether the string between these quotes, as the name of a field, might be an integer. An
 * in-memory object has these fields before all others, in numerical order.
 */
export function mayBeIntegerName(text: string, open: number, close: number): boolean {
  for (let at = open + 1; at < close; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) return true;
    if (code < ZERO || code > NINE) return false;
  }
  return close > open + 1;
}
