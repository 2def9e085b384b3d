import { parseObject } from "../raw-json/untyped-json.ts";

/** Start of arguments whose input is read as it arrives. */
const start = /^\s*\{\s*"input"\s*:\s*"/;
/** Longer text without that start has another form. */
const START_CHARACTERS_MAX = 64;
/** Characters and complete escapes of a JSON string; `\u` without four digits is a `u`. */
const complete = /^(?:[^"\\]+|\\u(?:[\dA-Fa-f]{4}|(?=[\dA-Fa-f]{0,3}[^\dA-Fa-f]))|\\[^u])*/;
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
    const known = complete.exec(this.#text)?.[0] ?? "";
    if (this.#text[known.length] === '"') this.#state = "after";
    this.#text = this.#text.slice(known.length);
    const input = this.#half + unescaped(known);
    this.#half = this.#state === "after" ? "" : (/[\uD800-\uDBFF]$/.exec(input)?.[0] ?? "");
    return input.slice(0, input.length - this.#half.length);
  }

  /** Returns the rest of the input, at the end of the text. */
  end(): string {
    if (this.#state === "within" || this.#state === "after") return this.#half;
    const input = parseObject(this.#text)?.["input"];
    return typeof input === "string" ? input : this.#text;
  }
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
