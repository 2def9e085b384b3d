import { contractDocument } from "../../generated/console/document.ts";
import { operations, type OperationId } from "../../generated/console/operations.ts";
import type { operations as Operations, Schemas } from "../../generated/console/types.ts";
import { createCheckQuery } from "./check-query.ts";

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

const checkQuery = createCheckQuery(contractDocument);

/** What an operation of the console's API is asked with. */
export interface ConsoleInput<K extends ConsoleOperationId> {
  readonly path: ConsolePath<K>;
  readonly query: ConsoleQuery<K>;
}

/** Input as it arrived. */
export interface RawConsoleInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** The input as the contract types it, or a `GatewayError` that names every issue. */
export function checkConsoleInput<K extends ConsoleOperationId>(
  operationId: K,
  raw: RawConsoleInput,
): ConsoleInput<K> {
  checkQuery(operationId, raw.query);
  // The router took the path's parameters from the same document; the query was checked above.
  return raw as ConsoleInput<K>;
}
