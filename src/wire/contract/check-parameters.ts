import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../../generated/document.ts";
import { followReference } from "./contract-document.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { findIllFormed } from "./find-ill-formed.ts";
import { HintLookup } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import { bindSchemas, type JsonSchema } from "./json-schema.ts";

/** Decoded parameters of a request, by name. */
export interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Throws a `GatewayError` that lists every issue with an operation's parameters. */
export type CheckParameters = (operationId: string, parameters: RawParameters) => void;

const places = ["path", "query"] as const;
// A wrong part of a path is another path, so that its names are never refused.
const nouns = { path: "field", query: "query parameter" } as const;
const noHints = new HintLookup({ fields: {}, names: {}, values: {}, places: {} });

/**
 * Returns a check of the parameters of a contract's operations. It refuses undeclared parameters.
 */
export function createCheckParameters({ paths, components }: ContractDocument): CheckParameters {
  const operations = Object.values(paths)
    .flatMap((item) => [item?.get, item?.post, item?.patch, item?.put, item?.delete])
    .filter((operation) => operation !== undefined);
  const schemas = bindSchemas({
    ...components?.schemas,
    ...Object.fromEntries(
      operations.flatMap((operation) =>
        places.map((place) => [
          schemaName(place, operation.operationId),
          parametersSchema(place, operation, components?.parameters),
        ]),
      ),
    ),
  });
  return (operationId, parameters) => {
    const issues = places.flatMap((place) => [
      ...new IssueFinder(schemas, noHints, nouns[place]).find(
        schemaName(place, operationId),
        parameters[place],
      ),
      ...findIllFormed(parameters[place]),
    ]);
    if (issues.length > 0) throw explainRefusal(issues);
  };
}

type Place = (typeof places)[number];

function schemaName(place: Place, operationId: string): string {
  return `${place} of ${operationId}`;
}

/** Returns the parameters of an operation in one location as one closed object schema. */
function parametersSchema(
  place: Place,
  { parameters = [] }: Pick<OpenAPIV3.OperationObject, "parameters">,
  components: OpenAPIV3.ComponentsObject["parameters"],
): JsonSchema {
  const declared = parameters
    .map((parameter) => followReference(parameter, components))
    .filter((parameter) => parameter.in === place);
  return {
    type: "object",
    properties: Object.fromEntries(
      declared.map(({ name, schema }): [string, JsonSchema] => [name, schema ?? {}]),
    ),
    required: declared.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}
