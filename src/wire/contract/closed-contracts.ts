import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { OpenAPIV3 } from "openapi-types";
import { contractDocument as adminDocument } from "../../../generated/admin/document.ts";
import { contractDocument as consoleDocument } from "../../../generated/console/document.ts";
import { contractDocument, type ContractDocument } from "../../../generated/document.ts";
import grammars from "../../../generated/stream-grammar.json" with { type: "json" };
import { isReference } from "./contract-document.ts";
import {
  compileGrammar,
  type CompiledGrammar,
  type StreamGrammar,
} from "./grammar/compile-grammar.ts";
import type { EventValidator } from "./grammar/stream-checker.ts";

type Schema = OpenAPIV3.ReferenceObject | OpenAPIV3.SchemaObject;

/** A document and its validators, which refuse undeclared properties in a response or an event. */
export interface ClosedContract {
  readonly document: ContractDocument;
  /**
   * Returns a validator by component name; undefined for an unknown name. Compiled on first use.
   */
  readonly findValidator: (schema: string) => EventValidator | undefined;
}

/**
 * Closes the schemas of a contract: clients must tolerate undeclared properties, but the gateway
 * must not send them.
 */
export function closeContract(document: ContractDocument): ClosedContract {
  const schemas = mapValues(document.components?.schemas ?? {}, closeSchema);
  // The generator and the linter have checked the document strictly.
  const ajv = new Ajv({
    strict: false,
    validateSchema: false,
    meta: false,
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
  });
  addFormats.default(ajv, ["date-time", "int32", "int64"]);
  ajv.addSchema({ components: { schemas } }, "contract");
  return {
    document,
    findValidator: (name) =>
      Object.hasOwn(schemas, name)
        ? (ajv.getSchema(`contract#/components/schemas/${name}`) as EventValidator)
        : undefined,
  };
}

/** Closes every object that lists its properties without allowing others. */
function closeSchema(schema: Schema): Schema {
  if (isReference(schema)) return schema;
  const { properties, oneOf, anyOf, discriminator, additionalProperties = false } = schema;
  // Closing each part of an `allOf` would forbid the properties of its other parts.
  if (schema.allOf !== undefined) throw new Error("a schema with allOf cannot be closed");
  return {
    ...schema,
    ...("items" in schema && { items: closeSchema(schema.items) }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(closeSchema) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(closeSchema) }),
    // ajv derives the tags from the branches.
    ...(discriminator !== undefined && {
      discriminator: { propertyName: discriminator.propertyName },
    }),
    ...(properties !== undefined && {
      properties: mapValues(properties, closeSchema),
      additionalProperties,
    }),
  };
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

export const closedContract: ClosedContract = closeContract(contractDocument);
export const closedAdminContract: ClosedContract = closeContract(adminDocument);
export const closedConsoleContract: ClosedContract = closeContract(consoleDocument);

/** Every contract that the gateway serves. */
export const closedContracts: readonly ClosedContract[] = [
  closedContract,
  closedAdminContract,
  closedConsoleContract,
];

/** The grammar of each streaming operation, by its operationId. */
export const streamGrammars: ReadonlyMap<string, CompiledGrammar> = new Map(
  // The compiler types the file as one literal; the random walks of every grammar verify its shape.
  Object.values(grammars.streams as unknown as Readonly<Record<string, StreamGrammar>>).map(
    (grammar) => [grammar.operation, compileGrammar(grammar)],
  ),
);
