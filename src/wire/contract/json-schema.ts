import type { OpenAPIV3 } from "openapi-types";

export type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean";

type Schema = Partial<OpenAPIV3.ReferenceObject & OpenAPIV3.ArraySchemaObject>;
type Inner = "type" | "enum" | "items" | "oneOf" | "properties" | "additionalProperties";

/** A schema of OpenAPI 3.0 or a reference to one, as written in the contract. */
export interface JsonSchema extends Readonly<Omit<Schema, Inner>> {
  readonly type?: JsonType;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
}

/** The schemas of the bundled document by reference, `#/components/schemas/…`. */
export type SchemaLookup = ReadonlyMap<string, JsonSchema>;

/** Creates a schema look-up from `components.schemas`. */
export function bindSchemas(components: Readonly<Record<string, JsonSchema>>): SchemaLookup {
  return new Map(Object.entries(components).map(([name, schema]) => [referenceTo(name), schema]));
}

/** Returns the reference to a component. */
export function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** Returns the schema after following its references; throws for a broken document. */
export function resolveSchema(schemas: SchemaLookup, schema: JsonSchema): JsonSchema {
  let resolved = schema;
  while (resolved.$ref !== undefined) resolved = schemaOf(schemas, resolved.$ref);
  return resolved;
}

/** Returns the schema of a reference. */
export function schemaOf(schemas: SchemaLookup, reference: string): JsonSchema {
  const schema = schemas.get(reference);
  if (schema === undefined) throw new Error(`the contract has no schema ${reference}`);
  return schema;
}

/** Returns the JSON type of a parsed value. */
export function typeOf(value: unknown): JsonType | "null" {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}

/** Returns whether a value has a type. Every whole number is an integer, however it was written. */
export function hasType(value: unknown, type: JsonType): boolean {
  return type === "integer" ? Number.isInteger(value) : typeOf(value) === type;
}
