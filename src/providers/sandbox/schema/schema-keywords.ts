import {
  LIST_LENGTH_MAX,
  SchemaTooLarge,
  UnsupportedSchema,
  type SchemaBudget,
} from "./schema-budget.ts";

/** A client's JSON Schema that is an object; none of it is trusted. */
export type SchemaObject = Readonly<Record<string, unknown>>;

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The keyword's own value; inherited properties are not keywords. */
export function keyword(schema: SchemaObject, name: string): unknown {
  return Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** A numeric keyword; throws `UnsupportedSchema` if it has another type. */
export function numberKeyword(schema: SchemaObject, name: string): number | undefined {
  const value = keyword(schema, name);
  if (value === undefined || typeof value === "number") return value;
  throw malformed(name);
}

/** A keyword that is an object; throws `UnsupportedSchema` if it has another type. */
export function objectKeyword(schema: SchemaObject, name: string): SchemaObject | undefined {
  const value = keyword(schema, name);
  if (value === undefined || isSchemaObject(value)) return value;
  throw malformed(name);
}

/** A list of at most `LIST_LENGTH_MAX` entries; throws `SchemaTooLarge` beyond that. */
export function listKeyword(schema: SchemaObject, name: string): readonly unknown[] | undefined {
  const value = keyword(schema, name);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw malformed(name);
  if (value.length > LIST_LENGTH_MAX) throw new SchemaTooLarge(`\`${name}\` has too many entries.`);
  return value as readonly unknown[];
}

/** A list of strings, which is walked; otherwise as `listKeyword`. */
export function stringsKeyword(
  schema: SchemaObject,
  name: string,
  budget: SchemaBudget,
): readonly string[] | undefined {
  const list = listKeyword(schema, name);
  budget.list(list?.length ?? 0);
  return list?.map((entry) => {
    if (typeof entry !== "string") throw malformed(name);
    return entry;
  });
}

/** The names of an object's own properties, which are walked. */
export function namesOf(object: SchemaObject, budget: SchemaBudget): readonly string[] {
  const names = Object.keys(object);
  budget.list(names.length);
  return names;
}

/** The largest value of a lower bound, or `otherwise` if no schema has one. */
export function largest(schemas: readonly SchemaObject[], name: string, otherwise: number): number {
  return Math.max(otherwise, ...bounds(schemas, name));
}

/** The smallest value of an upper bound, or infinity if no schema has one. */
export function smallest(schemas: readonly SchemaObject[], name: string): number {
  return Math.min(Number.POSITIVE_INFINITY, ...bounds(schemas, name));
}

function bounds(schemas: readonly SchemaObject[], name: string): readonly number[] {
  return schemas.flatMap((schema) => numberKeyword(schema, name) ?? []);
}

const jsonTypes = ["object", "array", "string", "integer", "number", "boolean", "null"] as const;

export type JsonType = (typeof jsonTypes)[number];

/** The types in `type`, in its order; undefined if it is absent. */
export function typeKeyword(schema: SchemaObject): readonly JsonType[] | undefined {
  const value = keyword(schema, "type");
  if (value === undefined) return undefined;
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  // Each is listed once at most: a client's list is as long as its body, and is compared.
  if (names.length > jsonTypes.length || new Set(names).size < names.length) {
    throw malformed("type");
  }
  return names.map((name) => {
    const type = jsonTypes.find((candidate) => candidate === name);
    if (type === undefined) throw malformed("type");
    return type;
  });
}

/** The target of a `$ref` in the same schema; throws `UnsupportedSchema` if there is none. */
export function resolveReference(root: unknown, reference: unknown, budget: SchemaBudget): unknown {
  if (typeof reference !== "string" || !/^#(?:\/|$)/u.test(reference)) {
    throw new UnsupportedSchema("only a `$ref` to a place in the same schema is followed.");
  }
  // Each `$ref` is decoded anew, and a client may write many long ones.
  budget.read(reference.length);
  let target = root;
  for (const token of decodePointer(reference)) {
    budget.spend(1);
    const holder: unknown = target;
    if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, token)) {
      throw new UnsupportedSchema("a `$ref` points at nothing.");
    }
    target = Reflect.get(holder, token);
  }
  return target;
}

function decodePointer(reference: string): readonly string[] {
  try {
    return decodeURIComponent(reference)
      .split("/")
      .slice(1)
      .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    throw malformed("$ref");
  }
}

function malformed(name: string): UnsupportedSchema {
  return new UnsupportedSchema(`\`${name}\` has a value that this keyword does not take.`);
}
