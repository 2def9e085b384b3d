import { UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import { largest, numberKeyword, smallest, type SchemaObject } from "./schema-keywords.ts";

/** Multiples to try: a product of floats may not divide again without a remainder. */
const TRIES_MAX = 1_100;

/** Whether a number is within the limits of one schema; like ajv, `multipleOf` divides floats. */
export function fitsNumber(value: number, schema: SchemaObject): boolean {
  const multipleOf = numberKeyword(schema, "multipleOf");
  return (
    value >= (numberKeyword(schema, "minimum") ?? Number.NEGATIVE_INFINITY) &&
    value <= (numberKeyword(schema, "maximum") ?? Number.POSITIVE_INFINITY) &&
    value > (numberKeyword(schema, "exclusiveMinimum") ?? Number.NEGATIVE_INFINITY) &&
    value < (numberKeyword(schema, "exclusiveMaximum") ?? Number.POSITIVE_INFINITY) &&
    (multipleOf === undefined || isMultiple(value, multipleOf))
  );
}

export interface NumberRequest {
  readonly integer: boolean;
  /** Which of the valid numbers, from 0, so that items differ. */
  readonly ordinal: number;
}

/** A number within the limits of all schemas: 1 if it fits, otherwise close to their limits. */
export function makeNumber(
  schemas: readonly SchemaObject[],
  { integer, ordinal }: NumberRequest,
  budget: SchemaBudget,
): number {
  let left = ordinal;
  const seen = new Set<number>();
  for (const candidate of candidates(schemas, integer)) {
    budget.spend(1);
    const value = candidate + 0; // minus zero becomes zero
    if (seen.has(value) || !(integer ? Number.isInteger(value) : Number.isFinite(value))) continue;
    if (!schemas.every((schema) => fitsNumber(value, schema))) continue;
    seen.add(value);
    if (left === 0) return value;
    left -= 1;
  }
  throw new UnsupportedSchema("no number was found that keeps the bounds.");
}

function* candidates(schemas: readonly SchemaObject[], integer: boolean): Generator<number> {
  const low = largest(schemas, "exclusiveMinimum", largest(schemas, "minimum", -Infinity));
  const high = Math.min(smallest(schemas, "maximum"), smallest(schemas, "exclusiveMaximum"));
  const step = stepOf(schemas, integer);
  yield* [1, 0, low, high];
  if (step === null) {
    yield* [(low + high) / 2, low + 1, high - 1, low * 2, low / 2, high * 2, high / 2];
  }
  yield* series(Number.isFinite(low) ? low : Number.isFinite(high) ? -high : 0, step ?? 1, {
    descend: !Number.isFinite(low) && Number.isFinite(high),
  });
  if (step === null && Number.isFinite(low) && Number.isFinite(high)) {
    for (let at = 1; at <= TRIES_MAX; at += 1) yield low + ((high - low) * at) / (TRIES_MAX + 1);
  }
}

/** Multiples of `step` upwards from `start`, or downwards from its negative with `descend`. */
function* series(
  start: number,
  step: number,
  { descend }: { descend: boolean },
): Generator<number> {
  const first = Math.ceil(start / step);
  for (let at = first; at < first + TRIES_MAX; at += 1) yield descend ? -at * step : at * step;
}

/** The largest `multipleOf`, 1 for integers without one, null if any number is allowed. */
function stepOf(schemas: readonly SchemaObject[], integer: boolean): number | null {
  const steps = schemas.flatMap((schema) => numberKeyword(schema, "multipleOf") ?? []);
  const step = Math.max(0, ...steps, ...(integer && steps.length === 0 ? [1] : []));
  return step > 0 ? step : null;
}

function isMultiple(value: number, multipleOf: number): boolean {
  return multipleOf > 0 && Number.isInteger(value / multipleOf);
}
