import { GatewayError } from "../errors/gateway-error.ts";

/** Contract-decisions, section 1; the contract room counts exactly, this one before parsing. */
const NESTING_LEVELS_MAX = 64;
/** Shorter texts are parsed first: even of brackets alone they take no more than milliseconds. */
const SCANNED_FROM_LENGTH = 65_536;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}` differ in this one bit. */
const CASE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/**
 * Reads the JSON text of a request body; of duplicate keys the last one counts. Throws
 * `invalid-json` for malformed text, and `invalid-request` for a long text that nests too deep,
 * before it is parsed: 32 MiB of brackets would hold the event loop for seconds. No message quotes
 * the text.
 */
export function parseJson(text: string): unknown {
  if (text === "") throw new GatewayError("invalid-json", "The body is empty; send a JSON object.");
  if (text.length >= SCANNED_FROM_LENGTH && nestsTooDeep(text)) {
    const message = `The body is nested deeper than ${NESTING_LEVELS_MAX} levels.`;
    throw new GatewayError("invalid-request", message, {
      issues: [{ pointer: "", rule: "depth", message, hint: "Flatten schemas and inputs." }],
    });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = placeOfMistake(text, error);
    const told = place === undefined ? "" : ` (at character ${place})`;
    throw new GatewayError("invalid-json", `The body is not valid JSON${told}.`);
  }
}

/** The index of the first character that no JSON text could have there; its length: it is cut. */
function placeOfMistake(text: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : "";
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message.startsWith("Unexpected end")) return text.length;
  if (text.length >= SCANNED_FROM_LENGTH) return undefined;
  // For an unexpected token the engine gives no place: it ends the shortest wrong head.
  let [right, wrong] = [0, text.length];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isHeadOfJson(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}

/** Whether more text could make it JSON. */
function isHeadOfJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = /at position (\d+)/.exec(message)?.[1];
    return message.startsWith("Unexpected end") || Number(position) >= text.length;
  }
}

/** Counts brackets outside strings; strings are jumped over: text and images cost little. */
function nestsTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at);
      if (at < 0) return false;
    } else if ((code | CASE_BIT) === OPEN) {
      depth += 1;
      if (depth > NESTING_LEVELS_MAX) return true;
    } else if ((code | CASE_BIT) === CLOSE) {
      depth -= 1;
    }
  }
  return false;
}

/** The index of the quote that ends the string that begins at `open`; -1 where none does. */
function closingQuote(text: string, open: number): number {
  let quote = text.indexOf('"', open + 1);
  while (quote > 0) {
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return quote;
    quote = text.indexOf('"', quote + 1);
  }
  return -1;
}
