/** A cell; null is empty. */
export type CsvCell = string | number | boolean | null;

/** A report as columns and rows, for tables and CSV. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Spreadsheets interpret text with these first characters as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns comma-separated values (RFC 4180) for pages, commands and the admin API: a header line,
 * CRLF between lines, quotes if needed. Text that a spreadsheet would run as a formula gets a
 * leading apostrophe; numbers stay unchanged.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return csvLines([columns, ...rows]);
}

/** Returns the rows without a header, to be appended to earlier lines. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(cellText).join(",")).join("\r\n");
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? "" : String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
