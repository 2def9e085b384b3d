/** The document as a typed module, for code that reads more than one known place. */
export const documentModule = `// Made from spec/ by scripts/generate.ts. Do not edit.
import type { OpenAPIV3 } from "openapi-types";
import openapi from "./openapi.json" with { type: "json" };

/** The bundled document; the specification's lint checks that every operation has its id. */
export type ContractDocument = OpenAPIV3.Document<{ operationId: string; "x-role"?: string }> & {
  /** The day of publication, or \`unreleased\`. */
  readonly info: { readonly "x-revision"?: string };
};

/** The compiler reads the file as one huge literal, whose words are any strings. */
export const contractDocument = openapi as unknown as ContractDocument;
`;
