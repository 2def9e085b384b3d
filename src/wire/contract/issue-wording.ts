import type { JsonSchema, JsonType } from "./json-schema.ts";

/** Maximum length of a client's field name in an error. */
const NAME_CHARS_MAX = 64;

/** A place in the body: object keys and array indices from the top level. */
export type Path = readonly (string | number)[];

/** Returns a field's name for an error: shortened and well-formed. */
export function shortenName(name: string): string {
  const cut = name.length > NAME_CHARS_MAX ? `${name.slice(0, NAME_CHARS_MAX)}…` : name;
  return cut.toWellFormed();
}

/** Returns a client's value if an error may repeat it, such as a tag or a role. */
export function repeatableWord(value: unknown): string | undefined {
  return typeof value === "string" && /^[a-z][a-z0-9_]{0,63}$/i.test(value) ? value : undefined;
}

/** Returns the JSON pointer to a place. */
export function pointerTo(path: Path): string {
  return path
    .map((token) => `/${shortenName(String(token)).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** Returns a place with `*` for array indices, as used for hints. */
export function patternOf(path: Path): string {
  return path
    .map((token) => (typeof token === "number" ? "/*" : `/${shortenName(token)}`))
    .join("");
}

/** Returns a place in readable form: `messages[0].content`. */
function placeName(path: Path): string {
  const text = path.map((token) =>
    typeof token === "number" ? `[${token}]` : `.${shortenName(token)}`,
  );
  return text.join("").replace(/^\./, "");
}

/** Returns the location of an object's fields: `at the top level`, `in messages[0]`. */
export function insidePhrase(path: Path): string {
  return path.length === 0 ? "at the top level" : `in ${placeName(path)}`;
}

/** Returns the subject of a sentence about a value. */
export function subject(path: Path): string {
  return path.length === 0 ? "The body" : `"${placeName(path)}"`;
}

const typeWords = {
  object: "an object",
  array: "an array",
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
} as const satisfies Record<JsonType, string>;

const foundWords = { ...typeWords, boolean: "a boolean", null: "null" } as const;

/** Formats types as `a string or an array`. */
export function wordTypes(types: readonly JsonType[]): string {
  return [...new Set(types)].map((type) => typeWords[type]).join(" or ");
}

/**
 * Returns the alternatives of a pattern that is only a choice of words; null for other patterns.
 */
export function wordsOf(pattern: string): readonly string[] | null {
  const words = /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1];
  return words === undefined ? null : words.split("|");
}

/** Describes the type that was found instead of the expected one. */
export function wordFound(type: JsonType | "null"): string {
  return foundWords[type];
}

/** Formats choices as `"a", "b" or "c"`. */
export function wordChoices(choices: readonly unknown[]): string {
  const quoted = choices
    .filter((choice) => choice !== null)
    .map((choice) => JSON.stringify(choice));
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

/**
 * Bounds from here on are implied by the maximum body size. Clients cannot reach them, so messages
 * omit them.
 */
const STATED_BELOW = 500_000;

function statedBound(bound: number | undefined): number | undefined {
  return bound === undefined || bound >= STATED_BELOW ? undefined : bound;
}

/** Describes the valid range of a number: `between 0 and 2`, `at least 1`. */
export function wordRange({ minimum, maximum }: JsonSchema, value: number): string {
  if (minimum !== undefined && statedBound(maximum) !== undefined) {
    return `between ${minimum} and ${maximum}`;
  }
  return minimum !== undefined && value < minimum ? `at least ${minimum}` : `at most ${maximum}`;
}

/** Describes the valid size of an array: `1 to 400 items`, `at most 8 items`, `no items`. */
export function wordSize({ minItems, maxItems }: JsonSchema): string {
  const most = statedBound(maxItems);
  if (most === 0) return "no items";
  if (minItems !== undefined && most !== undefined) return `${minItems} to ${most} items`;
  if (most !== undefined) return `at most ${most} items`;
  return `at least ${minItems} ${minItems === 1 ? "item" : "items"}`;
}

/** Describes the valid length of a text. */
export function wordLength({ minLength, maxLength }: JsonSchema): string {
  const most = statedBound(maxLength);
  if (most === 0) return "must be empty";
  if (most === undefined && minLength === 1) return "must not be empty";
  if (most === undefined) return `must have at least ${minLength} characters`;
  return `must have ${minLength ?? 0} to ${most} characters`;
}
