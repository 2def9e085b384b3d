import {
  CHARACTERS_PER_STEP,
  fitsNumber,
  fitsString,
  makeNumber,
  makeString,
} from "./make-scalar.ts";
import {
  isOfType,
  isSchemaObject,
  itemSchema,
  keyword,
  LIST_LENGTH_MAX,
  listKeyword,
  listsOf,
  numbersOf,
  valuesOf,
  propertySchema,
  requiredNames,
  resolveReference,
  SchemaBudget,
  SchemaRefusal,
  typesOf,
  type JsonType,
  type SchemaContext,
  type SchemaObject,
} from "./schema-keywords.ts";

export interface InstanceRequest {
  /** A client's JSON Schema, which is neither compiled nor trusted. */
  readonly schema: unknown;
  /** The content of a string at the root. */
  readonly name: string;
  /** The required type of the value, even if the schema allows others. */
  readonly type?: "object";
}

export type SchemaInstance =
  | { readonly made: true; readonly value: unknown }
  /** `reason` completes a sentence and is for the client. */
  | { readonly made: false; readonly reason: string };

/** Maximum nesting of objects and arrays. */
const VALUE_DEPTH_MAX = 32;
/** Arrays nested deeper have only required items, because examples would multiply. */
const EXAMPLE_DEPTH_MAX = 4;
/** Maximum number of schemas that apply together to one value. */
const CONJUNCTS_MAX = 200;

/** Unsupported keywords. A schema with one of them is refused. */
const unsupported = [
  "$dynamicRef",
  "$recursiveRef",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contains",
  "if",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
];

/** The position of a value in the entire result. */
interface Place {
  /** Of the property that contains it, possibly through arrays. Used as a string's content. */
  readonly name: string;
  /** Number of containers around it. */
  readonly depth: number;
  /** The schemas of the containers around it. Branches that lead back to one are tried last. */
  readonly around: ReadonlySet<unknown>;
  /** The lists of branches of which one was chosen for this value. */
  readonly decided: ReadonlySet<unknown>;
}

/**
 * Generates a value that is valid for a schema by construction: only required properties, strings
 * that repeat their property's name, one item in each array whose items are described, and the
 * first branch of `anyOf` and `oneOf` that works. Deterministic, and bounded in time and size.
 */
export function instanceOfSchema({ schema, name, type }: InstanceRequest): SchemaInstance {
  const place: Place = { name, depth: 0, around: new Set(), decided: new Set() };
  const schemas = type === undefined ? [schema] : [schema, { type }];
  try {
    const value = make(schemas, place, { root: schema, budget: new SchemaBudget() });
    return { made: true, value };
  } catch (error) {
    if (error instanceof SchemaRefusal) return { made: false, reason: error.message };
    throw error;
  }
}

/**
 * Returns the result of the first option that succeeds; throws the last `SchemaRefusal` if all
 * fail.
 */
function firstOf<T, R>(options: Iterable<T>, attempt: (option: T) => R, none: string): R {
  let problem = new SchemaRefusal(none);
  for (const option of options) {
    try {
      return attempt(option);
    } catch (error) {
      if (!(error instanceof SchemaRefusal) || error.isFinal) throw error;
      problem = error;
    }
  }
  throw problem;
}

/** Generates a value that is valid for all schemas. */
function make(schemas: readonly unknown[], place: Place, context: SchemaContext): unknown {
  if (place.depth > VALUE_DEPTH_MAX) throw new SchemaRefusal("its value is nested too deep.");
  const conjuncts = gather(schemas, context);
  for (const schema of conjuncts) {
    for (const keywordName of ["anyOf", "oneOf"]) {
      const branches = listKeyword(schema, keywordName);
      if (branches === undefined || place.decided.has(branches)) continue;
      context.budget.spend(branches.length);
      const decided = new Set([...place.decided, branches]);
      const attempt = (at: number): unknown => {
        const value = make([...conjuncts, branches[at]], { ...place, decided }, context);
        const others = keywordName === "oneOf" ? branches.filter((_, other) => other !== at) : [];
        refuseUnlessExcluded(value, others, context);
        return value;
      };
      return firstOf(inOrder(branches, place, context), attempt, "it has no branch.");
    }
  }
  return makeConjunction(conjuncts, place, context);
}

/** Returns the schemas with the targets of `$ref` and `allOf` added, without `true`. */
function gather(schemas: readonly unknown[], context: SchemaContext): readonly SchemaObject[] {
  const pending = [...schemas];
  const conjuncts = new Set<SchemaObject>();
  for (const schema of pending) {
    context.budget.spend(1);
    if (schema === true) continue;
    if (schema === false) throw new SchemaRefusal("a required value is not allowed.");
    if (!isSchemaObject(schema)) throw new SchemaRefusal("a schema is an object or a boolean.");
    if (conjuncts.has(schema)) continue;
    if (conjuncts.size >= CONJUNCTS_MAX) {
      throw new SchemaRefusal("too many schemas are combined.", true);
    }
    conjuncts.add(schema);
    const reference = keyword(schema, "$ref");
    if (reference !== undefined) {
      pending.push(resolveReference(reference, context));
    }
    pending.push(...(listKeyword(schema, "allOf") ?? []));
  }
  return [...conjuncts];
}

