import { flagKey, type FlagForm } from "../catalog/flags.ts";
import type { Upstream } from "../catalog/model.ts";
import { quirkForms } from "../providers/upstream-dialect.ts";

/** Values of `upstreams[].quirks`, by their names in the file. */
export type Quirks = Readonly<Record<string, unknown>>;

/** Bounds that vendors have, the loosest first. */
const BOUNDS = [256, 128, 64, 40, 16, 9, 5, 4, 1, 0] as const;

/** Every change of one point of an upstream's dialect or of its model's facts, the mildest first. */
export function candidateQuirks({ kind, dialect, facts }: Upstream): readonly Quirks[] {
  const inForce = new Map<string, unknown>(Object.entries({ ...dialect.flags, ...facts }));
  return Object.entries(quirkForms(kind)).flatMap(([name, form]) =>
    otherValues(form, inForce.get(name)).map((value) => ({ [flagKey(name)]: value })),
  );
}

function otherValues(form: FlagForm, value: unknown): readonly unknown[] {
  if (form === "boolean") return [value !== true];
  if (form === "count") {
    return typeof value === "number" ? BOUNDS.filter((bound) => bound < value) : BOUNDS;
  }
  if (!("listOf" in form)) return form.filter((choice) => choice !== value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item) => items.filter((other) => other !== item));
}
