import { contractDocument } from "../../../generated/console/document.ts";
import type { operations, OperationId } from "../../../generated/console/operations.ts";
import type { operations as Operations, Schemas } from "../../../generated/console/types.ts";
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

/** Response body of an operation. */
export type ConsoleReply<K extends ConsoleOperationId> = Schemas[(typeof operations)[K]["reply"]];

const checkParameters = createCheckParameters(contractDocument);

/** Input of an operation of the console API. */
export interface ConsoleInput<K extends ConsoleOperationId> {
  readonly path: ConsolePath<K>;
  readonly query: ConsoleQuery<K>;
}

/**
 * Returns the input as the contract types it, or throws a `GatewayError` that lists every issue.
 */
export function checkConsoleInput<K extends ConsoleOperationId>(
  operationId: K,
  raw: RawParameters,
): ConsoleInput<K> {
  checkParameters(operationId, raw);
  // Checked above against the document from which the type is generated.
  return raw as ConsoleInput<K>;
}
