/** The document cannot be compared; the message names the reason. */
export class BrokenDocument extends Error {}

export type JsonObject = Readonly<Record<string, unknown>>;

/** A value within a document, with its place. */
export interface Part {
  readonly root: unknown;
  /** JSON pointer from the root. */
  readonly pointer: string;
  readonly value: unknown;
  /** A synthetic schema: it matches the values that match all of these. */
  readonly members?: readonly Part[];
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function rootOf(document: unknown): Part {
  return { root: document, pointer: "", value: document };
}

/** Returns a part at the same place of the same document, with another value. */
export function replace({ root, pointer }: Part, value: unknown): Part {
  return { root, pointer, value };
}

/** Returns a schema that requires all of several, at the place of the first. */
export function join(first: Part, ...more: readonly Part[]): Part {
  return { root: first.root, pointer: first.pointer, value: {}, members: [first, ...more] };
}

/** Returns the part under a key; its value is `undefined` if the key is missing. */
export function child({ root, pointer, value }: Part, key: string): Part {
  const token = /[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
  const inner: unknown = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return { root, pointer: `${pointer}/${token}`, value: inner };
}

export function hasValue({ value }: Part): boolean {
  return value !== undefined;
}

/** Returns the fields of an object in their order; empty for other values. */
export function fieldsOf(part: Part): ReadonlyMap<string, Part> {
  const keys = isObject(part.value) ? Object.keys(part.value) : [];
  return new Map(keys.map((key) => [key, child(part, key)]));
}

/** Returns the items of an array; empty for other values. */
export function itemsOf({ root, pointer, value }: Part): readonly Part[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item, at) => ({ root, pointer: `${pointer}/${at}`, value: item }));
}

export function stringOf({ value }: Part): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns the strings of an array. */
export function stringsOf(part: Part): readonly string[] {
  return itemsOf(part).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

/** Returns the reference that a part consists of. */
export function referenceOf({ value }: Part): string | undefined {
  return isObject(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined;
}

/** Decodes a token of a JSON pointer in a reference; throws if an escape is invalid. */
function keyOf(token: string, reference: string): string {
  try {
    return decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    throw new BrokenDocument(`${reference} has a broken percent escape`);
  }
}

/** Returns the keys of a reference within the document; undefined if it points outside. */
export function keysOf(reference: string): readonly string[] | undefined {
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .map((token) => keyOf(token, reference));
}

/** Returns the target of a reference in the same document; undefined if it does not exist. */
export function find(root: unknown, reference: string): Part | undefined {
  const keys = keysOf(reference);
  if (keys === undefined) return undefined;
  let part = rootOf(root);
  for (const key of keys) {
    const item = Array.isArray(part.value) ? itemsOf(part)[Number(key)] : child(part, key);
    if (item?.value === undefined) return undefined;
    part = item;
  }
  return part;
}

/** Returns the part after following its references. */
export function follow(part: Part): Part {
  let found = part;
  for (let steps = 0; ; steps += 1) {
    const reference = referenceOf(found);
    if (reference === undefined) return found;
    const next = find(found.root, reference);
    if (next === undefined) throw new BrokenDocument(`the document has no ${reference}`);
    if (steps > STEPS_MAX) throw new BrokenDocument(`${reference} refers to itself`);
    found = next;
  }
}

const STEPS_MAX = 100;
