/** A JSON object; a stand-in reads only the fields that it needs. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function objectsOf(value: unknown): readonly Json[] {
  return listOf(value).filter(isObject);
}

/** Returns whether a text is a JSON object. */
export function isObjectText(text: unknown): boolean {
  try {
    return isObject(JSON.parse(String(text)));
  } catch {
    return false;
  }
}

/** Returns whether a tool's schema states its type and its properties. */
export function isWholeSchema(schema: unknown): boolean {
  const { type, properties } = objectOf(schema);
  return type === "object" && isObject(properties);
}
