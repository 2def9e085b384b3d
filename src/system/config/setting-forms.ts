import { flag, form, integer, list, text } from "./schema-parts.ts";

/** How a value is written. */
export interface Form<Value> {
  /** Reads the variable's text; undefined if it is not a valid value. */
  readonly parse: (text: string) => Value | undefined;
  /** Completes the message "must be …". Never quotes the value, which may contain a password. */
  readonly form: string;
  /** Returns a more exact message about an invalid text; as careful as `form`. */
  readonly faultOf?: (text: string) => string | null;
}

export const line = { parse: (value: string): string => value, form: "text", schema: text };

/** A whole number in these bounds, in the environment and in the file. */
export function wholeNumber(min: number, max: number): Form<number> & { readonly schema: object } {
  return {
    parse: (value) => {
      const number = Number(value);
      return /^\d{1,15}$/.test(value) && number >= min && number <= max ? number : undefined;
    },
    form: `a whole number from ${min} to ${max}`,
    schema: integer(min, max),
  };
}

export function oneOf<const Word extends string>(
  words: readonly Word[],
): Form<Word> & { readonly schema: object } {
  return {
    parse: (value) => words.find((word) => word === value),
    form: `one of ${words.join(", ")}`,
    schema: { enum: words },
  };
}

export function address(...schemes: readonly string[]): Form<string> {
  return {
    parse: (value) =>
      URL.canParse(value) && schemes.includes(new URL(value).protocol) ? value : undefined,
    form: `an address such as ${schemes.map((scheme) => `${scheme}//…`).join(" or ")}`,
  };
}

/** A switch: `on` or `off` in the environment, a boolean in the file. */
export const onOrOff = {
  parse: (value: string): boolean | undefined => {
    if (value === "on") return true;
    return value === "off" ? false : undefined;
  },
  form: "on or off",
  schema: flag,
};

export function parseShare(value: string): number | undefined {
  if (value === "off") return 0;
  if (value === "all") return 1;
  return /^[01]?(\.\d{1,9})?$/.test(value) && Number(value) <= 1 ? Number(value) : undefined;
}

const origin = form(
  "an origin such as https://app.example.com, without a path, or *",
  String.raw`^(\*|[a-z][a-z0-9+.-]*://[^/?#\s*A-Z]+)$`,
);

/** Origins of web pages, in the file. */
export const origins = list(origin, 0);
