import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { contracts, type ContractName } from "./contracts.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Converts OpenAPI 3.0 to JSON Schema, and closes every object that lists its properties. */
function close(node: Json): Json {
  if (Array.isArray(node)) return node.map((item) => close(item));
  if (node === null || typeof node !== "object") return node;
  const source = node as { readonly [name: string]: Json };
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(source)) {
    if (name === "discriminator" || name === "example") continue;
    result[name] =
      name === "$ref" && typeof value === "string"
        ? value.replace("#/components/schemas/", "")
        : close(value);
  }
  if ("properties" in source && !("additionalProperties" in source)) {
    result["additionalProperties"] = false;
  }
  if ("nullable" in result && !("type" in result)) delete result["nullable"];
  return result;
}

function compile(name: ContractName): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const { schemas = {} } = contracts[name].document.components ?? {};
  for (const [schemaName, schema] of Object.entries(schemas)) {
    ajv.addSchema(close(schema as Json) as object, schemaName);
  }
  return ajv;
}

const compiled = {
  client: compile("client"),
  admin: compile("admin"),
  console: compile("console"),
} as const satisfies Record<ContractName, Ajv>;

/**
 * Returns the faults of the gateway's response or event with its schema read as closed: a property
 * outside the contract is a fault here, though clients must tolerate it. Empty if it is correct.
 */
export function faultsOf(
  schemaName: string,
  value: unknown,
  contract: ContractName = "client",
): readonly string[] {
  const validate: ValidateFunction | undefined = compiled[contract].getSchema(schemaName);
  if (validate === undefined) return [`the document has no schema ${schemaName}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${schemaName}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
