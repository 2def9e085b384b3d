import { contractDocument } from "../../../generated/console/document.ts";
import type { operations, OperationId } from "../../../generated/console/operations.ts";
import type { operations as Operations, Schemas } from "../../../generated/console/types.ts";
import { createCheckParameters, type RawParameters } from "./check-parameters.ts";

export type ConsoleOperationId = OperationId;

/** Decoded parameters of the path of an operation of the console's API. */
export type ConsolePath<K extends ConsoleOperationId> = NonNullable<
  Operations[K]["parameters"]["path"]
>;

/** The query of an operation of the console's API. */
export type ConsoleQuery<K extends ConsoleOperationId> = NonNullable<
  Operations[K]["parameters"]["query"]
>;

/** The body of an operation's reply. */
export type ConsoleReply<K extends ConsoleOperationId> = Schemas[(typeof operations)[K]["reply"]];

const checkParameters = createCheckParameters(contractDocument);

/** What an operation of the console's API is asked with. */
export interface ConsoleInput<K extends ConsoleOperationId> {
  readonly path: ConsolePath<K>;
  readonly query: ConsoleQuery<K>;
}

/** The input as the contract types it, or a `GatewayError` that names every issue. */
export function checkConsoleInput<K extends ConsoleOperationId>(
  operationId: K,
  raw: RawParameters,
): ConsoleInput<K> {
  checkParameters(operationId, raw);
  // Checked above against the document that the type is made from.
  return raw as ConsoleInput<K>;
}
