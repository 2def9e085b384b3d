import { contractDocument } from "../../generated/console/document.ts";
import { operations, type OperationId } from "../../generated/console/operations.ts";
import type { operations as Operations, Schemas } from "../../generated/console/types.ts";
import { createCheckQuery } from "./check-query.ts";

export type ConsoleOperationId = OperationId;

/** The query of an operation of the console's API. */
export type ConsoleQuery<K extends ConsoleOperationId> = NonNullable<
  Operations[K]["parameters"]["query"]
>;

/** The body of an operation's reply. */
export type ConsoleReply<K extends ConsoleOperationId> = Schemas[(typeof operations)[K]["reply"]];

const checkQuery = createCheckQuery(contractDocument);

/** The query as the contract types it, or a `GatewayError` that names every issue. */
export function checkConsoleQuery<K extends ConsoleOperationId>(
  operationId: K,
  query: Readonly<Record<string, string>>,
): ConsoleQuery<K> {
  checkQuery(operationId, query);
  // Checked above against the document that the type is made from.
  return query as ConsoleQuery<K>;
}
