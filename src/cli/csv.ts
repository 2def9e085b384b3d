/** A field of a row; null is empty. */
export type Field = string | number | null;

/**
 * Comma-separated values by RFC 4180, with a header line. Text that a spreadsheet would take for a
 * formula is led by an apostrophe.
 */
export function csv(columns: readonly string[], rows: readonly (readonly Field[])[]): string {
  return [columns, ...rows].map((row) => row.map(fieldText).join(",")).join("\r\n");
}

function fieldText(field: Field): string {
  if (field === null) return "";
  if (typeof field === "number") return String(field);
  const text = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
