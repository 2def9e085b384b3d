import { asObject, type JsonObject } from "../json.ts";

/** Keywords that the API does not support; the model reads them in the description. */
const unknown: ReadonlySet<string> = new Set([
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems"],
  ...["minProperties", "maxProperties"],
]);
/** Keywords that hold one schema, a list of schemas, or a schema per name. */
const ones: ReadonlySet<string> = new Set(["items", "not"]);
const lists: ReadonlySet<string> = new Set(["anyOf", "allOf", "oneOf", "prefixItems"]);
const tables: ReadonlySet<string> = new Set(["properties", "$defs", "definitions"]);

/** A schema that the API accepts, and whether it now allows more or less than the original. */
export interface ClosedSchema {
  readonly schema: unknown;
  readonly isChanged: boolean;
}

/**
 * Adapts a schema to structured output: objects are closed, and constraints that the API rejects
 * are moved to the description. Source: `sanitize-json-schema.ts` of `@ai-sdk/anthropic`.
 */
export function closeSchema(schema: unknown): ClosedSchema {
  const object = asObject(schema);
  if (object === undefined) return { schema, isChanged: false };
  let isChanged = false;
  const close = (inner: unknown): unknown => {
    const closed = closeSchema(inner);
    isChanged ||= closed.isChanged;
    return closed.schema;
  };
  const bounds: string[] = [];
  const kept: [string, unknown][] = [];
  for (const [name, value] of Object.entries(object)) {
    if (unknown.has(name)) bounds.push(`${name}: ${JSON.stringify(value)}`);
    else kept.push([name, closeKeyword(name, value, close)]);
  }
  const { additionalProperties: others = false } = object;
  isChanged ||= bounds.length > 0 || others !== false;
  const isOfObjects = object["type"] === "object" || "properties" in object;
  return {
    schema: {
      ...Object.fromEntries(kept),
      ...describe(object, bounds),
      ...(isOfObjects && { additionalProperties: false }),
    },
    isChanged,
  };
}

function closeKeyword(name: string, value: unknown, close: (inner: unknown) => unknown): unknown {
  if (ones.has(name)) return close(value);
  if (lists.has(name) && Array.isArray(value)) return value.map(close);
  const table = tables.has(name) ? asObject(value) : undefined;
  if (table === undefined) return value;
  return Object.fromEntries(Object.entries(table).map(([key, inner]) => [key, close(inner)]));
}

function describe({ description }: JsonObject, bounds: readonly string[]): JsonObject {
  if (bounds.length === 0) return {};
  const described = typeof description === "string" ? [description] : [];
  return { description: [...described, `(${bounds.join(", ")})`].join(" ") };
}
