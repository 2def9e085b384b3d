import { cellOf, csvText, type RecordColumn } from "../../wire/csv/csv-text.js";

/**
 * Returns records as the file that a page saves. `cells` has the columns that are no values of the
 * records, by their titles.
 */
export function recordsCsv<Row extends object>(
  columns: readonly RecordColumn[],
  records: readonly Row[],
  cells: Readonly<Record<string, (record: Row) => string | null>> = {},
): string {
  const rows = records.map((record) =>
    columns.map((column) => {
      const own = cells[column[0]];
      return own === undefined ? cellOf(record, column, " ") : own(record);
    }),
  );
  const titles = columns.map(([title]) => title);
  return `${csvText(titles, rows)}\r\n`;
}

/** Lets the user save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.setAttribute("href", url);
  link.setAttribute("download", name);
  link.click();
  URL.revokeObjectURL(url);
}
