import type { OpenAPIV3 } from "openapi-types";
import type { ClosedContract } from "../contract/closed-contracts.ts";
import {
  componentName,
  followReference,
  isReference,
  contractOperations,
} from "../contract/contract-document.ts";

export interface HeaderRule {
  readonly name: string;
  readonly isRequired: boolean;
  /** Returns the keyword that the value violates, or null. */
  readonly findBroken: (value: string) => string | null;
}

/** Declarations of the contract for one status of one operation. */
export interface StatusRules {
  readonly headers: ReadonlyMap<string, HeaderRule>;
  /** Maps a media type to the component of its body, or of one event of its stream. */
  readonly media: ReadonlyMap<string, string>;
}

/** Declarations of the contract for the responses of one operation. */
export interface OperationRules extends Pick<ClosedContract, "findValidator"> {
  readonly statuses: ReadonlyMap<number, StatusRules>;
}

/** Rules by operationId, which is unique across documents. */
export type ResponseRules = ReadonlyMap<string, OperationRules>;

/** Reads the rules for every response of the documents; throws on a dangling reference. */
export function readResponseRules(contracts: readonly ClosedContract[]): ResponseRules {
  return new Map(
    contracts.flatMap(({ document, findValidator }) =>
      contractOperations(document).map(({ operationId, responses }) => [
        operationId,
        { findValidator, statuses: statusesOf(responses, document.components ?? {}) },
      ]),
    ),
  );
}

function statusesOf(
  responses: OpenAPIV3.ResponsesObject,
  components: OpenAPIV3.ComponentsObject,
): OperationRules["statuses"] {
  return new Map(
    Object.entries(responses).map(([status, response]) => [
      Number(status),
      statusRules(followReference(response, components.responses), components),
    ]),
  );
}

function statusRules(
  { headers = {}, content = {} }: OpenAPIV3.ResponseObject,
  components: OpenAPIV3.ComponentsObject,
): StatusRules {
  return {
    headers: new Map(
      Object.entries(headers).map(([name, header]) => [
        name,
        headerRule(name, followReference(header, components.headers), components),
      ]),
    ),
    media: new Map(
      Object.entries(content).map(([type, media]) => [type, componentOf(type, media)]),
    ),
  };
}

/**
 * A media type with the contract's extension for streams, since OpenAPI 3.0 describes them as
 * strings.
 */
interface DeclaredMedia extends OpenAPIV3.MediaTypeObject {
  readonly "x-event-schema"?: OpenAPIV3.ReferenceObject;
}

function componentOf(type: string, media: DeclaredMedia): string {
  const schema = media["x-event-schema"] ?? media.schema;
  if (schema === undefined || !isReference(schema)) throw new Error(`${type} has no component`);
  return componentName(schema);
}

function headerRule(
  name: string,
  { required = false, schema: declared = {} }: OpenAPIV3.HeaderObject,
  { schemas }: OpenAPIV3.ComponentsObject,
): HeaderRule {
  const schema = followReference<OpenAPIV3.SchemaObject>(declared, schemas);
  const { pattern, minimum, maximum, maxLength } = schema;
  const words: readonly unknown[] | undefined = schema.enum;
  const form = pattern === undefined ? null : new RegExp(pattern, "u");
  return {
    name,
    isRequired: required,
    findBroken: (value) => {
      if (schema.type === "integer" && !/^-?\d{1,15}$/.test(value)) return "type";
      if (form !== null && !form.test(value)) return "pattern";
      if (words !== undefined && !words.includes(value)) return "enum";
      if (minimum !== undefined && Number(value) < minimum) return "minimum";
      if (maximum !== undefined && Number(value) > maximum) return "maximum";
      if (maxLength !== undefined && value.length > maxLength) return "maxLength";
      return null;
    },
  };
}
