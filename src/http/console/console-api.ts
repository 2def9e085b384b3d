import { contractDocument as document } from "../../../generated/console/document.ts";
import { createAuthenticate } from "../../access/auth/authenticate.ts";
import type { Caller } from "../../access/auth/caller.ts";
import {
  checkConsoleInput,
  type ConsoleOperationId,
} from "../../wire/contract/console-contract.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Store } from "../../core/ledger/store.ts";
import { admit } from "../pipeline/admit.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import {
  createOperationDispatcher,
  type Operation,
  type OperationDispatcher,
} from "../pipeline/operation-dispatcher.ts";
import { CONSOLE_ROOT, readQuery } from "../request/request-target.ts";
import { sendRecord } from "../replies/send-reply.ts";
import {
  type ConsoleOperation,
  type ConsoleStore,
  getConsoleAccount,
  getConsoleStatement,
  getConsoleUsage,
  listConsoleFailedRequests,
  listConsoleRequests,
  listConsoleSessions,
  listConsoleStatements,
} from "./operations.ts";
import { ReportQueue } from "../pipeline/report-queue.ts";

export interface ConsoleApiDependencies extends Pick<
  AppDependencies,
  "brand" | "clock" | "limiter" | "limits" | "plans"
> {
  readonly store: ConsoleStore & Pick<Store, "findKey">;
}

/**
 * The implementation of each operation of the contract; the compiler checks that none is missing.
 */
const operations: { readonly [K in ConsoleOperationId]: ConsoleOperation<K> } = {
  getConsoleAccount,
  getConsoleStatement,
  getConsoleUsage,
  listConsoleFailedRequests,
  listConsoleRequests,
  listConsoleSessions,
  listConsoleStatements,
};

/** Less than the store's concurrent reads, so that operators' reports can run at the same time. */
const TURNS = { running: 2, runningPerOwner: 1, waitingPerOwner: 4 } as const;

/** Operations that may read much of the ledger. */
const reports: ReadonlySet<ConsoleOperationId> = new Set([
  "getConsoleStatement",
  "getConsoleUsage",
  "listConsoleFailedRequests",
  "listConsoleRequests",
  "listConsoleSessions",
]);

/**
 * Serves the customers' API by its contract, for the paths below `/console/api/v1`: it only reads,
 * and only data of the account that owns the key.
 */
export function createConsoleApi(
  dependencies: ConsoleApiDependencies,
): Promise<OperationDispatcher> {
  const authenticate = createAuthenticate(dependencies);
  const ids = Object.keys(operations) as ConsoleOperationId[];
  const reportQueue = new ReportQueue(TURNS);
  return createOperationDispatcher<{ readonly caller: Caller }>({
    document,
    root: CONSOLE_ROOT,
    operations: Object.fromEntries(ids.map((id) => [id, serve(id, dependencies, reportQueue)])),
    authenticate: ({ request }) => authenticate(request.headers),
    noteCaller: (notes, { caller: { key, accountId } }) => {
      notes.caller = { keyId: key.id, accountId };
    },
    pathNotFound: () =>
      new GatewayError("not-found", "There is nothing at this path of the console's API."),
  });
}

function serve<K extends ConsoleOperationId>(
  id: K,
  dependencies: ConsoleApiDependencies,
  reportQueue: ReportQueue,
): Operation<{ readonly caller: Caller }> {
  return {
    protocol: null,
    serve: async ({ exchange, parameters, caller }) => {
      await admit({ limiter: dependencies.limiter, exchange, caller, kind: "console" });
      const query = readQuery(exchange.request.url ?? "");
      const input = checkConsoleInput(id, { path: parameters, query });
      const act = () => operations[id]({ ...input, caller, ...dependencies });
      const record = reports.has(id) ? reportQueue.run(caller.accountId, exchange, act) : act();
      sendRecord(exchange, await record);
    },
  };
}
