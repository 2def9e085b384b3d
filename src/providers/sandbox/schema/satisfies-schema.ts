import { assertNever } from "../../../conversation/conversation.ts";
import { canonicalJson } from "./canonical-json.ts";
import { fitsNumber } from "./make-number.ts";
import { fitsArray, fitsObject, type InnerCheck } from "./satisfies-container.ts";
import { CHARACTERS_PER_STEP, UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import {
  isSchemaObject,
  keyword,
  listKeyword,
  numberKeyword,
  resolveReference,
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

/** Keywords that the sandbox does not implement and that may invalidate a value. */
const unknownKeywords = [
  "$dynamicRef",
  "$recursiveRef",
  "unevaluatedProperties",
  "unevaluatedItems",
] as const;

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
  refuseUnknown(schema);
  const inner: InnerCheck = {
    budget: context.budget,
    fits: (part, against) => satisfiesSchema(part, against, context, depth + 1),
  };
  return (
    fitsType(value, schema) &&
    fitsEnumeration(value, schema, context.budget) &&
    fitsValue(value, schema, inner) &&
    fitsReference(value, schema, context, inner) &&
    fitsBranches(value, schema, inner) &&
    fitsCondition(value, schema, inner)
  );
}

function refuseUnknown(schema: SchemaObject): void {
  const name = unknownKeywords.find((candidate) => keyword(schema, candidate) !== undefined);
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
  return lists.every((list) => list.some((entry) => equals(value, entry, budget)));
}

function equals(value: unknown, entry: unknown, budget: SchemaBudget): boolean {
  budget.spend(1);
  if (typeof value !== "object" || typeof entry !== "object") return value === entry;
  return value === entry || canonicalJson(value, budget) === canonicalJson(entry, budget);
}

function fitsValue(value: unknown, schema: SchemaObject, inner: InnerCheck): boolean {
  if (typeof value === "number") return fitsNumber(value, schema);
  if (typeof value === "string") return fitsString(value, schema, inner.budget);
  if (Array.isArray(value)) return fitsArray(value, schema, inner);
  if (isSchemaObject(value)) return fitsObject(value, schema, inner);
  return true;
}

function fitsString(value: string, schema: SchemaObject, budget: SchemaBudget): boolean {
  budget.spend(Math.ceil(value.length / CHARACTERS_PER_STEP));
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

function fitsCondition(value: unknown, schema: SchemaObject, inner: InnerCheck): boolean {
  const condition = keyword(schema, "if");
  if (condition === undefined) return true;
  return inner.fits(value, keyword(schema, inner.fits(value, condition) ? "then" : "else") ?? true);
}
