import openapi from "../../generated/openapi.json" with { type: "json" };
import { bindSchemas, type JsonSchema, type SchemaBook } from "./json-schema.ts";

/** The component schemas of the contract, as the generated document holds them. */
export const contractSchemas: SchemaBook = bindSchemas(
  // The compiler reads the file as one huge literal; the specification's lint checks this shape.
  openapi.components.schemas as unknown as Readonly<Record<string, JsonSchema>>,
);
