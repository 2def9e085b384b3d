import { GatewayError } from "../../core/errors/gateway-error.ts";
import {
  beginsNumber,
  closingQuote,
  isName,
  isPlainNumber,
  mayBeIntegerName,
  scalarEnd,
  skipSpace,
} from "../../core/raw-json/json-text.ts";
import type { MessagesOutline } from "./messages-outline.ts";
import type { NameCounter } from "./name-counter.ts";

/** Maximum nesting of a body; the body itself is the first level. */
const LEVELS_MAX = 64;
/**
 * Maximum number of values in a body; a key and its value count once. An object takes 100 bytes of
 * memory.
 */
export const VALUES_MAX = 500_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const UNDERSCORE = 0x5f;
/** The only bit in which `[` and `{`, and `]` and `}`, differ. */
const CASE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

const underscore = String.raw`(?:_|\\u005[fF])`;
const o = String.raw`(?:o|\\u006[fF])`;
const letters = [String.raw`(?:p|\\u0070)(?:r|\\u0072)`, o, String.raw`(?:t|\\u0074)`, o].join("");
/** Matches the key `__proto__`, however it is escaped. */
const protoKey = new RegExp(String.raw`"${underscore}{2}${letters}${underscore}{2}"\s*:`, "y");

/** Result of scanning JSON text. */
export interface ScannedJson {
  readonly values: number;
  /**
   * Whether parsing and serializing the text changes only white space and escapes. Otherwise it has
   * a number that a double rounds or that is formatted differently, or a field with an integer
   * name, which would move before the others.
   */
  readonly isExactlyParsed: boolean;
}

/** What a scan does besides counting. */
export interface Scanning {
  /** Counts the distinct names of objects. */
  readonly names?: NameCounter | undefined;
  /** Notes where the messages are. */
  readonly outline?: MessagesOutline | undefined;
  /** Levels around the text, which is a part of a body. */
  readonly depth?: number;
}

/**
 * Counts the values of a JSON text before it is parsed, because 32 MiB of brackets would block the
 * event loop for seconds and fill the heap. Throws `invalid-request` for nesting over 64 levels and
 * for more than 500,000 values, and `invalid-json` for a key `__proto__`. It scans once and skips
 * strings, so text and images cost little. The parser checks whether the text is valid JSON.
 */
export function scanJson(text: string, scanning: Scanning = {}): ScannedJson {
  const { names, outline } = scanning;
  let depth = scanning.depth ?? 0;
  let values = 1;
  let isExactlyParsed = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      if (isProtoKey(text, at)) throw protoFound();
      const open = at;
      at = closingQuote(text, at);
      if (at < 0) break;
      if (names !== undefined && isName(text, at)) names.add(text, open + 1, at);
      if (depth === 1) outline?.string(text, open, at);
      if (isExactlyParsed && mayBeIntegerName(text, open, at)) isExactlyParsed = !isName(text, at);
    } else if (code === COMMA) {
      values += 1;
    } else if ((code | CASE_BIT) === OPEN) {
      depth += 1;
      if (depth > LEVELS_MAX) throw tooDeep();
      if (!isEmpty(text, at)) values += 1;
      if (depth === 2) outline?.opened(text, at, values);
    } else if ((code | CASE_BIT) === CLOSE) {
      depth -= 1;
      if (depth <= 2) outline?.closed(at, depth, values);
    } else if (isExactlyParsed && beginsNumber(code)) {
      const end = scalarEnd(text, at);
      isExactlyParsed = isPlainNumber(text, at, end);
      at = end - 1;
    }
  }
  if (values > VALUES_MAX) throw tooMany();
  return { values, isExactlyParsed };
}

/** Returns whether the object or array that starts at `open` is empty. */
function isEmpty(text: string, open: number): boolean {
  return (text.charCodeAt(skipSpace(text, open + 1)) | CASE_BIT) === CLOSE;
}

function isProtoKey(text: string, open: number): boolean {
  const first = text.charCodeAt(open + 1);
  if (first !== UNDERSCORE && first !== BACKSLASH) return false;
  protoKey.lastIndex = open;
  return protoKey.test(text);
}

function protoFound(): GatewayError {
  const message = 'The body contains a key "__proto__", which is not supported.';
  return new GatewayError("invalid-json", message, {
    issues: [
      {
        pointer: "",
        rule: "proto",
        message,
        hint: "Leave the key out.",
        vendorForm: "__proto__: Extra inputs are not permitted",
      },
    ],
  });
}

function tooDeep(): GatewayError {
  const message = `The body is nested deeper than ${LEVELS_MAX} levels.`;
  return new GatewayError("invalid-request", message, {
    issues: [
      {
        pointer: "",
        rule: "depth",
        message,
        hint: "Flatten schemas and inputs.",
        vendorForm: "The request body is not valid JSON: recursion limit exceeded",
      },
    ],
  });
}

function tooMany(): GatewayError {
  const most = VALUES_MAX.toLocaleString("en-US");
  const message = `The body holds more than ${most} JSON values.`;
  const hint = "Send fewer or shorter arrays and objects; a long string counts as one value.";
  return new GatewayError("invalid-request", message, {
    issues: [
      {
        pointer: "",
        rule: "size",
        message,
        hint,
        vendorForm: `The request body should have at most ${VALUES_MAX} values`,
      },
    ],
  });
}
