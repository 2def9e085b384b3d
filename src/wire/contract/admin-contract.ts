import { contractDocument } from "../../../generated/admin/document.ts";
import { operations, type OperationId } from "../../../generated/admin/operations.ts";
import type { operations as Operations, Schemas } from "../../../generated/admin/types.ts";
import * as validators from "../../../generated/admin/validators.js";
import type { Validator } from "../../../generated/admin/validators.js";
import { createCheckParameters, type RawParameters } from "./check-parameters.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { findIllFormed } from "./find-ill-formed.ts";
import { bindSchemas } from "./json-schema.ts";
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
export interface RawAdminInput extends RawParameters {
  /** Null where the operation takes none. */
  readonly body: unknown;
}

const byName: ReadonlyMap<string, Validator<unknown>> = new Map(Object.entries(validators));

const schemas = bindSchemas({ ...contractDocument.components?.schemas });

const checkParameters = createCheckParameters(contractDocument);

const noHints = { fields: {}, names: {}, values: {}, places: {} };

/**
 * The input as the contract types it, or a `GatewayError` that names every issue. All of its text is
 * well-formed Unicode.
 */
export function checkAdminInput<K extends AdminOperationId>(
  operationId: K,
  raw: RawAdminInput,
): AdminInput<K> {
  checkParameters(operationId, raw);
  checkBody(operations[operationId].request, raw.body);
  // Checked above against the document that the type is made from.
  return raw as AdminInput<K>;
}

function checkBody(name: string | null, body: unknown): void {
  if (name === null) return;
  const validator = byName.get(name);
  if (validator === undefined) throw new Error(`${name} has no validator`);
  const illFormed = findIllFormed(body);
  if (!validator(body)) {
    throw refusalOf(body, { name, validator, schemas, hints: noHints }, illFormed);
  }
  if (illFormed.length > 0) throw explainRefusal(illFormed);
}
