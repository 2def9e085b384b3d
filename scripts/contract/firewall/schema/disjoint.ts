import { isDeepStrictEqual } from "node:util";
import type { Part } from "../part.ts";
import { viewOf } from "./read-schema.ts";
import type { SchemaView } from "./schema-view.ts";

const DEPTH_MAX = 3;

/** Whether no value fits both schemas, as far as types, lists of values and fields show. */
export function areDisjoint(first: Part, second: Part, depth = 0): boolean {
  const [one, other] = [viewOf(first), viewOf(second)];
  if (one.isNullable && other.isNullable) return false;
  if (one.types !== undefined && other.types !== undefined && !shareType(one, other)) return true;
  if (one.words !== undefined && other.words !== undefined) {
    return !one.words.some((word) => other.words?.some((same) => isDeepStrictEqual(word, same)));
  }
  if (depth > DEPTH_MAX) return false;
  return (
    one.required.some((name) => isApart(name, one, other, depth)) ||
    other.required.some((name) => isApart(name, other, one, depth))
  );
}

function shareType({ types = new Set() }: SchemaView, other: SchemaView): boolean {
  const isNumber = (type: string) => type === "number" || type === "integer";
  const others = [...(other.types ?? [])];
  return [...types].some(
    (type) => others.includes(type) || (isNumber(type) && others.some(isNumber)),
  );
}

/** A field that one has always, and the other never, or always with other values. */
function isApart(name: string, one: SchemaView, other: SchemaView, depth: number): boolean {
  const [here, there] = [one.properties.get(name), other.properties.get(name)];
  if (there === undefined)
    return other.types?.has("object") === true && other.others?.value === false;
  return here !== undefined && other.required.includes(name) && areDisjoint(here, there, depth + 1);
}
