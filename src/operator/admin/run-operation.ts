import { operations as contract } from "../../../generated/admin/operations.ts";
import {
  checkAdminInput,
  type AdminOperationId,
  type AdminReply,
  type RawAdminInput,
} from "../../wire/contract/admin-contract.ts";
import { isAudited, withAudit } from "./audit.ts";
import { keyRecord } from "./key-record.ts";
import type { AdminOperation, OperationCaller } from "./operation.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import * as accounts from "./operations/accounts.ts";
import * as attempts from "./operations/attempts.ts";
import * as audit from "./operations/audit.ts";
import * as catalog from "./operations/catalog.ts";
import * as deprecations from "./operations/deprecations.ts";
import * as entries from "./operations/entries.ts";
import * as gateway from "./operations/gateway.ts";
import * as keys from "./operations/keys.ts";
import * as live from "./operations/live.ts";
import * as names from "./operations/names.ts";
import * as repairs from "./operations/repairs.ts";
import * as reports from "./operations/reports.ts";
import * as sessions from "./operations/sessions.ts";
import * as statements from "./operations/statements.ts";

const NO_INPUT: RawAdminInput = { path: {}, query: {}, body: null };

/** Every operation of the contract; the type checker ensures completeness. */
const operations: { readonly [K in AdminOperationId]: AdminOperation<K> } = {
  ...accounts,
  ...attempts,
  ...deprecations,
  ...entries,
  ...repairs,
  ...keys,
  listPlans: catalog.listPlans,
  listCatalog: catalog.listCatalog,
  listUpstreams: catalog.listUpstreams,
  probeUpstreams: catalog.probeUpstreams,
  ...reports,
  ...sessions,
  ...statements,
  ...live,
  ...names,
  ...gateway,
  ...audit,
};

/**
 * Checks the input against the contract and carries out the operation. Both HTTP and commands use
 * this function. Rejects with a `GatewayError` if the operation is refused.
 */
export async function runOperation<K extends AdminOperationId>(
  operationId: K,
  raw: RawAdminInput,
  { actor, dependencies }: OperationCaller,
): Promise<AdminReply<K>> {
  const input = checkAdminInput(operationId, raw);
  const act = () => operations[operationId]({ ...input, actor, dependencies });
  if (!isAudited(operationId, raw)) return act();
  const readTarget = (id: string) => findTarget(operationId, id, { actor, dependencies });
  return withAudit(operationId, { raw, readTarget, actor, dependencies }, act);
}

/**
 * Returns the account or key that a change names, in the form of the admin API; null if it does not
 * exist.
 */
async function findTarget(
  operationId: AdminOperationId,
  id: string,
  parts: OperationCaller,
): Promise<unknown> {
  const { path } = contract[operationId];
  if (path.startsWith("/accounts/")) {
    return nullIfNotFound(runOperation("showAccount", { ...NO_INPUT, path: { id } }, parts));
  }
  if (path.startsWith("/keys/")) {
    const { openStore, now } = parts.dependencies;
    const key = await (await openStore()).showKey(id);
    return key === null ? null : keyRecord(key, now());
  }
  return null;
}

async function nullIfNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GatewayError && error.kind === "not-found") return null;
    throw error;
  }
}
