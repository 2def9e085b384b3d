import { nanoUsd, type NanoUsd } from "../../core/money/amounts.ts";
import { nanoTotal, type NanoTotal } from "../../core/money/totals.ts";

/** A row as the driver returns it: column → value. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the only row of a query that always returns one. */
export function onlyRow(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new TypeError("a query returned no row");
  return row;
}

/** Reads a text column; throws if it holds anything else. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new TypeError(`column ${column} does not contain text`);
  return value;
}

/** Reads an integer column; throws if it holds anything else or an unsafe integer. */
export function integer(row: Row, column: string): number {
  const value = row[column];
  if (!Number.isSafeInteger(value))
    throw new TypeError(`column ${column} does not contain an integer`);
  return value as number;
}

/** Reads a boolean column, which SQLite stores as 0 or 1; throws if it holds anything else. */
export function truth(row: Row, column: string): boolean {
  const value = row[column];
  if (typeof value === "boolean") return value;
  if (value !== 0 && value !== 1)
    throw new TypeError(`column ${column} does not contain a boolean`);
  return value === 1;
}

/** Reads a column of raw bytes; throws if it holds anything else. */
export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof Uint8Array))
    throw new TypeError(`column ${column} does not contain bytes`);
  return value;
}

/** Reads an amount of nano-dollars. */
export function amount(row: Row, column: string): NanoUsd {
  return nanoUsd(integer(row, column));
}

/** Reads a sum of nano-dollars of any size, which queries return as text. */
export function total(row: Row, column: string): NanoTotal {
  const value = row[column];
  if (typeof value === "number" || typeof value === "string") return nanoTotal(value);
  throw new TypeError(`column ${column} does not contain a sum`);
}

/** Reads a column that may be NULL. */
export function nullable<T>(
  row: Row,
  column: string,
  read: (row: Row, column: string) => T,
): T | null {
  return row[column] === null ? null : read(row, column);
}

/** Reads one of a fixed set of values; throws if the column holds another. */
export function oneOf<const T extends string>(row: Row, column: string, words: readonly T[]): T {
  const found = words.find((word) => word === row[column]);
  if (found === undefined) throw new TypeError(`column ${column} contains an unknown value`);
  return found;
}
