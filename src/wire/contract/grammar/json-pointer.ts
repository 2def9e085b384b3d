/** The keys of a JSON pointer. The grammar's pointers need no unescaping. */
export type PointerPath = readonly (string | number)[];

/** Splits `/choices/0/delta` into its keys; digits become a numeric index. */
export function splitPointer(pointer: string): PointerPath {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/**
 * Returns the value at the path, or undefined. Keys of a grammar are never names of prototype
 * members.
 */
export function pick(value: unknown, path: PointerPath): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[key];
  }
  return found;
}
