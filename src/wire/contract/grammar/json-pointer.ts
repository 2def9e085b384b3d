/** A JSON pointer's keys, split once; the grammar's pointers need no unescaping. */
export type PointerPath = readonly (string | number)[];

/** `/choices/0/delta` → its keys; what looks like an index becomes one. */
export function splitPointer(pointer: string): PointerPath {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The value that the path leads to, or undefined; no key of a grammar is a name of prototypes. */
export function pick(value: unknown, path: PointerPath): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[key];
  }
  return found;
}
