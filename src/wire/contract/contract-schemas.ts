import { contractDocument } from "../../../generated/document.ts";
import { bindSchemas, type SchemaBook } from "./json-schema.ts";

/** The component schemas of the contract, from the generated document. */
export const contractSchemas: SchemaBook = bindSchemas(contractDocument.components?.schemas ?? {});
