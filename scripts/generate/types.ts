import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import type { OpenApiDocument } from "./document.ts";

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.

`;

const footer = `
/** Every schema of the contract by its component name. */
export type Schemas = components["schemas"];
`;

/** Renders the type of the codes that an error of the document can have. */
function renderErrorCode({ components }: OpenApiDocument): string {
  const code = components.schemas["ErrorObject"]?.properties?.["code"];
  const words = code?.["x-extensible-enum"] ?? [];
  const union = words.map((word) => `\n    | "${word}"`).join("");
  return `\n/** The known codes of an error. */\nexport type ErrorCode =${union || " never"};\n`;
}

/** Renders the TypeScript types of every path and component of the document. */
export async function renderTypes(document: OpenApiDocument): Promise<string> {
  // openapi-typescript resolves references in place, so it gets a copy.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const nodes = await openapiTS(copy, { immutable: true, silent: true });
  const types = astToString(nodes).replaceAll(
    " (enum property replaced by openapi-typescript)",
    "",
  );
  return header + types + footer + renderErrorCode(document);
}
