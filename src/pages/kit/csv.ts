import { csvLines } from "../../wire/csv/csv-text.js";

/** Returns rows, including the titles, as the file that a page saves. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${csvLines(rows)}\r\n`;
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
