import { assertNever } from "../../../conversation/conversation.ts";
import { UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import {
  isSchemaObject,
  keyword,
  listKeyword,
  namesOf,
  numberKeyword,
  objectKeyword,
  resolveReference,
  stringsKeyword,
  typeKeyword,
  type JsonType,
  type SchemaObject,
} from "./schema-keywords.ts";
import { fitsFormat } from "./string-formats.ts";

export interface CheckContext {
  /** The entire schema, which a `$ref` points into. */
  readonly root: unknown;
  readonly budget: SchemaBudget;
}

/** Maximum nesting of references and branches; stops cyclic references. */
const CHECK_DEPTH_MAX = 200;

/** Keywords that may invalidate a value and that no tool was seen to need: refused. */
const unsupportedKeywords = [
  "$dynamicRef",
  "$recursiveRef",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contains",
  "if",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
] as const;

/** How the values inside a container are checked against their schemas. */
interface InnerCheck {
  readonly budget: SchemaBudget;
  fits(value: unknown, schema: unknown): boolean;
}

/**
 * Whether a value is valid against a schema, determined by walking both: nothing is compiled, and
 * no client's regular expression runs. Throws `UnsupportedSchema` if that cannot be determined,
 * `SchemaTooLarge` if it takes too long.
 */
export function satisfiesSchema(
  value: unknown,
  schema: unknown,
  context: CheckContext,
  depth = 0,
): boolean {
  context.budget.spend(1);
  if (typeof schema === "boolean") return schema;
  if (!isSchemaObject(schema)) throw new UnsupportedSchema("a schema is an object or a boolean.");
  if (depth > CHECK_DEPTH_MAX) throw new UnsupportedSchema("its references run in a circle.");
  refuseUnsupported(schema);
  const inner: InnerCheck = {
    budget: context.budget,
    fits: (part, against) => satisfiesSchema(part, against, context, depth + 1),
  };
  return (
    fitsType(value, schema) &&
    fitsEnumeration(value, schema, context.budget) &&
    fitsValue(value, schema, inner) &&
    fitsReference(value, schema, context, inner) &&
    fitsBranches(value, schema, inner)
  );
}

function refuseUnsupported(schema: SchemaObject): void {
  const name = unsupportedKeywords.find((candidate) => keyword(schema, candidate) !== undefined);
  if (name !== undefined) throw new UnsupportedSchema(`\`${name}\` is not obeyed.`);
}

function fitsType(value: unknown, schema: SchemaObject): boolean {
  return typeKeyword(schema)?.some((type) => isOfType(value, type)) ?? true;
}

function isOfType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "object":
      return isSchemaObject(value);
    case "array":
      return Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "null":
      return value === null;
    case "string":
    case "number":
    case "boolean":
      return typeof value === type;
    default:
      return assertNever(type);
  }
}

function fitsEnumeration(value: unknown, schema: SchemaObject, budget: SchemaBudget): boolean {
  const lists = [
    ...(Object.hasOwn(schema, "const") ? [[schema["const"]]] : []),
    ...(Object.hasOwn(schema, "enum") ? [listKeyword(schema, "enum") ?? []] : []),
  ];
  return lists.every((list) => isListed(value, list, budget));
}

/** Objects and arrays are compared by identity: a listed value that is taken is not copied. */
function isListed(value: unknown, list: readonly unknown[], budget: SchemaBudget): boolean {
  budget.spend(list.length);
  // Of equal length they are compared to their end.
  if (typeof value === "string") budget.read(list.length * value.length);
  if (list.includes(value)) return true;
  if (isComposite(value) && list.some(isComposite)) {
    throw new UnsupportedSchema("objects and arrays in `enum` or `const` are not compared.");
  }
  return false;
}

