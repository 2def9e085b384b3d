import { type ExactJson, readExact, writeExact } from "./exact-json.ts";

/** Half of a surrogate pair, which no encoding of Unicode can hold. */
const loneHalf = /\p{Surrogate}/gu;

/**
 * JSON that the gateway carries and does not interpret: schemas, and the arguments of tool calls.
 * Its text goes on as it is, whatever a double, or the order of an object's fields in memory, would
 * make of it. `writeJson` puts it into a body.
 */
export class RawJson {
  readonly text: string;
  /** The parsed value, if it is known; parsing gives no undefined. */
  #value: unknown;

  private constructor(text: string, value: unknown) {
    this.text = text;
    this.#value = value;
  }

  /** JSON that is written as `JSON.stringify` writes this value. */
  static of(value: object): RawJson {
    return new RawJson(JSON.stringify(value), value);
  }

  /** JSON text that a parser has accepted, as it stands; `value` is what it parses to. */
  static ofText(text: string, value?: object): RawJson {
    return new RawJson(text.isWellFormed() ? text : text.replace(loneHalf, escaped), value);
  }

  /** `value` is what it parses to. */
  static ofExact(json: ExactJson, value?: object): RawJson {
    return new RawJson(writeExact(json), value);
  }

  /** For code that interprets it: the value, whose numbers are rounded and whose order may differ. */
  value(): unknown {
    this.#value ??= JSON.parse(this.text) as unknown;
    return this.#value;
  }

  /** For code that changes it and keeps the rest as it is. */
  exact(): ExactJson {
    return readExact(this.text);
  }

  /** Throws: no value that `JSON.stringify` writes is this text. */
  toJSON(): never {
    throw new Error("raw JSON is written by writeJson only");
  }
}

function escaped(half: string): string {
  return `\\u${half.charCodeAt(0).toString(16)}`;
}
