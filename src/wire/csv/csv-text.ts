/** A cell; null is empty. */
export type CsvCell = string | number | boolean | null;

/** A report as columns and rows, for tables and comma-separated values. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** A spreadsheet takes text that begins with one of these for a formula, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Comma-separated values by RFC 4180, for pages, commands and the operators' API alike: a header line,
 * CRLF between lines, quotes where they are needed. Text that a spreadsheet would run as a formula gets
 * an apostrophe before it; numbers stay as they are.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return csvLines([columns, ...rows]);
}

/** The same without a header: what comes after earlier lines. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(cellText).join(",")).join("\r\n");
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? "" : String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
