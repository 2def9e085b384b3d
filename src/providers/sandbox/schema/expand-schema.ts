import { SchemaTooLarge, UnsupportedSchema, type SchemaBudget } from "./schema-budget.ts";
import {
  isSchemaObject,
  keyword,
  listKeyword,
  resolveReference,
  type SchemaObject,
} from "./schema-keywords.ts";

/** Schemas that apply together to one value. */
const CONJUNCTS_MAX = 200;

export interface Expansion {
  /** The entire schema, which a `$ref` points into. */
  readonly root: unknown;
  readonly budget: SchemaBudget;
  /** Schemas whose values are being generated around this one: recursive branches come last. */
  readonly active: ReadonlySet<SchemaObject>;
}

interface Progress {
  readonly pending: readonly unknown[];
  readonly conjuncts: readonly SchemaObject[];
}

/**
 * The ways to satisfy several schemas at once, preferred ones first: each a list of schemas,
 * including those that `$ref` and `allOf` add and one branch of each `anyOf` and `oneOf`.
 * Yields nothing if one of them is `false`.
 */
export function expandSchemas(
  schemas: readonly unknown[],
  expansion: Expansion,
): Generator<readonly SchemaObject[]> {
  return expand({ pending: schemas, conjuncts: [] }, expansion);
}

function* expand(
  { pending, conjuncts }: Progress,
  expansion: Expansion,
): Generator<readonly SchemaObject[]> {
  expansion.budget.list(pending.length);
  const at = pending.findIndex((schema) => schema !== true && !isAmong(schema, conjuncts));
  const schema = pending[at];
  if (at < 0) {
    yield conjuncts;
    return;
  }
  expansion.budget.spend(1 + at);
  if (schema === false) return;
  if (!isSchemaObject(schema)) throw new UnsupportedSchema("a schema is an object or a boolean.");
  if (conjuncts.length >= CONJUNCTS_MAX) throw new SchemaTooLarge("too many schemas are combined.");
  const rest = [...pending.slice(at + 1), ...alwaysAdded(schema, expansion)];
  for (const branches of chooseBranches(schema, expansion)) {
    expansion.budget.spend(1);
    const next = { pending: [...rest, ...branches], conjuncts: [...conjuncts, schema] };
    yield* expand(next, expansion);
  }
}

function isAmong(schema: unknown, conjuncts: readonly SchemaObject[]): boolean {
  return isSchemaObject(schema) && conjuncts.includes(schema);
}

function alwaysAdded(schema: SchemaObject, { root, budget }: Expansion): readonly unknown[] {
  const reference = keyword(schema, "$ref");
  return [
    ...(reference === undefined ? [] : [resolveReference(root, reference, budget)]),
    ...(listKeyword(schema, "allOf") ?? []),
  ];
}

/** Each combination of one branch of `anyOf` and one of `oneOf`. */
function* chooseBranches(schema: SchemaObject, expansion: Expansion): Generator<unknown[]> {
  for (const any of branchesOf(schema, "anyOf", expansion)) {
    for (const one of branchesOf(schema, "oneOf", expansion)) yield [...any, ...one];
  }
}

function branchesOf(
  schema: SchemaObject,
  name: "anyOf" | "oneOf",
  expansion: Expansion,
): readonly (readonly unknown[])[] {
  const list = listKeyword(schema, name);
  if (list === undefined) return [[]];
  expansion.budget.spend(list.length);
  const { recursive = [], others = [] } = Object.groupBy(list, (branch) =>
    leadsBack(branch, expansion) ? "recursive" : "others",
  );
  return [...others, ...recursive].map((branch) => [branch]);
}

function leadsBack(branch: unknown, { root, budget, active }: Expansion): boolean {
  if (!isSchemaObject(branch)) return false;
  const reference = keyword(branch, "$ref");
  if (reference === undefined) return active.has(branch);
  const target = resolveReference(root, reference, budget);
  return isSchemaObject(target) && active.has(target);
}
