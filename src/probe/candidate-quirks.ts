import { flagKey, type FlagForm } from "../catalog/flags.ts";
import type { Upstream } from "../catalog/model.ts";
import { quirkForms } from "../providers/upstream-dialect.ts";

/** Values of `upstreams[].quirks`, by their names in the file. */
export type Quirks = Readonly<Record<string, unknown>>;

/** Limits that vendors have, the most permissive first. */
const BOUNDS = [256, 128, 64, 40, 16, 9, 5, 4, 1, 0] as const;

/** Quirks that affect how replies are read; all others change what is sent. */
const readingQuirks: ReadonlySet<string> = new Set(["ends_with_done"]);

/** Whether a quirk changes how replies are read. */
export function changesReading(quirk: Quirks): boolean {
  return Object.keys(quirk).some((name) => readingQuirks.has(name));
}

/**
 * Every single change to an upstream's dialect or to its model's facts, the mildest first; a word
 * that the upstream's own message quotes, or a limit that it names, comes before others.
 */
export function candidateQuirks(
  { kind, dialect, facts }: Upstream,
  message: string,
): readonly Quirks[] {
  const inForce = new Map<string, unknown>(Object.entries({ ...dialect.flags, ...facts }));
  const named = [...message.matchAll(/\b\d{1,4}\b/g)].map(([digits]) => Number(digits));
  const bounds = [...new Set([...named, ...BOUNDS])];
  const quoted = new Set([...message.matchAll(/(['"`])(\w+)\1/g)].map(([, , word]) => word));
  const isQuoted = ({ value }: { readonly value: unknown }): boolean =>
    typeof value === "string" && quoted.has(value);
  return Object.entries(quirkForms(kind))
    .flatMap(([name, form]) =>
      otherValues(form, inForce.get(name), bounds).map((value) => ({ name, value })),
    )
    .toSorted((one, other) => Number(isQuoted(other)) - Number(isQuoted(one)))
    .map(({ name, value }) => ({ [flagKey(name)]: value }));
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
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item) => items.filter((other) => other !== item));
}
