import { contractDocument as document } from "../../../generated/admin/document.ts";
import { operations as contract } from "../../../generated/admin/operations.ts";
import type { AdminDependencies } from "../../operator/admin/operation.ts";
import { runOperation } from "../../operator/admin/run-operation.ts";
import { type Actor, isRole, type Role } from "../../access/auth/roles.ts";
import { type AdminToken, createAuthenticateAdmin } from "../../access/auth/authenticate-admin.ts";
import { FailedAttempts } from "../../access/auth/failed-attempts.ts";
import type { AdminOperationId } from "../../wire/contract/admin-contract.ts";
import { contractOperations } from "../../wire/contract/contract-document.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { BodyBudget } from "../bodies/body-budget.ts";
import { ReportQueue } from "../pipeline/report-queue.ts";
import { networkOf, type ProxyTrust } from "../request/addresses.ts";
import type { Exchange } from "../replies/exchange.ts";
import {
  createOperationDispatcher,
  type Operation,
  type OperationCall,
  type OperationDispatcher,
} from "../pipeline/operation-dispatcher.ts";
import { readJson } from "../bodies/read-json.ts";
import { createReadText, type ReadText } from "../bodies/read-body.ts";
import { ADMIN_ROOT, readQuery } from "../request/request-target.ts";
import { sendRecord } from "../replies/send-reply.ts";

/** Sufficient for all bodies of the admin API. */
const BODY_BYTES_MAX = 1_048_576;
const BODIES_IN_FLIGHT_MAX = 32;

/** Operators share one queue with many tabs; their reports leave the database to the requests. */
const TURNS = { running: 2, runningPerOwner: 2, waitingPerOwner: 64 } as const;

/** Operations that may read much of the ledger. */
const reports: ReadonlySet<AdminOperationId> = new Set([
  "getStatement",
  "getStatementDocument",
  "getStatementsDocument",
  "getUsage",
  "listUpstreamAttempts",
  "listEntries",
  "listFailedRequests",
  "listRequests",
]);

/** Authenticates the caller of an operation; rejects if the caller is unknown or not permitted. */
export type AuthenticateOperator = (exchange: Exchange, operationId: string) => Promise<Identity>;

export interface AdminApiDependencies extends Pick<AppDependencies, "limits"> {
  readonly authenticate: AuthenticateOperator;
  readonly dependencies: AdminDependencies;
  /** Budget of bodies in memory; default: 32 of the maximum size. */
  readonly bodies?: BodyBudget;
}

interface Identity {
  readonly actor: Actor;
}

/** Serves the admin API by its contract, for the paths below `/admin/api/v1`. */
export function createAdminApi(dependencies: AdminApiDependencies): Promise<OperationDispatcher> {
  return createOperationDispatcher<Identity>({
    document,
    root: ADMIN_ROOT,
    operations: createOperations(dependencies),
    authenticate: dependencies.authenticate,
    pathNotFound: () =>
      new GatewayError("not-found", "There is nothing at this path of the admin API."),
  });
}

interface TokenHolders extends Pick<AppDependencies, "clock"> {
  readonly tokens: readonly AdminToken[];
  /** Returns the address under which invalid tokens are counted. */
  readonly clientOf: ProxyTrust["clientOf"];
}

/** Authenticates token holders; returns name and role. */
export function authenticateTokens(holders: TokenHolders): AuthenticateOperator {
  const { tokens, clock, clientOf } = holders;
  const failures = new FailedAttempts(clock);
  const authenticate = createAuthenticateAdmin({ tokens, roles: rolesOf(), failures });
  return async ({ request, notes }, operationId) => {
    const { headers } = request;
    const address = networkOf(clientOf(request));
    const noteActor = ({ name }: Actor): void => {
      notes.actor = name;
    };
    return { actor: await authenticate({ headers, address, operationId, noteActor }) };
  };
}

/** Returns the required role of each operation; throws at startup if an operation has none. */
function rolesOf(): ReadonlyMap<string, Role> {
  return new Map(
    contractOperations(document).map(({ operationId, role }) => {
      if (!isRole(role)) throw new Error(`the operation ${operationId} has no role`);
      return [operationId, role];
    }),
  );
}

function createOperations({
  limits,
  dependencies,
  bodies = new BodyBudget(BODIES_IN_FLIGHT_MAX * BODY_BYTES_MAX),
}: AdminApiDependencies): Readonly<Record<string, Operation<Identity>>> {
  const readText = createReadText({ ...limits, maxBodyBytes: BODY_BYTES_MAX });
  const queue = new ReportQueue(TURNS);
  const ids = Object.keys(contract) as AdminOperationId[];
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        protocol: null,
        serve: (call) => serve(id, call, { dependencies, readText, bodies, queue }),
      },
    ]),
  );
}

interface AdminServeDependencies {
  readonly dependencies: AdminDependencies;
  readonly readText: ReadText;
  readonly bodies: BodyBudget;
  readonly queue: ReportQueue;
}

async function serve(
  id: AdminOperationId,
  { exchange, parameters, actor }: OperationCall<Identity>,
  { dependencies, readText, bodies, queue }: AdminServeDependencies,
): Promise<void> {
  const query = readQuery(exchange.request.url ?? "");
  const body =
    contract[id].request === null
      ? null
      : await readJson(exchange, { readText, bodies, owner: "admin" });
  const act = () => runOperation(id, { path: parameters, query, body }, { actor, dependencies });
  const record = reports.has(id) ? queue.run(actor.name, exchange, act) : act();
  sendRecord(exchange, await record);
}
