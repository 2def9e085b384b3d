import { fitsNumber } from "./satisfies-schema.ts";
import { SchemaTooLarge, UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import { keyword, largest, smallest, numberKeyword, type SchemaObject } from "./schema-keywords.ts";
import { formatExample } from "./string-formats.ts";

/** Maximum length of a generated string in code points. */
const STRING_LENGTH_MAX = 10_000;

/** A number within the limits of all schemas: 1 if it fits, otherwise close to their limits. */
export function makeNumber(schemas: readonly SchemaObject[], integer: boolean): number {
  const found = candidates(schemas)
    .map((candidate) => candidate + 0) // minus zero becomes zero
    .filter((value) => (integer ? Number.isInteger(value) : Number.isFinite(value)))
    .find((value) => schemas.every((schema) => fitsNumber(value, schema)));
  if (found === undefined)
    throw new UnsupportedSchema("no number was found that keeps the bounds.");
  return found;
}

function candidates(schemas: readonly SchemaObject[]): readonly number[] {
  const low = largest(schemas, "exclusiveMinimum", largest(schemas, "minimum", -Infinity));
  const high = Math.min(smallest(schemas, "maximum"), smallest(schemas, "exclusiveMaximum"));
  const steps = schemas.flatMap((schema) => numberKeyword(schema, "multipleOf") ?? []);
  const step = Math.max(...steps, 0) || 1;
  const above = Math.ceil(low / step) * step;
  const below = Math.floor(high / step) * step;
  return [1, 0, low, high, above, above + step, below, below - step, (low + high) / 2];
}

/**
 * The property's name, repeated or cut to the required length (in code points), or an example of
 * the format. Patterns are not followed: a client's regular expression never runs in the server.
 */
export function makeString(
  schemas: readonly SchemaObject[],
  name: string,
  budget: SchemaBudget,
): string {
  if (schemas.some((schema) => keyword(schema, "pattern") !== undefined)) {
    throw new UnsupportedSchema("`pattern` is not obeyed.");
  }
  const lengthMin = largest(schemas, "minLength", 0);
  const lengthMax = smallest(schemas, "maxLength");
  if (lengthMin > STRING_LENGTH_MAX) throw new SchemaTooLarge("`minLength` is too large.");
  if (lengthMax < lengthMin) throw new UnsupportedSchema("no string has the length asked for.");
  const formats = new Set(schemas.flatMap((schema) => formatExample(schema) ?? []));
  const [example] = formats;
  budget.read(Math.min(name.length, STRING_LENGTH_MAX));
  const text = example ?? stretch(name, lengthMin, lengthMax);
  budget.write(text.length);
  const length = [...text].length;
  if (formats.size > 1 || length < lengthMin || length > lengthMax) {
    throw new UnsupportedSchema("`format` goes with no other format, and with its own lengths.");
  }
  return text;
}

/** The name, repeated until it has the least length, and cut to it or to the greatest length. */
function stretch(name: string, lengthMin: number, lengthMax: number): string {
  const unit = Array.from(name.slice(0, STRING_LENGTH_MAX));
  const whole = unit.length < lengthMin ? lengthMin : Math.min(unit.length, lengthMax);
  return Array.from({ length: whole }, (_, at) => unit[at % unit.length] ?? "x").join("");
}