/**
 * Returns the indices of the branches. Those that lead back to a schema around the value are last.
 */
function inOrder(
  branches: readonly unknown[],
  { around }: Place,
  context: SchemaContext,
): readonly number[] {
  const { back = [], others = [] } = Object.groupBy(branches.keys(), (at) => {
    const branch = branches[at];
    const reference = isSchemaObject(branch) ? keyword(branch, "$ref") : undefined;
    const target = reference === undefined ? branch : resolveReference(reference, context);
    return around.has(target) ? "back" : "others";
  });
  return [...others, ...back];
}

function refuseUnlessExcluded(
  value: unknown,
  schemas: readonly unknown[],
  context: SchemaContext,
): void {
  if (schemas.every((schema) => isExcluded(value, schema, context))) return;
  throw new SchemaRefusal("no valid value was found.");
}

/**
 * Returns whether a value is certainly not valid, because of its type, listed values, numeric
 * bounds or properties. False if only a deeper check could decide.
 */
function isExcluded(value: unknown, schema: unknown, context: SchemaContext, depth = 0): boolean {
  context.budget.spend(1);
  if (!isSchemaObject(schema) || depth > VALUE_DEPTH_MAX) return schema === false;
  const reference = keyword(schema, "$ref");
  return (
    typesOf(schema)?.every((type) => !isOfType(value, type)) === true ||
    listsOf(schema).some((list) => !mayList(list, value, context)) ||
    (typeof value === "number" && !fitsNumber(value, [schema])) ||
    (isSchemaObject(value) && hasWrongProperties(value, schema, context, depth)) ||
    (reference !== undefined &&
      isExcluded(value, resolveReference(reference, context), context, depth + 1))
  );
}

/** Returns whether a list may contain a value. Objects and arrays are not compared. */
function mayList(list: readonly unknown[], value: unknown, { budget }: SchemaContext): boolean {
  // Strings of equal length are compared up to their end.
  const characters = typeof value === "string" ? value.length : 0;
  budget.spend(list.length * (1 + characters / 100));
  return list.includes(value) || (typeof value === "object" && value !== null);
}

function hasWrongProperties(
  value: SchemaObject,
  schema: SchemaObject,
  context: SchemaContext,
  depth: number,
): boolean {
  const names = Object.keys(value);
  context.budget.spend(names.length / 10);
  if (requiredNames(schema, context.budget).some((name) => !Object.hasOwn(value, name)))
    return true;
  // Properties that match a pattern are not additional ones.
  if (keyword(schema, "patternProperties") !== undefined) return false;
  return names.some((name) =>
    isExcluded(value[name], propertySchema(schema, name), context, depth + 1),
  );
}

function makeConjunction(
  conjuncts: readonly SchemaObject[],
  place: Place,
  context: SchemaContext,
): unknown {
  // Every relevant keyword is looked up in each of them.
  context.budget.spend(conjuncts.length);
  const refused = unsupported.find((name) => valuesOf(conjuncts, name).length > 0);
  if (refused !== undefined) throw new SchemaRefusal(`\`${refused}\` is not supported.`);
  const [listed] = conjuncts.flatMap(listsOf);
  const attempt = (type: JsonType): unknown => makeOfType(type, conjuncts, place, context);
  const value =
    listed === undefined
      ? firstOf(allowedTypes(conjuncts), attempt, "its types exclude one another.")
      : pickListed(listed, conjuncts, context);
  refuseUnlessExcluded(value, valuesOf(conjuncts, "not"), context);
  return value;
}

function pickListed(
  listed: readonly unknown[],
  conjuncts: readonly SchemaObject[],
  context: SchemaContext,
): unknown {
  const value = listed.find((candidate) => isInstanceOfAll(candidate, conjuncts, context));
  if (value === undefined) throw new SchemaRefusal("no listed value is valid.");
  context.budget.spend(JSON.stringify(value).length / CHARACTERS_PER_STEP);
  return value;
}

/** Returns whether a listed value is valid; throws `SchemaRefusal` if objects would be compared. */
function isInstanceOfAll(
  value: unknown,
  conjuncts: readonly SchemaObject[],
  context: SchemaContext,
): boolean {
  if (conjuncts.some((schema) => isExcluded(value, schema, context))) return false;
  if (typeof value === "string") return fitsString(value, conjuncts);
  if (typeof value !== "object" || value === null) return true;
  const isDescribed = [...objectKeywords, ...arrayKeywords].some(
    (name) => valuesOf(conjuncts, name).length > 0,
  );
  if (!isDescribed && conjuncts.flatMap(listsOf).length === 1) return true;
  throw new SchemaRefusal("objects and arrays in `enum` or `const` are not compared.");
}

