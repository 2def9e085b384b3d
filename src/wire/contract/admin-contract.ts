import { contractDocument } from "../../../generated/admin/document.ts";
import { operations, type OperationId } from "../../../generated/admin/operations.ts";
import type { operations as Operations, Schemas } from "../../../generated/admin/types.ts";
import * as validators from "../../../generated/admin/validators.js";
import { createCheckBody } from "./check-body.ts";
import { createCheckParameters, type RawParameters } from "./check-parameters.ts";

export type AdminOperationId = OperationId;

/** Input of an operation of the admin API. */
export interface AdminInput<K extends AdminOperationId> {
  /** Decoded path parameters. */
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

/** Response body of an operation. */
export type AdminReply<K extends AdminOperationId> = Schemas[(typeof operations)[K]["reply"]];

/** Unchecked input. */
export interface RawAdminInput extends RawParameters {
  /** Null if the operation has no body. */
  readonly body: unknown;
}

const checkBody = createCheckBody({
  validators,
  schemas: { ...contractDocument.components?.schemas },
});

const checkParameters = createCheckParameters(contractDocument);

/**
 * Returns the input as the contract types it, or throws a `GatewayError` that lists every issue.
 * All text in the input is well-formed Unicode.
 */
export function checkAdminInput<K extends AdminOperationId>(
  operationId: K,
  raw: RawAdminInput,
): AdminInput<K> {
  checkParameters(operationId, raw);
  checkBody(operations[operationId].request, raw.body);
  // Checked above against the document from which the type is generated.
  return raw as AdminInput<K>;
}
