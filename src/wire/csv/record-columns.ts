import type { CsvCell } from "./csv-text.ts";

/** A column of a list: its title, and the path of its value in a record; without a path, the title's. */
export type RecordColumn = readonly [title: string, ...path: string[]];

/** Returns the cell of a record in a column; the items of a list are separated by `separator`. */
export function cellOf(record: object, [title, ...path]: RecordColumn, separator: string): CsvCell {
  const value = (path.length === 0 ? [title] : path).reduce<unknown>(readField, record);
  if (Array.isArray(value)) return value.join(separator);
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  const isCell =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isCell ? value : null;
}

function readField(value: unknown, name: string): unknown {
  const inner: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
  return inner;
}
