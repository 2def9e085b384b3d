import { flagKey, type FlagForm } from "../catalog/flags.ts";
import type { Upstream } from "../catalog/model.ts";
import { quirkFlags } from "../providers/upstream-dialect.ts";

/** Values of `upstreams[].quirks`, by their names in the file. */
export type Quirks = Readonly<Record<string, unknown>>;

/** Limits that vendors have, the most permissive first. */
const BOUNDS = [256, 128, 64, 40, 16, 9, 5, 4, 1, 0] as const;

/** Quirks that affect how replies are read. All others change the request. */
const readingQuirks: ReadonlySet<string> = new Set(["ends_with_done"]);

/** Returns whether a quirk changes how replies are read. */
export function changesReading(quirk: Quirks): boolean {
  return Object.keys(quirk).some((name) => readingQuirks.has(name));
}

/** Quirks that change which parts of a reply are kept for the next request. */
const keepingQuirks: ReadonlySet<string> = new Set(["reasoning_back"]);

/**
 * Returns whether a quirk changes the kept parts of a reply. Data kept without the quirk is then
 * useless.
 */
export function changesKeptParts(quirk: Quirks): boolean {
  return Object.keys(quirk).some((name) => keepingQuirks.has(name));
}

/** Returns whether a message names a quirk, or the value that it is set to. */
export function namesQuirk(quirk: Quirks, message: string): boolean {
  const words = namedWords(message);
  return Object.entries(quirk).some(([name, value]) => words.has(name) || names(words, value));
}

function names(words: ReadonlySet<string>, value: unknown): boolean {
  return typeof value === "string" && words.has(value.replaceAll("-", "_"));
}

/**
 * Returns every single change of an upstream's dialect or its model's facts, the mildest first.
 * Values named in the upstream's own message come before others: a word, a limit, or items removed
 * from a list.
 */
export function candidateQuirks(
  { kind, dialect, facts }: Upstream,
  message: string,
): readonly Quirks[] {
  const inForce = new Map<string, unknown>(Object.entries({ ...dialect.flags, ...facts }));
  const named = [...message.matchAll(/\b\d{1,4}\b/g)].map(([digits]) => Number(digits));
  const bounds = [...new Set([...named, ...BOUNDS])];
  const words = namedWords(message);
  // Quirks that need another tool call, which is billed, come last.
  const rank = ({ name, value }: { readonly name: string; readonly value: unknown }): number => {
    if (names(words, value) || named.some((limit) => limit === value)) return 0;
    if (losesNamed(inForce.get(name), value, words)) return 0;
    return keepingQuirks.has(flagKey(name)) ? 2 : 1;
  };
  return Object.entries(quirkFlags(kind))
    .flatMap(([name, { form }]) =>
      otherValues(form, inForce.get(name), bounds).map((value) => ({ name, value })),
    )
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ name, value }) => ({ [flagKey(name)]: value }));
}

/** Returns whether all items removed from a list are named in a message. */
function losesNamed(before: unknown, after: unknown, words: ReadonlySet<string>): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const kept = new Set<unknown>(after);
  return before.every((item) => kept.has(item) || words.has(String(item)));
}

/** Returns the words of a message that are quoted or contain an underscore. */
function namedWords(message: string): ReadonlySet<string> {
  const quoted = [...message.matchAll(/(['"`])(\w+)\1/g)].map(([, , word = ""]) => word);
  const joined = [...message.matchAll(/[a-z]+_\w+/gi)].map(([word]) => word);
  return new Set([...quoted, ...joined]);
}

function otherValues(
  form: FlagForm,
  value: unknown,
  bounds: readonly number[],
): readonly unknown[] {
  if (form === "boolean") return [value !== true];
  if (form === "count") {
    return typeof value === "number" ? bounds.filter((bound) => bound < value) : bounds;
  }
  if (!("listOf" in form)) return form.filter((choice) => choice !== value);
  return Array.isArray(value) ? smallerLists(value) : [];
}

/** Returns every list with fewer of these items, the longest first. */
function smallerLists(items: readonly unknown[]): readonly (readonly unknown[])[] {
  const found = new Map([[JSON.stringify(items), items]]);
  for (const list of found.values()) {
    for (const item of list) {
      const fewer = list.filter((other) => other !== item);
      const key = JSON.stringify(fewer);
      if (!found.has(key)) found.set(key, fewer);
    }
  }
  return [...found.values()].slice(1);
}
