import {
  keyword,
  numbersOf,
  valuesOf,
  SchemaRefusal,
  type SchemaBudget,
  type SchemaObject,
} from "./schema-keywords.ts";

/** Characters of a generated value that cost one step. */
export const CHARACTERS_PER_STEP = 20;

/** Maximum length of a generated string in code points. */
const STRING_LENGTH_MAX = 10_000;

/** An example of each format that tools use. An unknown format is only an annotation. */
const formatExamples: ReadonlyMap<unknown, string> = new Map([
  ["date-time", "2026-01-01T00:00:00Z"],
  ["time", "00:00:00Z"],
  ["date", "2026-01-01"],
  ["duration", "PT1S"],
  ["email", "user1@example.com"],
  ["hostname", "host1.example.com"],
  ["ipv4", "198.18.0.0"],
  ["ipv6", "2001:db8::1"],
  ["uri", "https://example.com/1"],
  ["url", "https://example.com/1"],
  ["uri-reference", "/1"],
  ["uuid", "00000000-0000-4000-8000-000000000001"],
  ["byte", "aXRlbSAx"],
]);

/** Formats that JSON Schema or its validators define, but that were not observed in tools. */
const unsupportedFormats =
  /^(?:idn-|iri|uri-template$|regex$|iso-|json-pointer|relative-json-pointer$)/u;

/**
 * Returns a number within the bounds of all schemas: 1 if it fits, otherwise one close to their
 * bounds.
 */
export function makeNumber(schemas: readonly SchemaObject[], isInteger: boolean): number {
  const low = Math.max(...numbersOf(schemas, "minimum"), ...numbersOf(schemas, "exclusiveMinimum"));
  const high = Math.min(
    ...numbersOf(schemas, "maximum"),
    ...numbersOf(schemas, "exclusiveMaximum"),
  );
  const step = Math.max(...numbersOf(schemas, "multipleOf"), 0) || 1;
  const above = Math.ceil(low / step) * step;
  const below = Math.floor(high / step) * step;
  const found = [1, 0, low, high, above, above + step, below, below - step, (low + high) / 2]
    .map((candidate) => candidate + 0) // minus zero becomes zero
    .filter((value) => (isInteger ? Number.isInteger(value) : Number.isFinite(value)))
    .find((value) => fitsNumber(value, schemas));
  if (found === undefined) throw new SchemaRefusal("no number was found within the bounds.");
  return found;
}

/**
 * Returns whether a number is within the bounds of all schemas. Like ajv, `multipleOf` divides
 * floats.
 */
export function fitsNumber(value: number, schemas: readonly SchemaObject[]): boolean {
  return (
    numbersOf(schemas, "minimum").every((bound) => value >= bound) &&
    numbersOf(schemas, "maximum").every((bound) => value <= bound) &&
    numbersOf(schemas, "exclusiveMinimum").every((bound) => value > bound) &&
    numbersOf(schemas, "exclusiveMaximum").every((bound) => value < bound) &&
    numbersOf(schemas, "multipleOf").every((step) => step > 0 && Number.isInteger(value / step))
  );
}

/**
 * Returns the property's name, repeated or cut to the required length (in code points), or an
 * example of the format. Throws `SchemaRefusal` for a pattern: a client's regular expression never
 * runs here.
 */
export function makeString(
  schemas: readonly SchemaObject[],
  name: string,
  budget: SchemaBudget,
): string {
  const [least, most] = lengths(schemas);
  if (least > STRING_LENGTH_MAX) throw new SchemaRefusal("`minLength` is too large.", true);
  budget.spend(Math.min(name.length, STRING_LENGTH_MAX) / 100);
  const text = exampleOf(schemas) ?? stretch(name, least, most);
  budget.spend(text.length / CHARACTERS_PER_STEP);
  if (fitsString(text, schemas)) return text;
  throw new SchemaRefusal("no string was found with this length and `format`.");
}

/** Returns whether a string has the length and the format of all schemas. */
export function fitsString(value: string, schemas: readonly SchemaObject[]): boolean {
  if (valuesOf(schemas, "pattern").length > 0)
    throw new SchemaRefusal("`pattern` is not supported.");
  const [least, most] = lengths(schemas);
  const length = [...value].length;
  const isExample = (schema: SchemaObject): boolean => (exampleOf([schema]) ?? value) === value;
  return length >= least && length <= most && schemas.every(isExample);
}

/** Returns the example of the first format; undefined without a format. */
function exampleOf(schemas: readonly SchemaObject[]): string | undefined {
  const names = schemas.map((schema) => keyword(schema, "format"));
  if (names.some((name) => typeof name === "string" && unsupportedFormats.test(name))) {
    throw new SchemaRefusal("its `format` is not supported.");
  }
  return names.map((name) => formatExamples.get(name)).find((example) => example !== undefined);
}

function lengths(schemas: readonly SchemaObject[]): readonly [least: number, most: number] {
  const least = Math.max(0, ...numbersOf(schemas, "minLength"));
  return [least, Math.min(Number.POSITIVE_INFINITY, ...numbersOf(schemas, "maxLength"))];
}

/**
 * Returns the name, repeated to at least the minimum length and cut to the minimum or maximum
 * length.
 */
function stretch(name: string, least: number, most: number): string {
  const unit = Array.from(name.slice(0, STRING_LENGTH_MAX));
  const length = unit.length < least ? least : Math.min(unit.length, most);
  return Array.from({ length }, (_, at) => unit[at % unit.length] ?? "x").join("");
}
