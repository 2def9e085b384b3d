import { CHARACTERS_PER_STEP, type SchemaBudget } from "./schema-budget.ts";

/** The JSON text of a value with sorted keys: equal if and only if the values are equal. */
export function canonicalJson(value: unknown, budget: SchemaBudget): string {
  budget.spend(1);
  if (typeof value === "string") budget.spend(Math.ceil(value.length / CHARACTERS_PER_STEP));
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item, budget)).join(",")}]`;
  }
  const entries = Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item, budget)}`);
  return `{${entries.join(",")}}`;
}
