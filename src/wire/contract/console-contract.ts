import { contractDocument } from "../../../generated/console/document.ts";
import { operations, type OperationId } from "../../../generated/console/operations.ts";
import type { operations as Operations, Schemas } from "../../../generated/console/types.ts";
import * as validators from "../../../generated/console/validators.js";
import { createCheckBody } from "./check-body.ts";
import { createCheckParameters, type RawParameters } from "./check-parameters.ts";

export type ConsoleOperationId = OperationId;

/** Decoded path parameters of an operation of the console API. */
export type ConsolePath<K extends ConsoleOperationId> = NonNullable<
  Operations[K]["parameters"]["path"]
>;

/** Query of an operation of the console API. */
export type ConsoleQuery<K extends ConsoleOperationId> = NonNullable<
  Operations[K]["parameters"]["query"]
>;

type BodyOf<K extends ConsoleOperationId> = (typeof operations)[K]["request"] extends infer Name
  ? Name extends keyof Schemas
    ? Schemas[Name]
    : null
  : never;

/** Response body of an operation. */
export type ConsoleReply<K extends ConsoleOperationId> = Schemas[(typeof operations)[K]["reply"]];

const checkParameters = createCheckParameters(contractDocument);

const checkBody = createCheckBody({
  validators,
  schemas: { ...contractDocument.components?.schemas },
});

/** Input of an operation of the console API. */
export interface ConsoleInput<K extends ConsoleOperationId> {
  readonly path: ConsolePath<K>;
  readonly query: ConsoleQuery<K>;
  readonly body: BodyOf<K>;
}

/** Unchecked input. */
export interface RawConsoleInput extends RawParameters {
  /** Null if the operation has no body. */
  readonly body: unknown;
}

/**
 * Returns the input as the contract types it, or throws a `GatewayError` that lists every issue.
 */
export function checkConsoleInput<K extends ConsoleOperationId>(
  operationId: K,
  raw: RawConsoleInput,
): ConsoleInput<K> {
  checkParameters(operationId, raw);
  checkBody(operations[operationId].request, raw.body);
  // Checked above against the document from which the type is generated.
  return raw as ConsoleInput<K>;
}
