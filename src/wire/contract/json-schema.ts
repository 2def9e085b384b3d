import type { OpenAPIV3 } from "openapi-types";

export type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean";

type Schema = Partial<OpenAPIV3.ReferenceObject & OpenAPIV3.ArraySchemaObject>;
type Inner = "type" | "enum" | "items" | "oneOf" | "properties" | "additionalProperties";

/** A schema of OpenAPI 3.0 or a reference to one, as it stands in the contract. */
export interface JsonSchema extends Readonly<Omit<Schema, Inner>> {
  readonly type?: JsonType;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
}

/** The schemas of the bundled document by their references, `#/components/schemas/…`. */
export type SchemaBook = ReadonlyMap<string, JsonSchema>;

/** Binds `components.schemas`. */
export function bindSchemas(components: Readonly<Record<string, JsonSchema>>): SchemaBook {
  return new Map(Object.entries(components).map(([name, schema]) => [referenceTo(name), schema]));
}

/** The reference to a component. */
export function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The schema itself, after following its references; throws where the document is broken. */
export function resolveSchema(book: SchemaBook, schema: JsonSchema): JsonSchema {
  let resolved = schema;
  while (resolved.$ref !== undefined) resolved = schemaOf(book, resolved.$ref);
  return resolved;
}

/** The schema that a reference names. */
export function schemaOf(book: SchemaBook, reference: string): JsonSchema {
  const schema = book.get(reference);
  if (schema === undefined) throw new Error(`the contract has no schema ${reference}`);
  return schema;
}

/** JSON's own word for the type of a value of a parsed body. */
export function typeOf(value: unknown): JsonType | "null" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}

/** Whether a value has a type; every whole number is an integer, however it was written. */
export function hasType(value: unknown, type: JsonType): boolean {
  return type === "integer" ? Number.isInteger(value) : typeOf(value) === type;
}
