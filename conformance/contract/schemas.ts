import { Ajv, type ErrorObject } from "ajv";
import addFormats from "ajv-formats";
import { isObject, type ContractDocument, type Json } from "./document.ts";

/** How objects are read: `open` allows further fields, `closed` allows only the listed ones. */
export type Reading = "open" | "closed";

const FAULTS_SHOWN = 5;

/** Validates values against the schemas of the document; compiles each on its first use. */
export class Schemas {
  readonly #document: ContractDocument;
  readonly #compiled = new Map<Reading, Ajv>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  /**
   * Returns the faults of a value by the schema at a pointer into the document; empty if it is
   * valid.
   */
  faults(pointer: string, value: unknown, reading: Reading = "open"): readonly string[] {
    const validate = this.#ajv(reading).getSchema(`document${pointer}`);
    if (validate === undefined) throw new Error(`the document has no ${pointer}`);
    if (validate(value) === true) return [];
    const errors = validate.errors ?? [];
    const unlisted = errors.filter(({ keyword }) => keyword === "additionalProperties");
    const told = reading === "closed" && unlisted.length > 0 ? unlisted : errors;
    return [...new Set(told.map(describe))].slice(0, FAULTS_SHOWN);
  }

  #ajv(reading: Reading): Ajv {
    const known = this.#compiled.get(reading);
    if (known !== undefined) return known;
    const ajv = new Ajv({
      strict: false,
      allErrors: reading === "closed",
      validateSchema: false,
      inlineRefs: false,
      discriminator: reading === "open",
      logger: false,
    });
    addFormats.default(ajv);
    const { components = {} } = this.#document.root;
    ajv.addSchema({ components: toJsonSchema(components, reading) }, "document");
    this.#compiled.set(reading, ajv);
    return ajv;
  }
}

/** Converts OpenAPI 3.0 to JSON Schema. */
function toJsonSchema(node: Json, reading: Reading): Json {
  if (Array.isArray(node)) return node.map((item: Json) => toJsonSchema(item, reading));
  if (!isObject(node)) return node;
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(node)) {
    if (name === "example" || name === "examples") continue;
    if (name === "discriminator" && isObject(value)) {
      // ajv finds the branches by their values itself, and rejects a mapping. The closed reading
      // tries each branch.
      if (reading === "open") result[name] = { propertyName: value["propertyName"] ?? "" };
      continue;
    }
    result[name] = toJsonSchema(value, reading);
  }
  const isListed = isObject(node["properties"]) && !("additionalProperties" in node);
  if (reading === "closed" && isListed) result["additionalProperties"] = false;
  if ("nullable" in result && !("type" in result)) delete result["nullable"];
  return result;
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty } = params as { readonly additionalProperty?: string };
  const field = additionalProperty === undefined ? "" : `: ${additionalProperty}`;
  return `${instancePath === "" ? "the body" : instancePath} ${message ?? "is invalid"}${field}`;
}