function isComposite(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function fitsValue(value: unknown, schema: SchemaObject, inner: InnerCheck): boolean {
  if (typeof value === "number") return fitsNumber(value, schema);
  if (typeof value === "string") return fitsString(value, schema, inner.budget);
  if (Array.isArray(value)) return fitsArray(value, schema, inner);
  if (isSchemaObject(value)) return fitsObject(value, schema, inner);
  return true;
}

function fitsString(value: string, schema: SchemaObject, budget: SchemaBudget): boolean {
  budget.read(value.length);
  if (keyword(schema, "pattern") !== undefined) {
    throw new UnsupportedSchema("`pattern` is not obeyed.");
  }
  const lengthMin = numberKeyword(schema, "minLength") ?? 0;
  const lengthMax = numberKeyword(schema, "maxLength") ?? Number.POSITIVE_INFINITY;
  const length = [...value].length;
  return length >= lengthMin && length <= lengthMax && fitsFormat(value, schema);
}

function fitsReference(
  value: unknown,
  schema: SchemaObject,
  { root, budget }: CheckContext,
  inner: InnerCheck,
): boolean {
  const reference = keyword(schema, "$ref");
  return reference === undefined || inner.fits(value, resolveReference(root, reference, budget));
}

function fitsBranches(value: unknown, schema: SchemaObject, inner: InnerCheck): boolean {
  const fits = (branch: unknown): boolean => inner.fits(value, branch);
  const oneOf = listKeyword(schema, "oneOf");
  return (
    (listKeyword(schema, "allOf")?.every(fits) ?? true) &&
    (listKeyword(schema, "anyOf")?.some(fits) ?? true) &&
    (oneOf === undefined || oneOf.filter(fits).length === 1) &&
    (keyword(schema, "not") === undefined || !fits(keyword(schema, "not")))
  );
}

/** Whether a number is within the limits of one schema; like ajv, `multipleOf` divides floats. */
export function fitsNumber(value: number, schema: SchemaObject): boolean {
  const multipleOf = numberKeyword(schema, "multipleOf");
  return (
    value >= (numberKeyword(schema, "minimum") ?? -Infinity) &&
    value <= (numberKeyword(schema, "maximum") ?? Infinity) &&
    value > (numberKeyword(schema, "exclusiveMinimum") ?? -Infinity) &&
    value < (numberKeyword(schema, "exclusiveMaximum") ?? Infinity) &&
    (multipleOf === undefined || (multipleOf > 0 && Number.isInteger(value / multipleOf)))
  );
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

function fitsArray(value: readonly unknown[], schema: SchemaObject, inner: InnerCheck): boolean {
  return (
    hasSize(value.length, schema, "Items") &&
    value.every((item, at) => inner.fits(item, itemSchema(schema, at) ?? true)) &&
    isUnique(value, schema)
  );
}

/** Several items that must differ are not generated, and so not compared. */
function isUnique(value: readonly unknown[], schema: SchemaObject): boolean {
  if (keyword(schema, "uniqueItems") !== true || value.length < 2) return true;
  throw new UnsupportedSchema("`uniqueItems` is not obeyed for more than one item.");
}

function hasSize(size: number, schema: SchemaObject, of: "Items" | "Properties"): boolean {
  const most = numberKeyword(schema, `max${of}`) ?? Infinity;
  return size >= (numberKeyword(schema, `min${of}`) ?? 0) && size <= most;
}

function fitsObject(value: SchemaObject, schema: SchemaObject, inner: InnerCheck): boolean {
  const names = namesOf(value, inner.budget);
  refusePatterns(names, schema, inner.budget);
  return (
    hasSize(names.length, schema, "Properties") &&
    (stringsKeyword(schema, "required", inner.budget) ?? []).every((name) =>
      Object.hasOwn(value, name),
    ) &&
    names.every((name) => inner.fits(value[name], propertySchema(schema, name) ?? true)) &&
    names.every((name) => inner.fits(name, keyword(schema, "propertyNames") ?? true))
  );
}

/** Which properties a pattern covers is unknown without running it. */
function refusePatterns(
  names: readonly string[],
  schema: SchemaObject,
  budget: SchemaBudget,
): void {
  const patterns = objectKeyword(schema, "patternProperties");
  if (names.length > 0 && patterns !== undefined && namesOf(patterns, budget).length > 0) {
    throw new UnsupportedSchema("`patternProperties` is not obeyed.");
  }
}
