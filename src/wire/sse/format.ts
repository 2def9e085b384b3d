/** Characters that are legal inside a JSON string, but at which lenient readers split lines. */
const lineSeparators = /[\u0085\u2028\u2029]/g;

/**
 * Returns the JSON text of a string, safe inside one `data:` line even for readers that split at
 * U+2028.
 */
export function jsonText(text: string): string {
  const json = JSON.stringify(text);
  return json.search(lineSeparators) < 0 ? json : escapeLineSeparators(json);
}

/** Returns JSON text without line breaks in a form that is safe inside one `data:` line. */
export function escapeLineSeparators(json: string): string {
  return json.replace(
    lineSeparators,
    (separator) => `\\u${separator.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Formats one event without a name; `json` is JSON text on one line. */
export function formatData(json: string): string {
  return `data: ${json}\n\n`;
}

/** Formats one named event; `json` is JSON text on one line. */
export function formatEvent(name: string, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`;
}

/** Returns the JSON text of any value on one line, escaped like `jsonText`. */
export function jsonLine(value: unknown): string {
  return escapeLineSeparators(JSON.stringify(value));
}
