import { assertNever } from "../../../conversation/conversation.ts";
import { expandSchemas } from "./expand-schema.ts";
import { makeArray } from "./make-array.ts";
import { makeNumber } from "./make-number.ts";
import { makeObject } from "./make-object.ts";
import { makeString } from "./make-string.ts";
import type { InnerPlace, Making, Place } from "./making.ts";
import { satisfiesSchema } from "./satisfies-schema.ts";
import { SchemaBudget, SchemaTooLarge, UnsupportedSchema } from "./schema-budget.ts";
import {
  keyword,
  listKeyword,
  typeKeyword,
  type JsonType,
  type SchemaObject,
} from "./schema-keywords.ts";

export interface InstanceRequest {
  /** A client's JSON Schema; never compiled, never trusted. */
  readonly schema: unknown;
  /** The content of a string at the root. */
  readonly name: string;
  /** The required type of the value, whatever the schema allows. */
  readonly type?: "object";
}

export type SchemaInstance =
  | { readonly made: true; readonly value: unknown }
  /** `reason` completes a sentence and is for the client. */
  | { readonly made: false; readonly reason: string };

/** Maximum nesting of objects and arrays. */
const VALUE_DEPTH_MAX = 32;

/**
 * Generates a value that is valid against a schema, by construction and with a final check: only
 * required properties, strings that repeat their property's name, and one item in each array whose
 * items are described, unless that fails. Deterministic, and bounded in time and size.
 */
export function instanceOfSchema(request: InstanceRequest): SchemaInstance {
  const made = attempt(request, true);
  return made.made ? made : attempt(request, false);
}

function attempt(request: InstanceRequest, exampleItems: boolean): SchemaInstance {
  const making: Making = { root: request.schema, budget: new SchemaBudget(), exampleItems };
  const schemas = [request.schema, ...(request.type === undefined ? [] : [{ type: request.type }])];
  const place: Place = { name: request.name, depth: 0, ordinal: 0, active: new Set() };
  try {
    const value = makeValue(schemas, place, making);
    if (satisfiesSchema(value, request.schema, making)) return { made: true, value };
    return { made: false, reason: "no value was found that is valid." };
  } catch (error) {
    if (error instanceof UnsupportedSchema || error instanceof SchemaTooLarge) {
      return { made: false, reason: error.message };
    }
    throw error;
  }
}

/** Tries each way to satisfy the schemas at once, and returns the first valid value. */
function makeValue(schemas: readonly unknown[], place: Place, making: Making): unknown {
  if (place.depth > VALUE_DEPTH_MAX) throw new UnsupportedSchema("it needs too deep a value.");
  let problem = new UnsupportedSchema("a place that needs a value allows none.");
  for (const conjuncts of expandSchemas(schemas, { ...making, active: place.active })) {
    try {
      const value = makeConjunction(conjuncts, place, making);
      if (isSettled(conjuncts) || fitsAll(value, conjuncts, making)) return value;
      problem = new UnsupportedSchema("no value was found that is valid.");
    } catch (error) {
      if (!(error instanceof UnsupportedSchema)) throw error;
      problem = error;
    }
  }
  throw problem;
}

const decidedLater = ["oneOf", "anyOf", "not", "if"] as const;

/** Whether the value is valid by construction, so that a check would be redundant. */
function isSettled(conjuncts: readonly SchemaObject[]): boolean {
  return conjuncts.every((schema) => decidedLater.every((name) => !Object.hasOwn(schema, name)));
}

function fitsAll(value: unknown, schemas: readonly SchemaObject[], making: Making): boolean {
  return schemas.every((schema) => satisfiesSchema(value, schema, making));
}

function makeConjunction(
  conjuncts: readonly SchemaObject[],
  place: Place,
  making: Making,
): unknown {
  making.budget.spend(1);
  const listed = listedValues(conjuncts);
  if (listed !== null) return pickListed(listed, conjuncts, { place, making });
  let problem = new UnsupportedSchema("its types exclude one another.");
  for (const type of allowedTypes(conjuncts)) {
    try {
      return makeOfType(type, conjuncts, { place, making });
    } catch (error) {
      if (!(error instanceof UnsupportedSchema)) throw error;
      problem = error;
    }
  }
  throw problem;
}

