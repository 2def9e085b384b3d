import type { Json, JsonObject, Schema } from "./document.ts";

/**
 * Extensions that say how our own commands and pages present a field. They are written beside the
 * field in the specification and are no part of the contract, so the documents lack them.
 */
const extensions: ReadonlySet<string> = new Set(["x-columns", "x-field", "x-option", "x-order"]);

/** Returns the extensions among the keys of a node. */
export function presentationOf(node: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([key]) => extensions.has(key)));
}

/** Returns a part of a document without the extensions. */
export function withoutPresentation(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutPresentation);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !extensions.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutPresentation(value)]));
}

/** Returns the fields of a schema in the order of its `x-order`. */
export function orderedFields({
  properties = {},
  "x-order": order,
}: Schema): readonly (readonly [string, Schema])[] {
  const fields = Object.entries(properties);
  if (order === undefined) return fields;
  const place = ([name]: readonly [string, Schema]) => order.indexOf(name);
  const missing = fields.find((field) => place(field) === -1);
  if (missing !== undefined) throw new Error(`x-order lacks the field ${missing[0]}`);
  return fields.toSorted((one, other) => place(one) - place(other));
}
