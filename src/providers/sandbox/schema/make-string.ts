import { SchemaTooLarge, UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import { keyword, largest, smallest, type SchemaObject } from "./schema-keywords.ts";
import { formatExample } from "./string-formats.ts";

/** Maximum length of a generated string in code points. */
const STRING_LENGTH_MAX = 10_000;

export interface StringRequest {
  /** Name of the property whose value the string is. */
  readonly name: string;
  /** Which of the valid strings, from 0, so that items differ. */
  readonly ordinal: number;
}

/**
 * The property's name, repeated or cut to the required length (in code points), or an example of
 * the format. Patterns are not followed: a client's regular expression never runs in the server.
 */
export function makeString(
  schemas: readonly SchemaObject[],
  { name, ordinal }: StringRequest,
  budget: SchemaBudget,
): string {
  if (schemas.some((schema) => keyword(schema, "pattern") !== undefined)) {
    throw new UnsupportedSchema("`pattern` is not obeyed.");
  }
  const lengthMin = largest(schemas, "minLength", 0);
  const lengthMax = smallest(schemas, "maxLength");
  if (lengthMin > STRING_LENGTH_MAX) throw new SchemaTooLarge("`minLength` is too large.");
  if (lengthMax < lengthMin) throw new UnsupportedSchema("no string has the length asked for.");
  const formats = new Set(schemas.flatMap((schema) => formatExample(schema, ordinal) ?? []));
  const [example] = formats;
  const text = example ?? stretch(name, { lengthMin, lengthMax, ordinal });
  budget.write(text.length);
  const length = [...text].length;
  if (formats.size > 1 || length < lengthMin || length > lengthMax) {
    throw new UnsupportedSchema("`format` goes with no other format, and with its own lengths.");
  }
  return text;
}

interface Stretch {
  readonly lengthMin: number;
  readonly lengthMax: number;
  readonly ordinal: number;
}

/** The name within the length limits; strings after the first end in their number. */
function stretch(name: string, { lengthMin, lengthMax, ordinal }: Stretch): string {
  const suffix = ordinal === 0 ? [] : [...String(ordinal + 1)];
  const base = Array.from(name.slice(0, STRING_LENGTH_MAX));
  const unit = base.length === 0 ? ["x"] : base;
  const points = [...base];
  while (points.length + suffix.length < lengthMin) points.push(...unit);
  const wanted = points.length > base.length ? lengthMin : points.length + suffix.length;
  const length = Math.min(Math.max(wanted, lengthMin), lengthMax);
  return [...points.slice(0, Math.max(0, length - suffix.length)), ...suffix]
    .slice(0, length)
    .join("");
}
