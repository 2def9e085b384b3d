import { fieldsOf, child, hasValue, type Part } from "./part.ts";
import { isSame } from "./same.ts";
import type { Pair, Report } from "./change.ts";

export type CompareSchemas = (old: Part, now: Part) => void;

const schemaWords = ["$ref", "allOf", "anyOf", "oneOf", "properties", "type"];

function isSchema(part: Part): boolean {
  const keys = fieldsOf(part);
  return schemaWords.some((word) => keys.has(word));
}

/**
 * Compares an extension without a specific rule. It binds clients only if it contains schemas, such
 * as those of a stream's events.
 */
export function compareExtension(pair: Pair, report: Report, compare: CompareSchemas): void {
  const { old, now } = pair;
  if (isSchema(old) && isSchema(now)) return compare(old, now);
  if (fieldsOf(old).size > 0 && fieldsOf(now).size > 0) {
    for (const key of new Set([...fieldsOf(old).keys(), ...fieldsOf(now).keys()])) {
      compareExtension({ old: child(old, key), now: child(now, key) }, report, compare);
    }
  } else if (hasSchemas(old) && !hasValue(now)) {
    report("breaking", old, "an extension with schemas is gone");
  } else if (!isSame(old, now)) {
    const verdict = hasSchemas(old) ? "unknown" : "harmless";
    report(verdict, hasValue(now) ? now : old, "an extension has changed");
  }
}

function hasSchemas({ value }: Part): boolean {
  return JSON.stringify(value ?? null).includes(`"$ref"`);
}
