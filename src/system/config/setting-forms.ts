import { isIP } from "node:net";
import { flag, form, integer, list, text } from "./schema-parts.ts";
import { normalizeHost } from "../../upstreams/catalog/host-names.ts";

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

/** Parses items separated by commas; undefined if one is not valid. */
function parseList<Item>(
  text: string,
  parse: (item: string) => Item | undefined,
): readonly Item[] | undefined {
  const items = text.split(",").map((item) => item.trim());
  const parsed = items.filter((item) => item !== "").map(parse);
  return parsed.every((item) => item !== undefined) ? parsed : undefined;
}

/** Parses host names without scheme, port or path; or `*`. */
export function parseHostNames(text: string): readonly string[] | undefined {
  return parseList(text, (name) => {
    if (name === "*") return name;
    return /^[\w.-]+$|^\[[\da-fA-F:.]+\]$/.test(name) ? normalizeHost(name) : undefined;
  });
}

/** Parses addresses (`192.0.2.1`) and networks (`192.0.2.0/24`, `2001:db8::/32`). */
export function parseNetworks(text: string): readonly string[] | undefined {
  return parseList(text, (network) => {
    const [address = "", prefix, ...rest] = network.split("/");
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (bits < 0 || rest.length > 0) return undefined;
    const isNetwork = prefix !== undefined && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
    return prefix === undefined || isNetwork ? network : undefined;
  });
}
