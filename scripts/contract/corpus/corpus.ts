import { isObject, type JsonObject } from "../firewall/part.ts";
import { editsOf, type Effect } from "./edits.ts";
import { reachedSchemas, schemasOf, type Way } from "./reached.ts";

/** One edit of the document, and whether it breaks a client by the rule of its direction. */
export interface Edit {
  readonly place: string;
  readonly keyword: string;
  readonly effect: Effect;
  readonly way: Way;
  readonly isBreaking: boolean;
  /** Returns the document with this edit. */
  readonly apply: () => JsonObject;
}

/**
 * Returns whether an edit breaks a client: what it sends must stay valid, and what it receives must
 * have been valid before.
 */
function breaks(way: Way, effect: Effect): boolean {
  if (way === "both") return true;
  return way === "request" ? effect === "narrowed" : effect === "widened";
}

/** Lists every edit of one constraint of the document's schemas. */
export function listEdits(document: JsonObject): readonly Edit[] {
  return [...reachedSchemas(document)].flatMap(([name, way]) =>
    nodesOf(schemasOf(document)[name], ["components", "schemas", name]).flatMap(
      ({ keys, schema }) =>
        editsOf(schema).map(({ keyword, effect, schema: edited }) => ({
          place: `/${keys.join("/")}`,
          keyword,
          effect,
          way,
          isBreaking: breaks(way, effect),
          apply: () => replaceAt(document, keys, edited),
        })),
    ),
  );
}

interface Node {
  readonly keys: readonly string[];
  readonly schema: JsonObject;
}

/** Returns a schema and those within it, without those behind references. */
function nodesOf(schema: unknown, keys: readonly string[]): readonly Node[] {
  if (!isObject(schema) || schema["$ref"] !== undefined) return [];
  const lists = ["oneOf", "anyOf", "allOf"].flatMap((keyword) => {
    const inner: unknown = schema[keyword];
    const branches: readonly unknown[] = Array.isArray(inner) ? inner : [];
    return branches.flatMap((branch, at) => nodesOf(branch, [...keys, keyword, String(at)]));
  });
  const { properties } = schema;
  const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) =>
    nodesOf(field, [...keys, "properties", name]),
  );
  const single = ["items", "additionalProperties"].flatMap((keyword) =>
    nodesOf(schema[keyword], [...keys, keyword]),
  );
  return [{ keys, schema }, ...fields, ...lists, ...single];
}

function replaceAt(value: unknown, keys: readonly string[], by: JsonObject): JsonObject {
  const [key, ...rest] = keys;
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    items[Number(key)] = replaceAt(items[Number(key)], rest, by);
    // The type of an inner value is not that of a document.
    return items as unknown as JsonObject;
  }
  const object = isObject(value) ? value : {};
  return { ...object, [key]: replaceAt(object[key], rest, by) };
}

/** Returns at most so many items, spread evenly over the list. */
export function spread<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  return Array.from(
    { length: most },
    (_, at) => list[Math.floor((at * list.length) / most)],
  ).flatMap((item) => (item === undefined ? [] : [item]));
}
