import type { Schemas } from "../../../generated/console/types.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { formatTotal } from "../../core/money/totals.ts";
import { archivedBefore, refuseArchived } from "../../operator/admin/archived.ts";
import { makeStatement } from "../../operator/admin/operations/statements.ts";
import {
  readLimit,
  readPage,
  readRequestPlace,
  writeFailedRequestPlace,
  writeRequestPlace,
} from "../../operator/admin/pages.ts";
import {
  readRecentPeriod,
  readSessionPlace,
  writeSessionPlace,
} from "../../operator/admin/recent-pages.ts";
import { isoOrNull, readPeriod } from "../../operator/admin/values.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import type { Caller } from "../../access/auth/caller.ts";
import type {
  ConsoleInput,
  ConsoleOperationId,
  ConsoleReply,
} from "../../wire/contract/console-contract.ts";
import { stateOf } from "../../core/ledger/accounts.ts";
import { monthName } from "../../core/ledger/archive.ts";
import { failedOutcome } from "../../core/ledger/failed-request.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { accountRecord, readAccountFacts, type AccountStore } from "../operations/account.ts";

/** Time limit of a report's query: a customer's turn is bounded, unlike an operator's. */
const REPORT_TIMEOUT_MS = 10_000;
const KEYS_PER_READ = 1_000;

/** The store's methods that operations call. */
export type ConsoleStore = AccountStore &
  Pick<
    Store,
    | "appendAudit"
    | "changeCustomerKey"
    | "findArchivedPlace"
    | "hasOlderProcess"
    | "listAudit"
    | "listFailedRequests"
    | "listKeys"
    | "listRequests"
    | "listSessions"
    | "showAccount"
    | "showKey"
    | "statement"
    | "usage"
  >;

/** A customer's call of an operation, with validated input. */
export interface ConsoleCall<K extends ConsoleOperationId>
  extends
    ConsoleInput<K>,
    Pick<AppDependencies, "brand" | "catalog" | "clock" | "limiter" | "limits"> {
  readonly store: ConsoleStore;
  readonly caller: Caller;
  /** The hash of the caller's secret. */
  readonly keyHash: string;
  readonly randomBytes: RandomBytes;
  /** The shard that new keys name; null: there is a single ledger. */
  readonly shard: string | null;
}

/** Reports on the caller's account, or changes its keys; throws a `GatewayError` if it is refused. */
export type ConsoleOperation<K extends ConsoleOperationId> = (
  call: ConsoleCall<K>,
) => Promise<ConsoleReply<K>>;

/** Implements `GET /account`. */
export const getConsoleAccount: ConsoleOperation<"getConsoleAccount"> = async (call) => {
  const facts = await readAccountFacts(call.caller, call);
  return { ...accountRecord(facts), name: facts.account.name, state: stateOf(facts.account) };
};

/** Implements `GET /usage`. */
export const getConsoleUsage: ConsoleOperation<"getConsoleUsage"> = async (call) => {
  const { store, caller, query } = call;
  const { by = "day" } = query;
  const filter = { accountId: caller.accountId, by, ...readPeriod(query) };
  await refuseArchived(store, filter);
  const rows = await store.usage({ ...filter, timeoutMs: REPORT_TIMEOUT_MS });
  const keyIds = by === "key" ? rows.map(({ group }) => group) : [];
  const labels = await labelsOf(keyIds, call);
  const data = rows.map(({ group, requests, promptTokens, completionTokens, charge }) => ({
    group,
    label: labels.get(group) ?? null,
    requests,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    charge: formatTotal(charge),
  }));
  return { object: "list", by, data };
};

/** Returns the labels of these keys of the account, by their ids. */
async function labelsOf(
  shown: readonly (string | null)[],
  { store, caller: { accountId } }: Pick<ConsoleCall<ConsoleOperationId>, "store" | "caller">,
): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  const all = [...new Set(shown)].filter((id) => id !== null);
  for (let from = 0; from < all.length; from += KEYS_PER_READ) {
    const ids = all.slice(from, from + KEYS_PER_READ);
    const bounds = { limit: ids.length, timeoutMs: REPORT_TIMEOUT_MS };
    const { keys } = await store.listKeys({ accountId, ids, ...bounds });
    for (const { id, label } of keys) if (label !== null) labels.set(id, label);
  }
  return labels;
}

