import type { AdminDependencies } from "../../operator/admin/operation.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Store } from "../../core/ledger/store.ts";
import { BodyBudget } from "../bodies/body-budget.ts";
import type { Exchange } from "../replies/exchange.ts";
import type { OperationDispatcher } from "../pipeline/operation-dispatcher.ts";
import { parseJson } from "../bodies/parse-json.ts";
import { createReadText } from "../bodies/read-body.ts";
import { sendRecord } from "../replies/send-reply.ts";
import { createAdminApi, type AdminApiDependencies } from "./admin-api.ts";

/** The calls of the store that commands make outside the contract, each at a separate path. */
const LEDGER_ROOT = "/ledger/";

/** The calls of `ledger archive`, `ledger verify --archive`, `config check` and the audit log. */
const ledgerCalls = [
  "appendAudit",
  "countPlans",
  "deleteArchived",
  "findArchivedPlace",
  "findArchivedPlaces",
  "findLogEnd",
  "keepVerified",
  "moveArchived",
  "readLog",
  "verify",
] as const satisfies readonly (keyof Store)[];

type LedgerCall = (typeof ledgerCalls)[number];

/** Large enough for a call that names each account of an archived month. */
const CALL_BYTES_MAX = 268_435_456;

/** Only actors of commands have this form. Linux accepts user names of up to 256 bytes. */
const COMMAND_ACTOR = /^cli:[\w.@$+-]{1,256}$/;

export interface SocketApiDependencies extends Pick<AdminApiDependencies, "limits"> {
  readonly dependencies: AdminDependencies;
  readonly store: Pick<Store, LedgerCall>;
}

/**
 * Serves commands of the same user on this machine through the gateway's socket: the admin
 * API, and the ledger calls that commands make directly. Access to the socket replaces a token.
 */
export async function createSocketApi({
  limits,
  dependencies,
  store,
}: SocketApiDependencies): Promise<OperationDispatcher> {
  const authenticate = async (exchange: Exchange) => ({
    actor: { name: nameOf(exchange), role: "full" } as const,
  });
  const serveApi = await createAdminApi({ limits, dependencies, authenticate });
  const readText = createReadText({ ...limits, maxBodyBytes: CALL_BYTES_MAX });
  return async (exchange, path) => {
    if (!path.startsWith(LEDGER_ROOT)) return serveApi(exchange, path);
    nameOf(exchange);
    const name = callAt(path);
    exchange.notes.operation = name;
    const share = new BodyBudget(CALL_BYTES_MAX).open("command");
    const { argument } = Object(parseJson(await readText(exchange, share))) as CallBody;
    // The caller is this program's own command: its arguments have the types of `Store`.
    sendRecord(exchange, { value: await store[name](argument as never) });
  };
}

interface CallBody {
  readonly argument: unknown;
}

/** Records the caller's name for the log and the audit log. */
function nameOf({ request, notes }: Exchange): string {
  const name = String(request.headers["x-operator"] ?? "");
  if (!COMMAND_ACTOR.test(name)) {
    const message = "Send your user name as `x-operator: cli:<name>`.";
    throw new GatewayError("missing-api-key", message);
  }
  notes.actor = name;
  return name;
}

function callAt(path: string): LedgerCall {
  const name = ledgerCalls.find((each) => path === LEDGER_ROOT + each);
  if (name !== undefined) return name;
  const message = "The gateway does not support this call: is it a different version?";
  throw new GatewayError("not-found", message);
}
