/** A JSON object from another program, of which only the required parts are read. */
export type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a JSON object; null, arrays and other values count as absent. */
export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

/** Returns the objects in an array; empty for other values. */
export function asObjects(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Returns the value if it is a non-empty string. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns the value if it is a count: a non-negative integer that a double represents exactly. */
export function asCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

/** Returns the value if it is a list index, which some servers write as a string. */
export function asIndex(value: unknown): number | undefined {
  return asCount(typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value);
}

/** Far above any valid reply. Each value takes many times its text in memory. */
const VALUES_MAX = 200_000;

/**
 * Returns whether JSON text has more values than any reply. A value takes a character and a comma.
 */
function hasTooManyValues(text: string): boolean {
  if (text.length <= VALUES_MAX * 2) return false;
  let values = 0;
  let isString = false;
  for (let at = 0; at < text.length && values <= VALUES_MAX; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isString = !isString;
    else if (isString) at += code === 0x5c ? 1 : 0;
    // Each value except the first follows one of `,`, `:`, `[`. An empty object counts, too.
    else if (code === 0x2c || code === 0x3a || code === 0x5b) values += 1;
  }
  return values > VALUES_MAX;
}

/** Parses an object from JSON text of another program; undefined if it is not an object, or too large. */
export function parseObject(text: string): JsonObject | undefined {
  if (hasTooManyValues(text)) return undefined;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
