import type { ContractDocument } from "../../../generated/document.ts";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mapValues(value: unknown, map: (inner: unknown, key: string) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
}

/** Keys whose values are data, not parts of the document; extensions are copied as they are. */
const isData = (key: string): boolean =>
  ["example", "examples", "default", "enum"].includes(key) || key.startsWith("x-");

/**
 * Converts a document of OpenAPI 3.0 with our extensions for streams to OpenAPI 3.2. The schemas
 * accept the same values. `itemSchema` describes an event of a stream, from `x-event-schema` and
 * the grammar.
 */
export function toOpenApi32(document: ContractDocument): unknown {
  return { ...(convertPart(document) as Json), openapi: "3.2.0" };
}

function convertPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(convertPart);
  return mapValues(part, (inner, key) => {
    if (isData(key)) return inner;
    if (key === "schemas") return mapValues(inner, convertSchema);
    if (key === "schema") return convertSchema(inner);
    if (key === "text/event-stream") return convertStream(inner);
    return convertPart(inner);
  });
}

/** Returns the schema as JSON Schema 2020-12. */
function convertSchema(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { nullable, example, ...rest } = schema;
  const converted = Object.entries(rest).map(([key, value]) => [key, convertKeyword(key, value)]);
  const result = Object.fromEntries(converted) as Json;
  return {
    ...result,
    ...(nullable === true && typeof rest["type"] === "string"
      ? { type: [rest["type"], "null"] }
      : {}),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}

function convertKeyword(key: string, value: unknown): unknown {
  if (isData(key)) return value;
  if (key === "properties") return mapValues(value, convertSchema);
  if (Array.isArray(value)) return value.map(convertSchema);
  return key === "discriminator" ? value : convertSchema(value);
}

/**
 * Describes a stream by its items. The `schema` of 3.0 is its whole text, or one event for tools
 * that read events; in 3.2 it would be the list of all events.
 */
function convertStream(stream: unknown): unknown {
  if (!isObject(stream)) return stream;
  const { schema: _, "x-event-schema": event, "x-event-data": data, ...rest } = stream;
  const { "x-event-data-media-type": contentMediaType, examples, ...others } = rest;
  if (!isObject(event) || !isObject(data)) return stream;
  const { texts, schemas } = symbolsOf(rest["x-stream-grammar"]);
  const known = [...new Set([data["$ref"], ...schemas])].map(($ref) => ({ $ref }));
  const json = {
    contentMediaType,
    contentSchema: known.length === 1 ? known[0] : { anyOf: known },
  };
  const content =
    texts.length === 0 ? json : { anyOf: [...texts.map((text) => ({ const: text })), json] };
  const itemSchema = { ...event, properties: { data: content } };
  return { itemSchema, ...others, examples: mapValues(examples, asSerialized) };
}

/** Marks an example as the bytes of the stream, which 3.0 cannot. */
function asSerialized(example: unknown): unknown {
  if (!isObject(example)) return example;
  const { value, ...rest } = example;
  return { ...rest, serializedValue: value };
}

/** Returns the data of events that are plain text, and the schemas of all others, as references. */
function symbolsOf(grammar: unknown): {
  readonly texts: readonly unknown[];
  readonly schemas: readonly string[];
} {
  const symbols = isObject(grammar) && isObject(grammar["symbols"]) ? grammar["symbols"] : {};
  const all = Object.values(symbols).filter(isObject);
  return {
    texts: all.flatMap(({ text }) => text ?? []),
    schemas: all.flatMap(({ schema }) =>
      typeof schema === "string" ? `#/components/schemas/${schema}` : [],
    ),
  };
}
