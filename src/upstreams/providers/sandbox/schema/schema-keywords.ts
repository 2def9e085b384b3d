/** A client's JSON Schema that is an object, none of which is trusted. */
export type SchemaObject = Readonly<Record<string, unknown>>;

const jsonTypes = ["object", "array", "string", "integer", "number", "boolean", "null"] as const;
export type JsonType = (typeof jsonTypes)[number];

/** Maximum length of a list in a schema, and of items or properties in a generated value. */
export const LIST_LENGTH_MAX = 1_000;

const STEPS_MAX = 10_000;

/**
 * Thrown if no value can be generated. It has no stack, which would be the most expensive part: a
 * thousand branches may fail.
 */
export class SchemaRefusal extends Error {
  /**
   * True if no other branch is tried, because the schema needs more work or a larger value than
   * allowed.
   */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal = false) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(reason);
    Error.stackTraceLimit = stackTraceLimit;
    this.isFinal = isFinal;
  }
}

/** Limits the work per schema and the size of the generated value. */
export class SchemaBudget {
  #steps = STEPS_MAX;

  /** Throws `SchemaRefusal`. */
  spend(steps: number): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw new SchemaRefusal("it needs too many steps.", true);
  }
}

/** The whole schema, into which `$ref` points, and the remaining work. */
export interface SchemaContext {
  readonly root: unknown;
  readonly budget: SchemaBudget;
}

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the keyword's own value. Inherited properties are not keywords. */
export function keyword(schema: SchemaObject, name: string): unknown {
  return Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** Returns the values of a numeric keyword; throws `SchemaRefusal` if one has another type. */
export function numbersOf(schemas: readonly SchemaObject[], name: string): readonly number[] {
  return valuesOf(schemas, name).map((value) => {
    if (typeof value !== "number") throw malformed(name);
    return value;
  });
}

/** Returns the values of a keyword in the schemas that have it. */
export function valuesOf(schemas: readonly SchemaObject[], name: string): readonly unknown[] {
  return schemas.map((schema) => keyword(schema, name)).filter((value) => value !== undefined);
}

/** Returns a list of at most `LIST_LENGTH_MAX` entries; throws `SchemaRefusal` otherwise. */
export function listKeyword(schema: SchemaObject, name: string): readonly unknown[] | undefined {
  const value = keyword(schema, name);
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) throw malformed(name);
  if (value.length <= LIST_LENGTH_MAX) return value as readonly unknown[];
  throw new SchemaRefusal(`\`${name}\` has too many entries.`, true);
}

/** Returns the names in `required`. */
export function requiredNames(schema: SchemaObject, budget: SchemaBudget): readonly string[] {
  const list = listKeyword(schema, "required") ?? [];
  budget.spend(list.length / 10);
  if (list.every((name) => typeof name === "string")) return list;
  throw malformed("required");
}

/** Returns the lists of values that `const` and `enum` allow. */
export function listsOf(schema: SchemaObject): readonly (readonly unknown[])[] {
  const fixed = Object.hasOwn(schema, "const") ? [[schema["const"]]] : [];
  const listed = listKeyword(schema, "enum");
  return listed === undefined ? fixed : [...fixed, listed];
}

/** Returns the types in `type`, in its order; undefined if it is absent. */
export function typesOf(schema: SchemaObject): readonly JsonType[] | undefined {
  const value = keyword(schema, "type");
  if (value === undefined) return undefined;
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  // Repetitions are refused, because a client's list may be as long as its body.
  if (names.length > jsonTypes.length) throw malformed("type");
  return names.map((name) => {
    const type = jsonTypes.find((candidate) => candidate === name);
    if (type === undefined) throw malformed("type");
    return type;
  });
}

export function isOfType(value: unknown, type: JsonType): boolean {
  if (type === "object") return isSchemaObject(value);
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return type === "null" ? value === null : typeof value === type;
}

/** Returns the schema of the array item at an index; undefined if the array's schema has none. */
export function itemSchema(schema: SchemaObject, at: number): unknown {
  const items = keyword(schema, "items");
  if (Array.isArray(items)) {
    return at < items.length ? items[at] : keyword(schema, "additionalItems");
  }
  return listKeyword(schema, "prefixItems")?.[at] ?? items;
}

/** Returns the schema of an object property; undefined if the object's schema has none. */
export function propertySchema(schema: SchemaObject, name: string): unknown {
  const properties = keyword(schema, "properties") ?? {};
  if (!isSchemaObject(properties)) throw malformed("properties");
  return Object.hasOwn(properties, name)
    ? properties[name]
    : keyword(schema, "additionalProperties");
}

/**
 * Returns the target of a `$ref` in the same schema; throws `SchemaRefusal` if it does not exist.
 */
export function resolveReference(reference: unknown, { root, budget }: SchemaContext): unknown {
  if (typeof reference !== "string" || !/^#(?:\/|$)/u.test(reference)) {
    throw new SchemaRefusal("only a `$ref` to a place in the same schema is followed.");
  }
  budget.spend(reference.length / 100);
  let target = root;
  for (const token of decodePointer(reference)) {
    const holder: unknown = target;
    if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, token)) {
      throw new SchemaRefusal("a `$ref` has no target.");
    }
    target = Reflect.get(holder, token);
  }
  return target;
}

function decodePointer(reference: string): readonly string[] {
  try {
    const tokens = decodeURIComponent(reference).split("/").slice(1);
    return tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  } catch {
    throw malformed("$ref");
  }
}

function malformed(name: string): SchemaRefusal {
  return new SchemaRefusal(`\`${name}\` has an invalid value.`);
}
