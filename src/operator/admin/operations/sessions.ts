import type { Schemas } from "../../../../generated/admin/types.ts";
import type { SessionRow } from "../../../core/ledger/reports.ts";
import { formatTotal } from "../../../core/money/totals.ts";
import { archivedBefore } from "../archived.ts";
import type { AdminOperation } from "../operation.ts";
import { readLimit } from "../pages.ts";
import { readRecentPeriod, readSessionPlace, writeSessionPlace } from "../recent-pages.ts";
import { findAccount } from "../values.ts";

/** `GET /sessions`. */
export const listSessions: AdminOperation<"listSessions"> = async ({ query, dependencies }) => {
  const { account = null, key = null, model = null, upstream = null, cursor } = query;
  const store = await dependencies.openStore();
  if (account !== null) await findAccount(store, account);
  const period = readRecentPeriod(query, dependencies.now());
  const { sessions, next } = await store.listSessions({
    ...period,
    accountId: account,
    keyId: key,
    model,
    upstream,
    agentSession: query.agent_session ?? null,
    after: cursor === undefined ? null : readSessionPlace(cursor),
    limit: readLimit(query.limit),
  });
  return {
    object: "list",
    data: sessions.map(sessionRecord),
    next_cursor: writeSessionPlace(next),
    archived_before: await archivedBefore(store, period),
  };
};

function sessionRecord(row: SessionRow): Schemas["Session"] {
  return {
    object: "session",
    agent_session: row.agentSession,
    agent: row.agent,
    account_id: row.accountId,
    requests: row.requests,
    prompt_tokens: row.promptTokens,
    completion_tokens: row.completionTokens,
    charge: formatTotal(row.charge),
    upstream_cost: formatTotal(row.cost),
    requests_without_cost: row.requestsWithoutCost,
    first_at: new Date(row.firstMs).toISOString(),
    last_at: new Date(row.lastMs).toISOString(),
  };
}