interface Where {
  readonly place: Place;
  readonly making: Making;
}

/** The values of a `const`, else of an `enum`; null if neither is present. */
function listedValues(conjuncts: readonly SchemaObject[]): readonly unknown[] | null {
  const fixed = conjuncts.find((schema) => Object.hasOwn(schema, "const"));
  if (fixed !== undefined) return [fixed["const"]];
  const listed = conjuncts.find((schema) => Object.hasOwn(schema, "enum"));
  return listed === undefined ? null : (listKeyword(listed, "enum") ?? []);
}

function pickListed(
  listed: readonly unknown[],
  conjuncts: readonly SchemaObject[],
  { place, making }: Where,
): unknown {
  const ordinal = Math.min(place.ordinal, listed.length - 1);
  const turned = [...listed.slice(ordinal), ...listed.slice(0, Math.max(0, ordinal))];
  const value = turned.find((candidate) => fitsAll(candidate, conjuncts, making));
  if (value === undefined) throw new UnsupportedSchema("no listed value is valid.");
  making.budget.write(JSON.stringify(value).length);
  return value;
}

/** The types that all schemas allow, in the order to try them: null is last. */
function allowedTypes(conjuncts: readonly SchemaObject[]): readonly JsonType[] {
  const lists = conjuncts.flatMap((schema) => {
    const types = typeKeyword(schema);
    return types === undefined ? [] : [types];
  });
  const [first, ...others] = lists;
  if (first === undefined) return [impliedType(conjuncts)];
  const allowed = others.reduce(commonTypes, first);
  const values = allowed.filter((type) => type !== "null");
  return values.length < allowed.length ? [...values, "null"] : values;
}

function commonTypes(left: readonly JsonType[], right: readonly JsonType[]): readonly JsonType[] {
  return left.flatMap((type): readonly JsonType[] => {
    if (right.includes(type)) return [type];
    if (type === "integer" && right.includes("number")) return [type];
    return type === "number" && right.includes("integer") ? ["integer"] : [];
  });
}

const typeHints: readonly (readonly [JsonType, readonly string[]])[] = [
  ["object", ["properties", "required", "additionalProperties", "minProperties"]],
  ["array", ["items", "prefixItems", "minItems", "contains"]],
  ["string", ["minLength", "maxLength", "format", "pattern"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

/** The type that untyped schemas imply; string if they imply none. */
function impliedType(conjuncts: readonly SchemaObject[]): JsonType {
  const hint = typeHints.find(([, names]) =>
    names.some((name) => conjuncts.some((schema) => keyword(schema, name) !== undefined)),
  );
  return hint?.[0] ?? "string";
}

function makeOfType(
  type: JsonType,
  conjuncts: readonly SchemaObject[],
  { place, making }: Where,
): unknown {
  const { ordinal } = place;
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return ordinal === 0;
    case "integer":
    case "number":
      return makeNumber(conjuncts, { integer: type === "integer", ordinal }, making.budget);
    case "string":
      return makeString(conjuncts, place, making.budget);
    case "array":
      return makeArray(conjuncts, place, { ...making, make: makeInner(conjuncts, place, making) });
    case "object":
      return makeObject(conjuncts, place, { ...making, make: makeInner(conjuncts, place, making) });
    default:
      return assertNever(type);
  }
}

/** Generates the values inside a value of the schemas. */
function makeInner(conjuncts: readonly SchemaObject[], place: Place, making: Making) {
  const active = new Set([...place.active, ...conjuncts]);
  return (schemas: readonly unknown[], inner: InnerPlace): unknown =>
    makeValue(schemas, { ...inner, depth: place.depth + 1, active }, making);
}
