/** A document that cannot be compared; the message says why. */
export class BrokenDocument extends Error {}

export type JsonObject = Readonly<Record<string, unknown>>;

/** A value within a document, and where it stands. */
export interface Part {
  readonly root: unknown;
  /** JSON pointer from the root. */
  readonly pointer: string;
  readonly value: unknown;
  /** A schema that no document has: the one that fits all of these. */
  readonly members?: readonly Part[];
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function rootOf(document: unknown): Part {
  return { root: document, pointer: "", value: document };
}

/** A part of the same document at the same place, with another value. */
export function replace({ root, pointer }: Part, value: unknown): Part {
  return { root, pointer, value };
}

/** A schema that fits all of several, at the place of the first. */
export function join(first: Part, ...more: readonly Part[]): Part {
  return { root: first.root, pointer: first.pointer, value: {}, members: [first, ...more] };
}

/** The part under a key; its value is `undefined` if there is none. */
export function child({ root, pointer, value }: Part, key: string): Part {
  const token = /[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
  const inner: unknown = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return { root, pointer: `${pointer}/${token}`, value: inner };
}

export function hasValue({ value }: Part): boolean {
  return value !== undefined;
}

/** The fields of an object, in its order; none if it is not an object. */
export function fieldsOf(part: Part): ReadonlyMap<string, Part> {
  const keys = isObject(part.value) ? Object.keys(part.value) : [];
  return new Map(keys.map((key) => [key, child(part, key)]));
}

/** The items of an array; none if it is not an array. */
export function itemsOf({ root, pointer, value }: Part): readonly Part[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item, at) => ({ root, pointer: `${pointer}/${at}`, value: item }));
}

export function stringOf({ value }: Part): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The strings of an array. */
export function stringsOf(part: Part): readonly string[] {
  return itemsOf(part).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

/** The reference that a part consists of. */
export function referenceOf({ value }: Part): string | undefined {
  return isObject(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined;
}

/** A token of a JSON pointer in a reference, as a key; throws if its escapes are broken. */
function keyOf(token: string, reference: string): string {
  try {
    return decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    throw new BrokenDocument(`${reference} has a broken percent escape`);
  }
}

/** The keys that a reference within the document leads through; undefined if it leads out of it. */
export function keysOf(reference: string): readonly string[] | undefined {
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .map((token) => keyOf(token, reference));
}

/** What a reference names, in the same document; undefined if it names nothing there. */
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

/** The part itself, after following its references. */
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
