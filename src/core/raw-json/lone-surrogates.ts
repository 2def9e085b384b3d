const HEX = /^[0-9a-fA-F]{4}$/;
const LOW = /^\\u[dD][c-fC-F][0-9a-fA-F]{2}$/;
/** Text that may be completed to the escape of a low surrogate. */
const LOW_BEGUN = /^(?:\\(?:u(?:[dD](?:[c-fC-F][0-9a-fA-F]?)?)?)?)?$/;
const ESCAPE_LENGTH = 6;
const PAIR_LENGTH = 2 * ESCAPE_LENGTH;
const REPLACEMENT = String.raw`\ufffd`;

/** JSON text in which no escape is half of a surrogate pair, and an incomplete end. */
export interface RepairedPartialText {
  readonly whole: string;
  readonly rest: string;
}

/**
 * Returns whether text that begins outside of an escape may have an escape to replace or to
 * complete.
 */
export function mayNeedRepair(json: string): boolean {
  return json.includes(String.raw`\u`) || json.endsWith("\\");
}

/**
 * Replaces each escape in JSON text that is half of a surrogate pair by that of U+FFFD, and leaves
 * the other text unchanged. The text may continue: an escape or a pair that is cut at its end is
 * the rest.
 */
export function repairPartialText(json: string): RepairedPartialText {
  let whole = "";
  let from = 0;
  let at = json.indexOf("\\");
  while (at !== -1) {
    const length = lengthOf(json, at);
    if (length === 0) return { whole: whole + json.slice(from, at), rest: json.slice(at) };
    if (length === ESCAPE_LENGTH && isLoneSurrogate(json, at)) {
      whole += json.slice(from, at) + REPLACEMENT;
      from = at + length;
    }
    at = json.indexOf("\\", at + length);
  }
  return { whole: whole + json.slice(from), rest: "" };
}

/** Does the same for complete text. */
export function repairLoneSurrogates(json: string): string {
  const { whole, rest } = repairPartialText(json);
  return whole + (rest.length < ESCAPE_LENGTH ? rest : REPLACEMENT + rest.slice(ESCAPE_LENGTH));
}

/**
 * Returns the length of the escape, or of the pair of escapes, that begins at `at`; 0 if
 * incomplete.
 */
function lengthOf(json: string, at: number): number {
  if (at + 1 === json.length) return 0;
  if (json[at + 1] !== "u") return 2;
  const digits = json.slice(at + 2, at + ESCAPE_LENGTH);
  if (digits.length < 4) return 0;
  if (!isHigh(digits)) return ESCAPE_LENGTH;
  const next = json.slice(at + ESCAPE_LENGTH, at + PAIR_LENGTH);
  if (LOW.test(next)) return PAIR_LENGTH;
  const mayGoOn = at + ESCAPE_LENGTH + next.length === json.length && LOW_BEGUN.test(next);
  return mayGoOn ? 0 : ESCAPE_LENGTH;
}

function isHigh(digits: string): boolean {
  return HEX.test(digits) && /^[dD][89abAB]/.test(digits);
}

function isLoneSurrogate(json: string, at: number): boolean {
  const digits = json.slice(at + 2, at + ESCAPE_LENGTH);
  return HEX.test(digits) && /^[dD][89a-fA-F]/.test(digits);
}
