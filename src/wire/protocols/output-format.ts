import type { OutputFormat } from "../../core/conversation/conversation.ts";
import type { JsonSource } from "../../core/raw-json/json-source.ts";

/** A format by its schema, as chat and responses have it; null is the same as absent. */
interface SchemaFormat {
  readonly name: string;
  readonly description?: string | null;
  readonly schema: object;
  readonly strict?: boolean | null;
}

/** Decodes a format by its schema. */
export function decodeSchemaFormat(
  { name, description, schema, strict }: SchemaFormat,
  source: JsonSource,
): OutputFormat {
  return {
    kind: "json-schema",
    name,
    schema: source.raw(schema),
    ...(description !== undefined && description !== null && { description }),
    ...(strict !== undefined && strict !== null && { strict }),
  };
}
