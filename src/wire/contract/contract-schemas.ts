import { contractDocument } from "../../../generated/document.ts";
import { bindSchemas, type SchemaLookup } from "./json-schema.ts";

/** The component schemas of the contract, from the generated document. */
export const contractSchemas: SchemaLookup = bindSchemas(
  contractDocument.components?.schemas ?? {},
);
