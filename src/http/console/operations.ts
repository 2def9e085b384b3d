import { makeStatement } from "../../admin/operations/statements.ts";
import { readPeriod } from "../../admin/values.ts";
import type { Caller } from "../../auth/caller.ts";
import type {
  ConsoleInput,
  ConsoleOperationId,
  ConsoleReply,
} from "../../contract/console-contract.ts";
import type { Store } from "../../ledger/store.ts";
import { formatAmount } from "../../money/amounts.ts";
import type { AppDependencies } from "../app-dependencies.ts";
import { readAccount, type AccountStore } from "../read-account.ts";

/** The store's methods that operations call. */
export type ConsoleStore = AccountStore & Pick<Store, "statement" | "usage">;

/** One call of an operation by a customer, its input checked against the contract. */
export interface ConsoleCall<K extends ConsoleOperationId>
  extends ConsoleInput<K>, Pick<AppDependencies, "clock" | "limits"> {
  readonly store: ConsoleStore;
  readonly caller: Caller;
}

/** Reports on the caller's account; throws a `GatewayError` where it is refused. */
export type ConsoleOperation<K extends ConsoleOperationId> = (
  call: ConsoleCall<K>,
) => Promise<ConsoleReply<K>>;

/** `GET /account`. */
export const getConsoleAccount: ConsoleOperation<"getConsoleAccount"> = (call) =>
  readAccount(call.caller, call);

/** `GET /usage`. */
export const getConsoleUsage: ConsoleOperation<"getConsoleUsage"> = async (call) => {
  const { store, caller, query } = call;
  const { by = "day" } = query;
  const rows = await store.usage({ accountId: caller.accountId, by, ...readPeriod(query) });
  const data = rows.map(({ group, requests, promptTokens, completionTokens, charge }) => ({
    group,
    requests,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    charge: formatAmount(charge),
  }));
  return { object: "list", by, data };
};

/** `GET /statements/{month}`. */
export const getConsoleStatement: ConsoleOperation<"getConsoleStatement"> = (call) => {
  const { store, caller, path, clock } = call;
  const statement = { id: caller.accountId, month: path.month };
  return makeStatement(statement, { store, asOfMs: clock.nowMs() });
};
