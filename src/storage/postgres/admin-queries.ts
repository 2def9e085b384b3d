import { ChangeInDoubt, StoreUnavailable } from "../../errors/store-unavailable.ts";
import { runnersOf } from "../operations/operations.ts";
import type { StoreArgument, StoreOperation, StoreResult } from "../calling-store.ts";
import type { LookUp } from "./look-ups.ts";
import type { Connections } from "./connections.ts";
import { isOwnFault, messageOf, OutcomeUnknown } from "./failures.ts";
import type { HotCall } from "./hot-calls.ts";
import type { ReplyCall } from "./replies.ts";
import { runOperation } from "./statements.ts";

/** The operations that are neither batched nor looked up: operators' commands and reports. */
type AdminOperation = Exclude<StoreOperation, HotCall[0] | ReplyCall[0] | LookUp[0]>;

export type AdminQueries = {
  readonly [K in AdminOperation]: (argument: StoreArgument<K>) => Promise<StoreResult<K>>;
};

export type AdminCall = {
  readonly [K in AdminOperation]: readonly [operation: K, argument: StoreArgument<K>];
}[AdminOperation];

/** The queries of operators, reports apart from changes. */
export function openAdminQueries(connections: Connections): AdminQueries {
  return runnersOf<"async">(
    (operation) => (argument) => runOperation(connections, operation, argument),
  );
}

/** Carries out one of them; each failure is a refusal, an outage, or a change in doubt. */
export async function runAdminQuery(
  queries: AdminQueries,
  [operation, argument]: AdminCall,
): Promise<unknown> {
  // The argument is the operation's own: both came in one call.
  const act = queries[operation] as (argument: unknown) => Promise<unknown>;
  try {
    return await act(argument);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    if (error instanceof OutcomeUnknown) throw new ChangeInDoubt(error.message, { cause: error });
    if (isOwnFault(error)) throw new Error(messageOf(error), { cause: error });
    throw new StoreUnavailable(messageOf(error), { cause: error });
  }
}
