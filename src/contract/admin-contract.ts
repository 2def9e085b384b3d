import { contractDocument } from "../../generated/admin/document.ts";
import { operations, type OperationId } from "../../generated/admin/operations.ts";
import type { operations as Operations, Schemas } from "../../generated/admin/types.ts";
import * as validators from "../../generated/admin/validators.js";
import type { Validator } from "../../generated/admin/validators.js";
import { followReference } from "./contract-document.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { HintBook } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import { bindSchemas, type JsonSchema } from "./json-schema.ts";
import { refusalOf } from "./refusal-of.ts";

export type AdminOperationId = OperationId;

/** What an operation of the operators' API is asked with. */
export interface AdminInput<K extends AdminOperationId> {
  /** Decoded parameters of the path. */
  readonly path: PathOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
}

type PathOf<K extends AdminOperationId> = NonNullable<Operations[K]["parameters"]["path"]>;
type QueryOf<K extends AdminOperationId> = NonNullable<Operations[K]["parameters"]["query"]>;

type BodyOf<K extends AdminOperationId> = (typeof operations)[K]["request"] extends infer Name
  ? Name extends keyof Schemas
    ? Schemas[Name]
    : null
  : never;

/** The body of an operation's reply. */
export type AdminReply<K extends AdminOperationId> = Schemas[(typeof operations)[K]["reply"]];

/** Input as it arrived. */
export interface RawAdminInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Null where the operation takes none. */
  readonly body: unknown;
}

const byName: ReadonlyMap<string, Validator<unknown>> = new Map(Object.entries(validators));

const schemas = bindSchemas({
  ...contractDocument.components?.schemas,
  ...Object.fromEntries(
    Object.keys(operations).map((id) => [querySchemaName(id), querySchema(id)]),
  ),
});

const noHints = { fields: {}, names: {}, values: {}, places: {} };

/** The input as the contract types it, or a `GatewayError` that names every issue. */
export function checkAdminInput<K extends AdminOperationId>(
  operationId: K,
  raw: RawAdminInput,
): AdminInput<K> {
  const issues = new IssueFinder(schemas, new HintBook(noHints));
  const inQuery = issues.find(querySchemaName(operationId), raw.query);
  if (inQuery.length > 0) throw explainRefusal(inQuery);
  checkBody(operations[operationId].request, raw.body);
  // The router took the path's parameters from the same document; the rest was checked above.
  return raw as AdminInput<K>;
}

function checkBody(name: string | null, body: unknown): void {
  if (name === null) return;
  const validator = byName.get(name);
  if (validator === undefined) throw new Error(`${name} has no validator`);
  if (!validator(body)) throw refusalOf(body, { name, validator, schemas, hints: noHints });
}

function querySchemaName(operationId: string): string {
  return `query of ${operationId}`;
}

/** The query of an operation as one closed object. */
function querySchema(operationId: string): JsonSchema {
  const { parameters: components } = contractDocument.components ?? {};
  const properties = Object.values(contractDocument.paths)
    .flatMap((item) => [item?.get, item?.post, item?.patch])
    .filter((operation) => operation?.operationId === operationId)
    .flatMap((operation) => operation?.parameters ?? [])
    .map((parameter) => followReference(parameter, components))
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema }): [string, JsonSchema] => [name, schema ?? {}]);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}
