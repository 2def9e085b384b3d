import type {
  SessionPage,
  SessionPlace,
  SessionQuery,
  SessionRow,
} from "../../core/ledger/reports.ts";
import { integer, nullable, text, total, type Row } from "../shared/rows.ts";
import { allOf, factOf, hasFact, sql } from "../shared/sql.ts";
import { hoursOf, narrowing, ofSession, withAccount } from "./report-filter.ts";
import type { Steps } from "./steps.ts";

/** Lists the sums of agent sessions, the one whose last request ended latest first. */
export function* listSessions(query: SessionQuery): Steps<SessionPage> {
  const { after = null, limit } = query;
  const hours = yield* hoursOf(query);
  if (hours === null) return { sessions: [], next: null };
  const conditions = [
    sql`e.kind = 'usage'`,
    hasFact("e.details", "agentSession"),
    ...narrowing(yield* withAccount(query)),
    ...hours,
    ...ofSession(query.agentSession),
  ];
  const rest =
    after === null
      ? sql``
      : sql`HAVING (max(s.at_ms), s.account_id, s.session)
          < (${after.lastMs}, ${after.accountId}, ${after.agentSession})`;
  const rows = yield sql`SELECT s.account_id, s.session, max(s.agent) AS agent,
      count(*) AS requests, CAST(sum(s.prompt_tokens) AS bigint) AS prompt_tokens,
      CAST(sum(s.completion_tokens) AS bigint) AS completion_tokens,
      CAST(sum(s.charge) AS text) AS charge, CAST(sum(s.cost) AS text) AS cost,
      CAST(sum(s.has_no_cost) AS bigint) AS requests_without_cost,
      min(s.at_ms) AS first_ms, max(s.at_ms) AS last_ms
    FROM (SELECT e.account_id, ${factOf("e.details", "agentSession")} AS session,
        ${factOf("e.details", "agent")} AS agent, e.prompt_tokens, e.completion_tokens,
        CASE WHEN r.seq IS NULL THEN -e.amount ELSE 0 END AS charge,
        coalesce(e.upstream_cost, 0) AS cost,
        CASE WHEN e.upstream_cost IS NULL THEN 1 ELSE 0 END AS has_no_cost, e.at_ms
      FROM entries e LEFT JOIN entries r ON r.reference = e.reference AND r.kind = 'reversal'
      WHERE ${allOf(conditions)}) AS s
    GROUP BY s.account_id, s.session ${rest}
    ORDER BY last_ms DESC, s.account_id DESC, s.session DESC LIMIT ${limit + 1}`;
  const sessions = rows.slice(0, limit).map(sessionRow);
  const last = rows.length > limit ? sessions.at(-1) : undefined;
  return { sessions, next: last === undefined ? null : placeOf(last) };
}

function placeOf({ lastMs, accountId, agentSession }: SessionRow): SessionPlace {
  return { lastMs, accountId, agentSession };
}

function sessionRow(row: Row): SessionRow {
  return {
    accountId: text(row, "account_id"),
    agentSession: text(row, "session"),
    agent: nullable(row, "agent", text),
    requests: integer(row, "requests"),
    promptTokens: integer(row, "prompt_tokens"),
    completionTokens: integer(row, "completion_tokens"),
    charge: total(row, "charge"),
    cost: total(row, "cost"),
    requestsWithoutCost: integer(row, "requests_without_cost"),
    firstMs: integer(row, "first_ms"),
    lastMs: integer(row, "last_ms"),
  };
}
