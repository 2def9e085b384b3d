/** A JSON pointer's keys, split once; the grammar's pointers need no unescaping. */
export type PointerPath = readonly string[];

export function splitPointer(pointer: string): PointerPath {
  return pointer.split("/").slice(1);
}

/** The value that the path leads to among own properties, or undefined. */
export function pick(value: unknown, path: PointerPath): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) {
      return undefined;
    }
    found = Reflect.get(found, key);
  }
  return found;
}
