import { type ExactJson, readExact, writeExact } from "./exact-json.ts";

/** Half of a surrogate pair, which no encoding of Unicode can represent. */
const loneHalf = /\p{Surrogate}/gu;

/**
 * JSON that the gateway carries without interpreting it: schemas, and the arguments of tool calls.
 * Its text is forwarded unchanged: numbers are not rounded to doubles and fields are not reordered.
 * `writeJson` inserts it into a body.
 */
export class RawJson {
  readonly text: string;
  /** The parsed value, if known. Parsing never returns undefined. */
  #value: unknown;

  private constructor(text: string, value: unknown) {
    this.text = text;
    this.#value = value;
  }

  /** Returns JSON that is written as `JSON.stringify` writes this value. */
  static of(value: object): RawJson {
    return new RawJson(JSON.stringify(value), value);
  }

  /** Returns JSON text that a parser has accepted, unchanged; `value` is its parsed value. */
  static ofText(text: string, value?: object): RawJson {
    return new RawJson(text.isWellFormed() ? text : text.replace(loneHalf, escaped), value);
  }

  /** Returns raw JSON from its exact form; `value` is its parsed value. */
  static ofExact(json: ExactJson, value?: object): RawJson {
    return new RawJson(writeExact(json), value);
  }

  /**
   * Returns the value for code that interprets it. Its numbers are rounded and its order may
   * differ.
   */
  value(): unknown {
    this.#value ??= JSON.parse(this.text) as unknown;
    return this.#value;
  }

  /** Returns the exact form for code that changes a part and keeps the rest. */
  exact(): ExactJson {
    return readExact(this.text);
  }

  /** Throws, because `JSON.stringify` has no value that is written as this text. */
  toJSON(): never {
    throw new Error("raw JSON can only be written by writeJson");
  }
}

function escaped(half: string): string {
  return `\\u${half.charCodeAt(0).toString(16)}`;
}
