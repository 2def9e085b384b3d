import { canonicalJson } from "./canonical-json.ts";
import { UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import {
  isSchemaObject,
  keyword,
  listKeyword,
  numberKeyword,
  objectKeyword,
  stringsKeyword,
  type SchemaObject,
} from "./schema-keywords.ts";

/** How the values inside a container are checked against their schemas. */
export interface InnerCheck {
  readonly budget: SchemaBudget;
  fits(value: unknown, schema: unknown): boolean;
}

/** The schema of the array item at an index; undefined if the array's schema has none. */
export function itemSchema(schema: SchemaObject, at: number): unknown {
  const items = keyword(schema, "items");
  if (Array.isArray(items)) {
    return at < items.length ? items[at] : keyword(schema, "additionalItems");
  }
  return listKeyword(schema, "prefixItems")?.[at] ?? items;
}

/** The schema of an object property; undefined if the object's schema has none. */
export function propertySchema(schema: SchemaObject, name: string): unknown {
  const properties = objectKeyword(schema, "properties");
  if (properties !== undefined && Object.hasOwn(properties, name)) return properties[name];
  return keyword(schema, "additionalProperties");
}

/** Whether an array satisfies the array keywords of one schema. */
export function fitsArray(
  value: readonly unknown[],
  schema: SchemaObject,
  inner: InnerCheck,
): boolean {
  return (
    value.length >= (numberKeyword(schema, "minItems") ?? 0) &&
    value.length <= (numberKeyword(schema, "maxItems") ?? Number.POSITIVE_INFINITY) &&
    value.every((item, at) => inner.fits(item, itemSchema(schema, at) ?? true)) &&
    (keyword(schema, "uniqueItems") !== true || isUnique(value, inner.budget)) &&
    fitsContains(value, schema, inner)
  );
}

function isUnique(value: readonly unknown[], budget: SchemaBudget): boolean {
  return new Set(value.map((item) => canonicalJson(item, budget))).size === value.length;
}

function fitsContains(value: readonly unknown[], schema: SchemaObject, inner: InnerCheck): boolean {
  const contains = keyword(schema, "contains");
  if (contains === undefined) return true;
  const count = value.filter((item) => inner.fits(item, contains)).length;
  return (
    count >= (numberKeyword(schema, "minContains") ?? 1) &&
    count <= (numberKeyword(schema, "maxContains") ?? Number.POSITIVE_INFINITY)
  );
}

/** Whether an object satisfies the object keywords of one schema. */
export function fitsObject(value: SchemaObject, schema: SchemaObject, inner: InnerCheck): boolean {
  const names = Object.keys(value);
  refusePatterns(names, schema);
  return (
    names.length >= (numberKeyword(schema, "minProperties") ?? 0) &&
    names.length <= (numberKeyword(schema, "maxProperties") ?? Number.POSITIVE_INFINITY) &&
    hasAll(value, stringsKeyword(schema, "required") ?? []) &&
    names.every((name) => inner.fits(value[name], propertySchema(schema, name) ?? true)) &&
    names.every((name) => inner.fits(name, keyword(schema, "propertyNames") ?? true)) &&
    fitsDependencies(value, schema, inner)
  );
}

/** Which properties a pattern covers is unknown without running it. */
function refusePatterns(names: readonly string[], schema: SchemaObject): void {
  const patterns = objectKeyword(schema, "patternProperties");
  if (names.length > 0 && patterns !== undefined && Object.keys(patterns).length > 0) {
    throw new UnsupportedSchema("`patternProperties` is not obeyed.");
  }
}

/** `dependentRequired`, `dependentSchemas`, and `dependencies`, which combined both. */
function fitsDependencies(value: SchemaObject, schema: SchemaObject, inner: InnerCheck): boolean {
  return ["dependentRequired", "dependentSchemas", "dependencies"].every((name) =>
    Object.entries(objectKeyword(schema, name) ?? {}).every(
      ([property, dependency]) =>
        !Object.hasOwn(value, property) ||
        (Array.isArray(dependency)
          ? hasAll(value, dependency)
          : (isSchemaObject(dependency) || typeof dependency === "boolean") &&
            inner.fits(value, dependency)),
    ),
  );
}

function hasAll(value: SchemaObject, names: readonly unknown[]): boolean {
  return names.every((name) => typeof name === "string" && Object.hasOwn(value, name));
}