/** Implements `GET /requests`. */
export const listConsoleRequests: ConsoleOperation<"listConsoleRequests"> = async (call) => {
  const { store, caller, query } = call;
  const { key: keyId = null, model = null, cursor, limit } = query;
  const filter = { accountId: caller.accountId, keyId, model, ...readPeriod(query) };
  const after = cursor === undefined ? null : readRequestPlace(cursor);
  const bounds = { limit: readLimit(limit), timeoutMs: REPORT_TIMEOUT_MS };
  const agentSession = query.agent_session ?? null;
  const page = await store.listRequests({ ...filter, agentSession, ...bounds, after });
  const labels = await labelsOf(
    page.requests.map(({ keyId }) => keyId),
    call,
  );
  return {
    object: "list",
    data: page.requests.map((request) => ({
      object: "request",
      id: request.id,
      key_id: request.keyId,
      key_label: labels.get(request.keyId) ?? null,
      model: request.model,
      protocol: request.protocol,
      stream: request.stream,
      status: request.status ?? 0,
      outcome: request.outcome ?? "finished",
      prompt_tokens: request.usage?.promptTokens ?? 0,
      completion_tokens: request.usage?.completionTokens ?? 0,
      charge: formatTotal(request.charge ?? nanoUsd(0)),
      reversed_at: isoOrNull(request.takenBackAtMs),
      started_at: new Date(request.startedAtMs).toISOString(),
      ended_at: new Date(request.endedAtMs ?? request.startedAtMs).toISOString(),
      agent_session: request.agentSession ?? null,
      agent: request.agent ?? null,
    })),
    next_cursor: writeRequestPlace(page.next),
    archived_before: await archivedBefore(store, filter),
  };
};

/** Implements `GET /sessions`. */
export const listConsoleSessions: ConsoleOperation<"listConsoleSessions"> = async (call) => {
  const { store, caller, clock, query } = call;
  const period = readRecentPeriod(query, clock.nowMs());
  const { sessions, next } = await store.listSessions({
    ...period,
    accountId: caller.accountId,
    keyId: query.key ?? null,
    model: query.model ?? null,
    agentSession: query.agent_session ?? null,
    after: query.cursor === undefined ? null : readSessionPlace(query.cursor),
    limit: readLimit(query.limit),
    timeoutMs: REPORT_TIMEOUT_MS,
  });
  return {
    object: "list",
    data: sessions.map((session) => ({
      object: "session",
      agent_session: session.agentSession,
      agent: session.agent,
      requests: session.requests,
      prompt_tokens: session.promptTokens,
      completion_tokens: session.completionTokens,
      charge: formatTotal(session.charge),
      first_at: new Date(session.firstMs).toISOString(),
      last_at: new Date(session.lastMs).toISOString(),
    })),
    next_cursor: writeSessionPlace(next),
    archived_before: await archivedBefore(store, period),
  };
};

/** Implements `GET /failed-requests`. */
export const listConsoleFailedRequests: ConsoleOperation<"listConsoleFailedRequests"> = async (
  call,
) => {
  const { store, caller, query } = call;
  const { key: keyId = null, model = null, status, code = null } = query;
  const { requests, hasMore } = await store.listFailedRequests({
    accountId: caller.accountId,
    keyId,
    model,
    code,
    ...readPeriod(query),
    ...readPage(query),
    timeoutMs: REPORT_TIMEOUT_MS,
    status: status === undefined ? null : Number(status),
  });
  const labels = await labelsOf(
    requests.map(({ keyId }) => keyId),
    call,
  );
  return {
    object: "list",
    data: requests.map((failed) => ({
      object: "failed_request",
      id: failed.id,
      at: new Date(failed.atMs).toISOString(),
      key_id: failed.keyId,
      key_label: labels.get(failed.keyId ?? "") ?? null,
      model: failed.model,
      protocol: failed.protocol,
      status: failed.status,
      outcome: failedOutcome(failed),
      error_code: failed.code,
      pointer: failed.pointer,
      limit: failed.limit,
    })),
    next_cursor: writeFailedRequestPlace(hasMore ? (requests.at(-1) ?? null) : null),
  };
};

/** Implements `GET /statements`. */
export const listConsoleStatements: ConsoleOperation<"listConsoleStatements"> = async (call) => {
  const { store, caller, clock } = call;
  const account = await store.showAccount(caller.accountId);
  const now = new Date(clock.nowMs());
  const first = monthName(account?.createdAtMs ?? now.getTime());
  const data: Schemas["StatementMonth"][] = [];
  for (let back = 0; ; back += 1) {
    const month = monthName(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    if (month < first && back > 0) return { object: "list", data };
    data.push({ month, is_complete: back > 0 });
  }
};

/** Implements `GET /statements/{month}`. */
export const getConsoleStatement: ConsoleOperation<"getConsoleStatement"> = (call) => {
  const { store, caller, path, clock, brand } = call;
  const statement = { id: caller.accountId, month: path.month };
  const timeoutMs = REPORT_TIMEOUT_MS;
  return makeStatement(statement, { store, asOfMs: clock.nowMs(), brand: brand(), timeoutMs });
};
