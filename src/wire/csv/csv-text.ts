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
