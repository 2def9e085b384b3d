/** A cell; null is empty. */
export type CsvCell = string | number | boolean | null;

/** A spreadsheet takes text that begins with one of these for a formula, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Comma-separated values by RFC 4180: a header line, CRLF between lines, quotes where they are needed. Text that a
 * spreadsheet would run as a formula gets an apostrophe before it; numbers stay as they are.
 */
export function csvText(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [columns, ...rows].map((row) => row.map(cellText).join(",")).join("\r\n");
}

function cellText(cell: CsvCell): string {
  const text = cell === null ? "" : String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
