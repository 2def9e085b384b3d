import {
  hasType,
  resolveSchema,
  type JsonSchema,
  type SchemaLookup,
} from "../../../src/wire/contract/json-schema.ts";
import { isImplied } from "../../generate/implied-bounds.ts";
import { minimalObject, minimalValue } from "./minimal-value.ts";
import { componentOf, minimalAt, type Place } from "./place.ts";

/** A rule of a request schema, with values that satisfy it and values that violate it. */
export interface Constraint {
  readonly place: Place;
  /** The rule's keyword, with the field if it names one: `required: model`. */
  readonly rule: string;
  /** Last part of the pointer, below the place. */
  readonly field: string | null;
  readonly accepted: unknown;
  /** The first candidate that only this rule refuses becomes the witness. */
  readonly candidates: readonly unknown[];
}

/** A constraint without its place; its accepted value is the smallest, unless another is given. */
type Row = Pick<Constraint, "rule" | "candidates"> & Partial<Constraint>;

const anyValues: readonly unknown[] = [1, "x", true, [], {}, 1.5];

/** Returns every constraint at the places. */
export function listConstraints(
  schemas: SchemaLookup,
  places: readonly Place[],
): readonly Constraint[] {
  return places.flatMap((place) => {
    const accepted = minimalAt(schemas, place);
    const rows = [...rowsOf(schemas, place.schema), ...sizeRows(schemas, place.schema, accepted)];
    return rows.map((row) => ({ place, field: null, accepted, ...row }));
  });
}

function rowsOf(schemas: SchemaLookup, schema: JsonSchema): readonly Row[] {
  if (schema.$ref !== undefined) return referenceRows(schemas, schema.$ref);
  return [
    ...typeRows(schema),
    ...wordRows(schema),
    ...unionRows(schemas, schema),
    ...fieldRows(schemas, schema),
  ];
}

/** A place governed by a component: without the reference every value would be valid. */
function referenceRows(schemas: SchemaLookup, $ref: string): readonly Row[] {
  const target = resolveSchema(schemas, { $ref });
  if (target.type === undefined && target.oneOf === undefined) return [];
  return [{ rule: `$ref ${componentOf($ref)}`, candidates: [...anyValues, null] }];
}

function typeRows({ type, nullable }: JsonSchema): readonly Row[] {
  if (type === undefined) return [];
  const wrong = anyValues.filter((value) => !hasType(value, type));
  const candidates = type === "integer" ? [1.5, ...wrong] : wrong;
  const rows: readonly Row[] = [{ rule: `type: ${type}`, candidates }];
  return nullable === true ? rows : [...rows, { rule: "not null", candidates: [null] }];
}

function wordRows({ enum: choices, pattern }: JsonSchema): readonly Row[] {
  if (pattern !== undefined) return [{ rule: `pattern: ${pattern}`, candidates: ["x"] }];
  return choices === undefined ? [] : [{ rule: "enum", candidates: ["x"] }];
}

function unionRows(schemas: SchemaLookup, { oneOf, discriminator }: JsonSchema): readonly Row[] {
  if (oneOf === undefined) return [];
  if (discriminator === undefined) return [{ rule: "oneOf", candidates: [...anyValues, null] }];
  const { propertyName } = discriminator;
  const first = minimalValue(schemas, oneOf[0] ?? {}) as object;
  const candidates = [{ ...first, [propertyName]: "x" }];
  return [{ rule: "discriminator", field: propertyName, candidates }];
}

function fieldRows(schemas: SchemaLookup, schema: JsonSchema): readonly Row[] {
  const { required = [], additionalProperties, properties } = schema;
  const valid = properties === undefined ? {} : minimalObject(schemas, schema);
  const missing = required.map((name): Row => {
    const others = Object.entries(valid).filter(([field]) => field !== name);
    return { rule: `required: ${name}`, field: name, candidates: [Object.fromEntries(others)] };
  });
  if (additionalProperties !== false) return missing;
  const candidates = [{ ...valid, unlisted: 1 }];
  return [...missing, { rule: "additionalProperties: false", field: "unlisted", candidates }];
}

type Values = (bound: number) => readonly [accepted: unknown, rejected: unknown];

function sizeRows(schemas: SchemaLookup, schema: JsonSchema, valid: unknown): readonly Row[] {
  const { minItems, maxItems, minLength, maxLength } = schema;
  const { minimum, maximum, items = {}, type } = schema;
  const list = (length: number) => Array.from({ length }, () => minimalValue(schemas, items));
  const step = type === "integer" ? 1 : 0.01;
  const rows: readonly (readonly [keyof JsonSchema, number | undefined, Values])[] = [
    ["minItems", minItems, (bound) => [list(bound), list(bound - 1)]],
    ["maxItems", maxItems, (bound) => [list(bound), list(bound + 1)]],
    ["minLength", minLength, (bound) => [valid, "x".repeat(bound - 1)]],
    ["maxLength", maxLength, (bound) => ["x".repeat(bound), "x".repeat(bound + 1)]],
    ["minimum", minimum, (bound) => [bound, bound - step]],
    ["maximum", maximum, (bound) => [bound, bound + step]],
  ];
  return rows.flatMap(([keyword, bound, values]): readonly Row[] => {
    if (bound === undefined || isImplied(keyword, bound)) return [];
    const [accepted, rejected] = values(bound);
    return [{ rule: `${keyword}: ${bound}`, accepted, candidates: [rejected] }];
  });
}
