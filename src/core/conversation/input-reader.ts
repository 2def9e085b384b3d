import { parseObject } from "../raw-json/untyped-json.ts";

/** Start of arguments whose input is read as it arrives. */
const start = /^\s*\{\s*"input"\s*:\s*"/;
/** Longer text without that start has another form. */
const START_CHARACTERS_MAX = 64;
const special = /["\\]/g;
const hexDigit = /[\dA-Fa-f]/;
const escape = /\\(?:u([\dA-Fa-f]{4})|([^]))/g;
const escapes = new Map(Object.entries({ b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }));

/**
 * Reads the input of a custom tool's call from the JSON text of its arguments, in pieces. The text
 * is a model's, so that any text has an input: the string `input` of an object as far as it goes,
 * otherwise the whole text. The input does not depend on where the text is cut.
 */
export class InputReader {
  /** Within the input: an incomplete escape; otherwise all text so far. */
  #text = "";
  /** Half of a surrogate pair that the next piece may complete. */
  #half = "";
  /** `other`: the text does not start like the arguments of a custom tool. */
  #state: "before" | "within" | "after" | "other" = "before";

  /** Returns the next piece of the input, often `""`. */
  add(argumentsJson: string): string {
    if (this.#state === "after") return "";
    this.#text += argumentsJson;
    if (this.#state === "before") this.#begin();
    return this.#state === "within" ? this.#read() : "";
  }

  #begin(): void {
    const head = start.exec(this.#text.slice(0, START_CHARACTERS_MAX))?.[0];
    if (head === undefined) {
      if (this.#text.length >= START_CHARACTERS_MAX) this.#state = "other";
      return;
    }
    this.#state = "within";
    this.#text = this.#text.slice(head.length);
  }

  #read(): string {
    const known = this.#text.slice(0, completeLength(this.#text));
    if (this.#text[known.length] === '"') this.#state = "after";
    this.#text = this.#text.slice(known.length);
    const input = this.#half + unescaped(known);
    this.#half = this.#state === "after" ? "" : (/[\uD800-\uDBFF]$/.exec(input)?.[0] ?? "");
    return input.slice(0, input.length - this.#half.length);
  }

  /** Returns the rest of the input, at the end of the text. */
  end(): string {
    if (this.#state === "within" || this.#state === "after") return this.#half;
    const fields = parseObject(this.#text);
    const input = fields?.["input"];
    if (typeof input === "string") return input;
    // A call without arguments.
    return fields !== undefined && Object.keys(fields).length === 0 ? "" : this.#text;
  }
}

/** Returns the length of a JSON string's characters and complete escapes, up to its end. */
function completeLength(text: string): number {
  special.lastIndex = 0;
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    const end = found[0] === '"' ? null : escapeEnd(text, found.index);
    if (end === null) return found.index;
    special.lastIndex = end;
  }
  return text.length;
}

/** Returns the end of an escape; null if it is incomplete. `\u` without four digits is a `u`. */
function escapeEnd(text: string, at: number): number | null {
  const kind = text[at + 1];
  if (kind === undefined) return null;
  if (kind !== "u") return at + 2;
  for (let place = at + 2; place < at + 6; place += 1) {
    const digit = text[place];
    if (digit === undefined) return null;
    if (!hexDigit.test(digit)) return at + 2;
  }
  return at + 6;
}

/** Returns the input of a call whose arguments are complete. */
export function inputOfArguments(argumentsJson: string): string {
  const reader = new InputReader();
  return reader.add(argumentsJson) + reader.end();
}

function unescaped(text: string): string {
  if (!text.includes("\\")) return text;
  const parsed = parseObject(`{"input":"${text}"}`)?.["input"];
  return typeof parsed === "string" ? parsed : text.replace(escape, unescapedOne);
}

/** Returns the character of an escape, also of one that JSON does not have. */
function unescapedOne(_all: string, hex: string | undefined, letter: string): string {
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  return escapes.get(letter) ?? letter;
}
