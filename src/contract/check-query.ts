import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../generated/document.ts";
import { followReference } from "./contract-document.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { HintBook } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import { bindSchemas, type JsonSchema } from "./json-schema.ts";

/** Throws a `GatewayError` that names every issue of an operation's query. */
export type CheckQuery = (operationId: string, query: Readonly<Record<string, string>>) => void;

const noHints = new HintBook({ fields: {}, names: {}, values: {}, places: {} });

/** Checks the queries of a contract's operations: parameters that it does not name are refused. */
export function createCheckQuery({ paths, components }: ContractDocument): CheckQuery {
  const operations = Object.values(paths)
    .flatMap((item) => [item?.get, item?.post, item?.patch, item?.put, item?.delete])
    .filter((operation) => operation !== undefined);
  const schemas = bindSchemas({
    ...components?.schemas,
    ...Object.fromEntries(
      operations.map((operation) => [
        querySchemaName(operation.operationId),
        querySchema(operation, components?.parameters),
      ]),
    ),
  });
  return (operationId, query) => {
    const issues = new IssueFinder(schemas, noHints).find(querySchemaName(operationId), query);
    if (issues.length > 0) throw explainRefusal(issues);
  };
}

function querySchemaName(operationId: string): string {
  return `query of ${operationId}`;
}

/** The query of an operation as one closed object. */
function querySchema(
  { parameters = [] }: Pick<OpenAPIV3.OperationObject, "parameters">,
  components: OpenAPIV3.ComponentsObject["parameters"],
): JsonSchema {
  const inQuery = parameters
    .map((parameter) => followReference(parameter, components))
    .filter((parameter) => parameter.in === "query");
  return {
    type: "object",
    properties: Object.fromEntries(
      inQuery.map(({ name, schema }): [string, JsonSchema] => [name, schema ?? {}]),
    ),
    required: inQuery.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}
