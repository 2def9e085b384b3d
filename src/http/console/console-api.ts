import { contractDocument as document } from "../../../generated/console/document.ts";
import { operations as contract } from "../../../generated/console/operations.ts";
import { createAuthenticate, type Authentication } from "../../access/auth/authenticate.ts";
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
import * as keys from "./keys.ts";
import { BodyBudget } from "../bodies/body-budget.ts";
import { createReadText, type ReadText } from "../bodies/read-body.ts";
import { readJson } from "../bodies/read-json.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import { ReportQueue } from "../pipeline/report-queue.ts";

export interface ConsoleApiDependencies extends Pick<
  AppDependencies,
  "brand" | "catalog" | "clock" | "limiter" | "limits" | "plans"
> {
  readonly store: ConsoleStore & Pick<Store, "findKey">;
  readonly randomBytes: RandomBytes;
  readonly shard: string | null;
}

/**
 * The implementation of each operation of the contract; the compiler checks that none is missing.
 */
const operations: { readonly [K in ConsoleOperationId]: ConsoleOperation<K> } = {
  createConsoleKey: keys.createConsoleKey,
  getConsoleAccount,
  getConsoleStatement,
  getConsoleUsage,
  listConsoleAudit: keys.listConsoleAudit,
  listConsoleFailedRequests,
  listConsoleKeys: keys.listConsoleKeys,
  listConsoleRequests,
  listConsoleSessions,
  listConsoleStatements,
  revokeConsoleKey: keys.revokeConsoleKey,
  rotateConsoleKey: keys.rotateConsoleKey,
  updateConsoleKey: keys.updateConsoleKey,
};

/** Sufficient for all bodies of this API. */
const BODY_BYTES_MAX = 524_288;
const BODIES_IN_FLIGHT_MAX = 32;

/** Less than the store's concurrent reads, so that operators' reports can run at the same time. */
const TURNS = { running: 2, runningPerOwner: 1, waitingPerOwner: 4 } as const;

/** Operations that may read much of the ledger. */
const reports: ReadonlySet<ConsoleOperationId> = new Set([
  "getConsoleStatement",
  "getConsoleUsage",
  "listConsoleAudit",
  "listConsoleFailedRequests",
  "listConsoleRequests",
  "listConsoleSessions",
]);

/**
 * Serves the customers' API by its contract, for the paths below `/console/api/v1`: only data of
 * the account that owns the key. It reads all of them, and changes only keys.
 */
export function createConsoleApi(
  dependencies: ConsoleApiDependencies,
): Promise<OperationDispatcher> {
  const authenticate = createAuthenticate(dependencies);
  const ids = Object.keys(operations) as ConsoleOperationId[];
  const shared = {
    reportQueue: new ReportQueue(TURNS),
    bodies: new BodyBudget(BODIES_IN_FLIGHT_MAX * BODY_BYTES_MAX),
    readText: createReadText({ ...dependencies.limits, maxBodyBytes: BODY_BYTES_MAX }),
  };
  return createOperationDispatcher<Identity>({
    document,
    root: CONSOLE_ROOT,
    operations: Object.fromEntries(ids.map((id) => [id, serve(id, dependencies, shared)])),
    authenticate: ({ request }) => authenticate(request.headers),
    noteCaller: (notes, { caller: { key, accountId } }) => {
      notes.caller = { keyId: key.id, accountId };
    },
    pathNotFound: () =>
      new GatewayError("not-found", "There is nothing at this path of the console's API."),
  });
}

type Identity = Pick<Authentication, "caller" | "keyHash">;

/** What all requests share. */
interface Shared {
  readonly reportQueue: ReportQueue;
  readonly bodies: BodyBudget;
  readonly readText: ReadText;
}

function serve<K extends ConsoleOperationId>(
  id: K,
  dependencies: ConsoleApiDependencies,
  { reportQueue, bodies, readText }: Shared,
): Operation<Identity> {
  return {
    protocol: null,
    serve: async ({ exchange, parameters, caller, keyHash }) => {
      await admit({ limiter: dependencies.limiter, exchange, caller, kind: "console" });
      const query = readQuery(exchange.request.url ?? "");
      const body =
        contract[id].request === null
          ? null
          : await readJson(exchange, { readText, bodies, owner: caller.accountId });
      const input = checkConsoleInput(id, { path: parameters, query, body });
      const act = () => operations[id]({ ...input, caller, keyHash, ...dependencies });
      const record = reports.has(id) ? reportQueue.run(caller.accountId, exchange, act) : act();
      sendRecord(exchange, await record);
    },
  };
}
