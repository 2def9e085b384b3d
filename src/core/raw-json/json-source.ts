import { type ExactJson, readExact } from "./exact-json.ts";
import { RawJson } from "./raw-json.ts";

/** Returns objects of a parsed text as they are written in the text. */
export interface JsonSource {
  /** `value` is an object or array within the parsed text. */
  raw(value: object): RawJson;
}

/** For a text that `JSON.stringify` reproduces except for white space and escapes. */
export const plainSource: JsonSource = { raw: (value) => RawJson.of(value) };

/** The same, for texts with objects in common: each object is written once. */
export class KnownSource implements JsonSource {
  readonly #known = new WeakMap<object, RawJson>();

  raw(value: object): RawJson {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const raw = RawJson.of(value);
    this.#known.set(value, raw);
    return raw;
  }
}

/** For every other text. The text is read again when a part of it is requested. */
export class ExactSource implements JsonSource {
  readonly #text: string;
  readonly #parsed: unknown;
  #known: Map<object, ExactJson> | undefined;

  /** `parsed` is the result of `JSON.parse` for the text. */
  constructor(text: string, parsed: unknown) {
    this.#text = text;
    this.#parsed = parsed;
  }

  raw(value: object): RawJson {
    this.#known ??= pairsOf(readExact(this.#text), this.#parsed);
    const exact = this.#known.get(value);
    if (exact === undefined) throw new Error("the object is not part of the parsed text");
    return RawJson.ofExact(exact, value);
  }
}

/** Maps each object and array of a parsed text to its exact form. */
function pairsOf(exact: ExactJson, parsed: unknown): Map<object, ExactJson> {
  const pairs = new Map<object, ExactJson>();
  const add = (form: ExactJson, value: unknown): void => {
    if (typeof form === "string" || typeof value !== "object" || value === null) return;
    pairs.set(value, form);
    const inner = value as Readonly<Record<string | number, unknown>>;
    for (const [name, within] of form.entries()) add(within, inner[name]);
  };
  add(exact, parsed);
  return pairs;
}
