/** Array parameters as PostgreSQL writes them: less work than the driver's general conversion. */

const needsEscape = /["\\]/g;

/** A `text[]`; null becomes NULL. */
export function textArray(values: readonly (string | null)[]): string {
  let literal = "{";
  for (const [at, value] of values.entries()) {
    if (at > 0) literal += ",";
    literal += value === null ? "NULL" : `"${value.replaceAll(needsEscape, "\\$&")}"`;
  }
  return `${literal}}`;
}

/** A `bigint[]` or `boolean[]`; null becomes NULL. */
export function plainArray(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => (value === null ? "NULL" : String(value))).join(",")}}`;
}
