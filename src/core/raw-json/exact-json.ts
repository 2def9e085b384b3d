import { closingQuote, scalarEnd, skipSpace } from "./json-text.ts";

/**
 * JSON as written: a scalar is its own text, and the fields of an object keep their order. The last
 * value of a repeated name counts, in the position of the first, as with `JSON.parse`.
 */
export type ExactJson = string | readonly ExactJson[] | ExactObject;

export type ExactObject = Map<string, ExactJson>;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const ARRAY = 0x5b;
const END_OF_ARRAY = 0x5d;
const OBJECT = 0x7b;
const END_OF_OBJECT = 0x7d;

/** Reads JSON text that `JSON.parse` has accepted. */
export function readExact(text: string): ExactJson {
  return new Reader(text).value();
}

/**
 * Writes JSON without white space. Numbers keep their text. Strings have only the escapes that
 * `JSON.stringify` would write.
 */
export function writeExact(json: ExactJson): string {
  if (typeof json === "string") return writeScalar(json);
  if (json instanceof Map) {
    const fields = Array.from(json, ([name, value]) => {
      return `${JSON.stringify(name)}:${writeExact(value)}`;
    });
    return `{${fields.join(",")}}`;
  }
  return `[${json.map(writeExact).join(",")}]`;
}

/** Returns the text of a string; undefined for any other value. */
export function textOfExact(json: ExactJson | undefined): string | undefined {
  const isText = typeof json === "string" && json.charCodeAt(0) === QUOTE;
  return isText ? textOfString(json) : undefined;
}

function textOfString(quoted: string): string {
  return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}

/** Writes a scalar. A string without a backslash has only one notation. */
function writeScalar(scalar: string): string {
  const isEscaped = scalar.charCodeAt(0) === QUOTE && scalar.includes("\\");
  return isEscaped ? JSON.stringify(JSON.parse(scalar)) : scalar;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): ExactJson {
    switch (this.#peek()) {
      case OBJECT:
        return this.#object();
      case ARRAY:
        return this.#array();
      case QUOTE:
        return this.#string();
      default:
        return this.#take(scalarEnd(this.#text, this.#at));
    }
  }

  #object(): ExactObject {
    const fields: ExactObject = new Map();
    this.#at += 1;
    while (this.#peek() !== END_OF_OBJECT) {
      const name = textOfString(this.#string());
      this.#skip(COLON);
      this.#peek();
      fields.set(name, this.value());
      this.#skip(COMMA);
    }
    this.#at += 1;
    return fields;
  }

  #array(): readonly ExactJson[] {
    const items: ExactJson[] = [];
    this.#at += 1;
    while (this.#peek() !== END_OF_ARRAY) {
      items.push(this.value());
      this.#skip(COMMA);
    }
    this.#at += 1;
    return items;
  }

  #string(): string {
    return this.#take(closingQuote(this.#text, this.#at) + 1);
  }

  #take(end: number): string {
    const taken = this.#text.slice(this.#at, end);
    this.#at = end;
    return taken;
  }

  #skip(code: number): void {
    if (this.#peek() === code) this.#at += 1;
  }

  /** Skips white space and returns the next character, which is now the current one. */
  #peek(): number {
    this.#at = skipSpace(this.#text, this.#at);
    return this.#text.charCodeAt(this.#at);
  }
}
