import {
  type ExactJson,
  type ExactObject,
  textOfExact,
  writeExact,
} from "../../../core/raw-json/exact-json.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

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
  readonly schema: RawJson;
  readonly isChanged: boolean;
}

/**
 * Adapts a schema to structured output: objects are closed, and constraints that the API rejects
 * are moved to the description. All other parts stay as written. Source: `sanitize-json-schema.ts`
 * of `@ai-sdk/anthropic`.
 */
export function closeSchema(schema: RawJson): ClosedSchema {
  const closer = new Closer();
  const closed = closer.close(schema.exact());
  return { schema: RawJson.ofExact(closed), isChanged: closer.isChanged };
}

class Closer {
  isChanged = false;

  close(schema: ExactJson): ExactJson {
    if (!(schema instanceof Map)) return schema;
    const bounds: string[] = [];
    const closed: ExactObject = new Map();
    for (const [name, value] of schema) {
      if (unknown.has(name)) bounds.push(`${name}: ${writeExact(value)}`);
      else closed.set(name, this.#closeKeyword(name, value));
    }
    const others = schema.get("additionalProperties") ?? "false";
    if (bounds.length > 0 || others !== "false") this.isChanged = true;
    if (bounds.length > 0) closed.set("description", describe(closed.get("description"), bounds));
    const isOfObjects = textOfExact(schema.get("type")) === "object" || schema.has("properties");
    if (isOfObjects) closed.set("additionalProperties", "false");
    return closed;
  }

  #closeKeyword(name: string, value: ExactJson): ExactJson {
    if (ones.has(name)) return this.close(value);
    if (lists.has(name) && Array.isArray(value)) return this.#closeAll(value);
    if (!tables.has(name) || !(value instanceof Map)) return value;
    return new Map(Array.from(value, ([key, inner]) => [key, this.close(inner)]));
  }

  #closeAll(schemas: readonly ExactJson[]): readonly ExactJson[] {
    return schemas.map((schema) => this.close(schema));
  }
}

/** Returns a description with the bounds appended. */
function describe(description: ExactJson | undefined, bounds: readonly string[]): string {
  const text = textOfExact(description);
  const bound = `(${bounds.join(", ")})`;
  return JSON.stringify(text === undefined ? bound : `${text} ${bound}`);
}
