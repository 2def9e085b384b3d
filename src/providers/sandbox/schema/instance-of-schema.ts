import { assertNever } from "../../../conversation/conversation.ts";
import { expandSchemas } from "./expand-schema.ts";
import { makeNumber, makeString } from "./make-scalar.ts";
import { itemSchema, propertySchema, satisfiesSchema } from "./satisfies-schema.ts";
import {
  LIST_LENGTH_MAX,
  SchemaBudget,
  SchemaTooLarge,
  UnsupportedSchema,
} from "./schema-budget.ts";
import {
  keyword,
  largest,
  listKeyword,
  smallest,
  stringsKeyword,
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

/** Arrays nested deeper hold only required items: examples would multiply. */
const EXAMPLE_DEPTH_MAX = 4;

/** What stays constant while a value is generated. */
interface Making {
  /** The entire schema, which a `$ref` points into. */
  readonly root: unknown;
  readonly budget: SchemaBudget;
}

/** The position of a value in the entire result. */
interface Place {
  /** Of the property that holds it, possibly through arrays; used as a string's content. */
  readonly name: string;
  /** Number of containers around it. */
  readonly depth: number;
  /** Schemas whose values are being generated around it. */
  readonly active: ReadonlySet<SchemaObject>;
}

/**
 * Generates a value that is valid against a schema, by construction and with a final check: only
 * required properties, strings that repeat their property's name, and one item in each array whose
 * items are described, unless there is none. Deterministic, and bounded in time and size.
 */
export function instanceOfSchema(request: InstanceRequest): SchemaInstance {
  const making: Making = { root: request.schema, budget: new SchemaBudget() };
  const schemas = [request.schema, ...(request.type === undefined ? [] : [{ type: request.type }])];
  try {
    const value = makeValue(schemas, { name: request.name, depth: 0, active: new Set() }, making);
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
  // An error that is not thrown is not made: its stack is dear.
  let problem: UnsupportedSchema | null = null;
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
  throw problem ?? new UnsupportedSchema("a place that needs a value allows none.");
}

const decidedLater = ["oneOf", "anyOf", "not"] as const;

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
  // Every keyword that matters is looked for in each of them.
  making.budget.spend(conjuncts.length);
  const listed = listedValues(conjuncts);
  if (listed !== null) return pickListed(listed, conjuncts, making);
  let problem: UnsupportedSchema | null = null;
  for (const type of allowedTypes(conjuncts)) {
    try {
      return makeOfType(type, conjuncts, { place, making });
    } catch (error) {
      if (!(error instanceof UnsupportedSchema)) throw error;
      problem = error;
    }
  }
  throw problem ?? new UnsupportedSchema("its types exclude one another.");
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
  making: Making,
): unknown {
  const value = listed.find((candidate) => fitsAll(candidate, conjuncts, making));
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
  ["array", ["items", "prefixItems", "minItems"]],
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
  { place, making }: { readonly place: Place; readonly making: Making },
): unknown {
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return true;
    case "integer":
    case "number":
      return makeNumber(conjuncts, type === "integer");
    case "string":
      return makeString(conjuncts, place.name, making.budget);
    case "array":
      return makeArray(conjuncts, place, making);
    case "object":
      return makeObject(conjuncts, place, making);
    default:
      return assertNever(type);
  }
}

/** An array of the items that the schemas require, or of one item that they describe. */
function makeArray(conjuncts: readonly SchemaObject[], place: Place, making: Making): unknown[] {
  const demanded = Math.ceil(largest(conjuncts, "minItems", 0));
  if (demanded > LIST_LENGTH_MAX) throw new SchemaTooLarge("`minItems` is too large.");
  const inner = innerPlace(conjuncts, place, making);
  const make = (_: unknown, at: number): unknown =>
    makeValue(
      described(conjuncts, making, (schema) => itemSchema(schema, at)),
      inner,
      making,
    );
  if (demanded > 0) return Array.from({ length: demanded }, make);
  const first = described(conjuncts, making, (schema) => itemSchema(schema, 0));
  if (first.length === 0 || smallest(conjuncts, "maxItems") < 1) return [];
  if (place.depth >= EXAMPLE_DEPTH_MAX) return [];
  try {
    return [makeValue(first, inner, making)];
  } catch (error) {
    if (error instanceof UnsupportedSchema) return [];
    throw error;
  }
}

/** An object with the properties that the schemas require. */
function makeObject(conjuncts: readonly SchemaObject[], place: Place, making: Making): unknown {
  const names = new Set(
    conjuncts.flatMap((schema) => stringsKeyword(schema, "required", making.budget) ?? []),
  );
  if (names.size > LIST_LENGTH_MAX) throw new SchemaTooLarge("it needs too many properties.");
  const inner = innerPlace(conjuncts, place, making);
  return Object.fromEntries(
    Array.from(names, (name) => {
      making.budget.write(name.length);
      const schemas = described(conjuncts, making, (schema) => propertySchema(schema, name));
      return [name, makeValue(schemas, { ...inner, name }, making)];
    }),
  );
}

function innerPlace(
  conjuncts: readonly SchemaObject[],
  { name, depth, active }: Place,
  { budget }: Making,
): Place {
  budget.list(active.size + conjuncts.length);
  return { name, depth: depth + 1, active: new Set([...active, ...conjuncts]) };
}

/** What each of the schemas says of a value inside theirs. */
function described(
  conjuncts: readonly SchemaObject[],
  { budget }: Making,
  read: (schema: SchemaObject) => unknown,
): readonly unknown[] {
  budget.list(conjuncts.length);
  return conjuncts.map(read).filter((schema) => schema !== undefined);
}
