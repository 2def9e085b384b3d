import { isDeepStrictEqual } from "node:util";
import type { Part } from "../part.ts";
import { areBoundsApart } from "./bounds.ts";
import { branchOf, takesNull, viewOf } from "./read-schema.ts";
import type { SchemaView } from "./schema-view.ts";

const DEPTH_MAX = 3;

/**
 * Returns whether no value matches both schemas, judged by types, lists of values, bounds and
 * fields.
 */
export function areDisjoint(first: Part, second: Part, depth = 0): boolean {
  const isNull = [first, second].every((part) => {
    const view = viewOf(part);
    return view.isNullable || (view.union !== undefined && takesNull(view));
  });
  return !isNull && areApart(first, second, depth);
}

/** Returns whether no value but `null` matches both schemas. */
export function areApart(first: Part, second: Part, depth = 0): boolean {
  const [one, other] = [viewOf(first), viewOf(second)];
  if (one.types !== undefined && other.types !== undefined && !shareType(one, other)) return true;
  if (one.words !== undefined && other.words !== undefined) {
    return !one.words.some((word) => other.words?.some((same) => isDeepStrictEqual(word, same)));
  }
  if (depth > DEPTH_MAX) return false;
  const kinds = boundsOf(one).filter((kind) => boundsOf(other).includes(kind));
  return (
    kinds.some((kind) => areBoundsApart(one.bounds, other.bounds, kind)) ||
    isUnionApart(one, second, depth) ||
    isUnionApart(other, first, depth) ||
    one.required.some((name) => isApart(name, one, other, depth)) ||
    other.required.some((name) => isApart(name, other, one, depth))
  );
}

const kindsOfBounds: Readonly<Record<string, string>> = {
  number: "imum",
  integer: "imum",
  string: "Length",
  array: "Items",
  object: "Properties",
};

/**
 * Returns the kind of limits that applies to each value of a schema; empty if it has several types.
 */
function boundsOf({ types = new Set() }: SchemaView): readonly string[] {
  const kinds = new Set([...types].map((type) => kindsOfBounds[type]));
  return kinds.size === 1 ? [...kinds].filter((kind) => kind !== undefined) : [];
}

/** Returns whether each branch of a union is disjoint from another schema. */
function isUnionApart(view: SchemaView, other: Part, depth: number): boolean {
  const branches = view.union?.branches ?? [];
  const isApart = (branch: Part) => areApart(branchOf(view, branch), other, depth + 1);
  return branches.length > 0 && branches.every(isApart);
}

function shareType({ types = new Set() }: SchemaView, other: SchemaView): boolean {
  const isNumber = (type: string) => type === "number" || type === "integer";
  const others = [...(other.types ?? [])];
  return [...types].some(
    (type) => others.includes(type) || (isNumber(type) && others.some(isNumber)),
  );
}

/**
 * Returns whether a field separates two schemas: one requires it, and the other forbids it or
 * allows only other values.
 */
function isApart(name: string, one: SchemaView, other: SchemaView, depth: number): boolean {
  const [here, there] = [one.properties.get(name), other.properties.get(name)];
  if (there === undefined)
    return other.types?.has("object") === true && other.others?.value === false;
  return here !== undefined && other.required.includes(name) && areDisjoint(here, there, depth + 1);
}
