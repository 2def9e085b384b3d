/** A JSON object from an upstream, of which only what is needed is read. */
export type JsonObject = Readonly<Record<string, unknown>>;

interface RawJson {
  parse(
    text: string,
    revive: (key: string, value: unknown, at: { source?: string }) => unknown,
  ): unknown;
  rawJSON(text: string): unknown;
}

/** The engine's newer half of JSON, which the compiler's library does not know yet. */
const json = JSON as unknown as RawJson;

/**
 * Parses JSON text so that writing it again loses no digit: a number that a double cannot hold
 * becomes a raw JSON value, which `JSON.stringify` writes as it was. Throws `SyntaxError`.
 */
export function parseExactly(text: string): unknown {
  return json.parse(text, (_key, value, { source }) =>
    typeof value === "number" &&
    source !== undefined &&
    !Number.isSafeInteger(value) &&
    String(value) !== source
      ? json.rawJSON(source)
      : value,
  );
}

/** The value where it is a JSON object; null, arrays and the rest are absent. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}

/** The objects among an array's items; anything but an array has none. */
export function asObjects(value: unknown): readonly JsonObject[] {
  if (!Array.isArray(value)) return [];
  return value.map(asObject).filter((item) => item !== undefined);
}

/** The value where it is a string that is not empty. */
export function asText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The value where it is a count: a whole number from 0 that a double holds exactly. */
export function asCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

/** Parses upstream JSON into an object; undefined where it is none. */
export function parseObject(text: string): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