/** Returns the types that all schemas allow, in the order to try them: null is last. */
function allowedTypes(conjuncts: readonly SchemaObject[]): readonly JsonType[] {
  const lists = conjuncts.flatMap((schema) => {
    const types = typesOf(schema);
    return types === undefined ? [] : [types];
  });
  const [first = [impliedType(conjuncts)], ...others] = lists;
  const allowed = others.reduce(commonTypes, first);
  return allowed.toSorted((one, other) => Number(one === "null") - Number(other === "null"));
}

function commonTypes(left: readonly JsonType[], right: readonly JsonType[]): readonly JsonType[] {
  return left.flatMap((type): readonly JsonType[] => {
    if (right.includes(type)) return [type];
    if (type === "integer" && right.includes("number")) return [type];
    return type === "number" && right.includes("integer") ? ["integer"] : [];
  });
}

const objectKeywords = [
  "properties",
  "required",
  "additionalProperties",
  "patternProperties",
].concat(["propertyNames", "minProperties", "maxProperties"]);
const arrayKeywords = ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"];
const typeHints: readonly (readonly [JsonType, readonly string[]])[] = [
  ["object", objectKeywords],
  ["array", arrayKeywords],
  ["string", ["minLength", "maxLength", "format", "pattern"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

/** Returns the type that untyped schemas imply; string by default. */
function impliedType(conjuncts: readonly SchemaObject[]): JsonType {
  const isHinted = (name: string): boolean => valuesOf(conjuncts, name).length > 0;
  return typeHints.find(([, names]) => names.some(isHinted))?.[0] ?? "string";
}

function makeOfType(
  type: JsonType,
  conjuncts: readonly SchemaObject[],
  place: Place,
  context: SchemaContext,
): unknown {
  if (type === "object") return makeObject(conjuncts, place, context);
  if (type === "array") return makeArray(conjuncts, place, context);
  if (type === "string") return makeString(conjuncts, place.name, context.budget);
  if (type === "null") return null;
  return type === "boolean" || makeNumber(conjuncts, type === "integer");
}

/** Generates an array of the items that the schemas require, or of one item that they describe. */
function makeArray(
  conjuncts: readonly SchemaObject[],
  place: Place,
  context: SchemaContext,
): readonly unknown[] {
  const least = Math.ceil(Math.max(0, ...numbersOf(conjuncts, "minItems")));
  const most = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(conjuncts, "maxItems"));
  if (least > LIST_LENGTH_MAX) throw new SchemaRefusal("`minItems` is too large.", true);
  if (least > most) throw new SchemaRefusal("no array has the requested length.");
  // Several different items are not generated.
  if (least > 1 && valuesOf(conjuncts, "uniqueItems").includes(true)) {
    throw new SchemaRefusal("`uniqueItems` is not supported for more than one item.");
  }
  const inner = innerPlace(conjuncts, place, context);
  const described = (at: number): readonly unknown[] =>
    conjuncts.map((schema) => itemSchema(schema, at)).filter((schema) => schema !== undefined);
  if (least > 0)
    return Array.from({ length: least }, (_, at) => make(described(at), inner, context));
  const first = described(0);
  if (first.length === 0 || most < 1 || place.depth >= EXAMPLE_DEPTH_MAX) return [];
  const options = [(): unknown[] => [make(first, inner, context)], (): unknown[] => []];
  return firstOf(options, (option) => option(), "");
}

/** Generates an object with the properties that the schemas require. */
function makeObject(
  conjuncts: readonly SchemaObject[],
  place: Place,
  context: SchemaContext,
): unknown {
  const names = new Set(conjuncts.flatMap((schema) => requiredNames(schema, context.budget)));
  if (names.size > LIST_LENGTH_MAX) throw new SchemaRefusal("it needs too many properties.", true);
  const isTooFew = numbersOf(conjuncts, "minProperties").some((least) => names.size < least);
  const isTooMany = numbersOf(conjuncts, "maxProperties").some((most) => names.size > most);
  if (isTooFew || isTooMany) throw new SchemaRefusal("no object has the requested size.");
  // The properties that a pattern covers are unknown without running it.
  if (names.size > 0 && valuesOf(conjuncts, "patternProperties").length > 0) {
    throw new SchemaRefusal("`patternProperties` is not supported.");
  }
  const inner = innerPlace(conjuncts, place, context);
  const nameSchemas = valuesOf(conjuncts, "propertyNames");
  return Object.fromEntries(
    Array.from(names, (name) => {
      context.budget.spend(name.length / CHARACTERS_PER_STEP);
      if (nameSchemas.length > 0) make([...nameSchemas, { const: name }], inner, context);
      const schemas = conjuncts.map((schema) => propertySchema(schema, name));
      const described = schemas.filter((schema) => schema !== undefined);
      return [name, make(described, { ...inner, name }, context)];
    }),
  );
}

function innerPlace(
  conjuncts: readonly SchemaObject[],
  { name, depth, around }: Place,
  { budget }: SchemaContext,
): Place {
  budget.spend((around.size + conjuncts.length) / 10);
  const all = new Set([...around, ...conjuncts]);
  return { name, depth: depth + 1, around: all, decided: new Set() };
}
