import type { OpenApiDocument, Schema } from "./document.ts";
import { bundleModules, renderSchemas, rootComponents } from "./validators.ts";

const notice = "// Made from spec/ by scripts/generate.ts. Do not edit.\n";

const imports = `import type { Schemas } from "./types.ts";
import type { Validator } from "./validators.js";

`;

/**
 * `closed-validators.js` and its types: the replies' validators with every object closed that
 * lists its properties. Clients must tolerate more than the contract names; we must not send it.
 */
export async function renderClosedValidators(
  document: OpenApiDocument,
): Promise<readonly (readonly [string, string])[]> {
  const { answers } = rootComponents(document);
  const sources = new Map([
    ["entry", `export { ${answers.join(", ")} } from "all";\n`],
    ["all", renderSchemas(closeSchemas(document), answers, { allErrors: true })],
  ]);
  const types = answers.map((name) => `export const ${name}: Validator<Schemas["${name}"]>;\n`);
  return [
    ["closed-validators.js", notice + (await bundleModules(sources))],
    ["closed-validators.d.ts", notice + imports + types.join("")],
  ];
}

/** The document with every object closed that lists its properties without allowing others. */
export function closeSchemas(document: OpenApiDocument): OpenApiDocument {
  const entries = Object.entries(document.components.schemas);
  const schemas = Object.fromEntries(entries.map(([name, schema]) => [name, closeSchema(schema)]));
  return { ...document, components: { ...document.components, schemas } };
}

function closeSchema(schema: Schema): Schema {
  const { properties, items, additionalProperties, oneOf, anyOf } = schema;
  // Closing each part of an `allOf` would forbid the properties of its other parts.
  if (schema.allOf !== undefined) throw new Error("a schema with allOf cannot be closed");
  const closeAll = (parts: readonly Schema[]): readonly Schema[] => parts.map(closeSchema);
  return {
    ...schema,
    ...(items !== undefined && { items: closeSchema(items) }),
    ...(oneOf !== undefined && { oneOf: closeAll(oneOf) }),
    ...(anyOf !== undefined && { anyOf: closeAll(anyOf) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, closeSchema(part)]),
      ),
      additionalProperties: additionalProperties ?? false,
    }),
  };
}
