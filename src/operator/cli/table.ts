import type { CsvTable } from "../../wire/csv/csv-text.ts";

/** A table cell; null is shown as a dash. */
export type Cell = string | number | null;

/** Formats one row per record: the values of these columns, under their names. */
export function table(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return "none";
  const lines = [columns, ...rows.map((row) => row.map(cellText))];
  // A call with one argument per row would fail, since there may be hundreds of thousands of rows.
  const widths = columns.map((_, at) =>
    lines.reduce((width, line) => Math.max(width, (line[at] ?? "").length), 0),
  );
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Formats a report; the titles of its columns have spaces for underscores. */
export function reportText({ columns, rows }: CsvTable): string {
  return table(
    columns.map((name) => name.replaceAll("_", " ")),
    rows.map((row) =>
      row.map((cell) => (typeof cell === "boolean" ? (cell ? "yes" : "no") : cell)),
    ),
  );
}

/** Formats one line per value: its name and the value, or its items. */
export function labelledLines(values: Readonly<Record<string, Cell | readonly string[]>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length));
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${cellText(itemsText(value))}`)
    .join("\n");
}

function itemsText(value: Cell | readonly string[]): Cell {
  return typeof value === "object" && value !== null ? value.join(",") : value;
}

/**
 * Formats a cell without control characters, so that text from clients and vendors cannot control
 * the terminal.
 */
function cellText(cell: Cell): string {
  return cell === null ? "-" : String(cell).replace(/\p{Cc}/gu, " ");
}
