import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { gatewaySchema } from "../../src/system/config/gateway-schema.ts";
import { bundleModule } from "./validators.ts";

const notice =
  "// Made from src/system/config/gateway-schema.ts by scripts/generate.ts. Do not edit.\n";

const declarations = `import type { ErrorObject } from "ajv";

/** Whether a document of \`gateway.yaml\` keeps to its schema; \`errors\` lists each broken rule. */
export declare const validateGatewayFile: {
  (document: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
};
`;

/**
 * Renders `gateway-file.js` and its types: the validator of `gateway.yaml`. Compiled at build time,
 * since compiling the schema would be the longest step of a start.
 */
export async function renderGatewayFile(): Promise<readonly (readonly [string, string])[]> {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // Error messages quote the rule and the value.
    verbose: true,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  ajv.addSchema(gatewaySchema, "file");
  const code = standalone.default(ajv, { validateGatewayFile: "file" });
  return [
    ["gateway-file.js", notice + (await bundleModule(code))],
    ["gateway-file.d.ts", notice + declarations],
  ];
}
