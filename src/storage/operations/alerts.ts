import { CUSTOMER_QUEUE, type DueCustomers } from "../../core/ledger/alerts.ts";
import type {
  AlertAccount,
  AlertClaim,
  AlertEnd,
  AlertFindings,
  AlertMessage,
  AlertRound,
  AlertState,
  AlertWatch,
  EndedAlert,
  RaisedAlert,
} from "../../core/ledger/alerts.ts";
import { accountDetails } from "../shared/records.ts";
import { integer, onlyRow, text, type Row } from "../shared/rows.ts";
import { greatest, least, periodEndMs, sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";
import { unresolvedHolds } from "./unresolved-holds.ts";

/** How long delivered messages stay for inspection. */
const DELIVERED_KEPT_MS = 7 * 86_400_000;

/** Maximum number of undelivered messages per webhook; the oldest ones are dropped first. */
const WAITING_MAX = 1_000;

const LIMIT = sql`${least}(spending_limit, coalesce(lowered_limit, spending_limit))`;

/** Columns that identify the subject of an alert, of `accounts a` and `account_details d`. */
const ACCOUNT_COLUMNS = sql`a.id AS account_id, a.name AS account_name, d.external_id, d.email,
  d.metadata, d.webhook_url`;

export function* findAlerts(watch: AlertWatch): Steps<AlertFindings> {
  const { lowBalance: below, budgetPercent, marginAfterSeq, atMs } = watch;
  const states: AlertState[] = [];
  if (below !== null) {
    const rows = yield sql`SELECT a.balance, ${ACCOUNT_COLUMNS}
      FROM accounts a LEFT JOIN account_details d ON d.account_id = a.id
      WHERE a.topped_up > 0 AND a.balance < ${below} AND a.closed_at_ms IS NULL`;
    states.push(...rows.map(lowBalance));
  }
  if (budgetPercent !== null) {
    const rows = yield sql`
      SELECT s.scope, s.id, s.spent, s.amount, s.starts_at_ms, ${ACCOUNT_COLUMNS} FROM (
        SELECT 'key' AS scope, id, account_id, spent, ${LIMIT} AS amount, 0 AS starts_at_ms
        FROM api_keys WHERE revoked_at_ms IS NULL AND spending_limit > 0
          AND spent * 100 >= ${LIMIT} * ${budgetPercent}
        UNION ALL
        SELECT b.scope || ' ' || b.period, b.id, coalesce(k.account_id, b.id), b.spent, b.amount,
          b.starts_at_ms
        FROM budgets b LEFT JOIN api_keys k ON b.scope = 'key' AND k.id = b.id
        WHERE b.amount > 0 AND b.spent * 100 >= b.amount * ${budgetPercent}
          AND ${periodEndMs} > ${atMs} AND k.revoked_at_ms IS NULL) s
      JOIN accounts a ON a.id = s.account_id AND a.closed_at_ms IS NULL
      LEFT JOIN account_details d ON d.account_id = a.id`;
    states.push(...rows.map(nearlySpent));
  }
  if (marginAfterSeq !== null) {
    const rows = yield sql`SELECT model, CAST(sum(-amount) AS bigint) AS charge,
        CAST(sum(upstream_cost) AS bigint) AS cost
      FROM entries
      WHERE seq > ${marginAfterSeq} AND kind = 'usage' AND upstream_cost IS NOT NULL
      GROUP BY model HAVING sum(upstream_cost) > sum(-amount)`;
    states.push(...rows.map(negativeMargin));
  }
  const unresolved = yield sql`SELECT h.request_id, h.amount, h.reason, ${ACCOUNT_COLUMNS}
    FROM ${unresolvedHolds} AS h JOIN accounts a ON a.id = h.account_id
    LEFT JOIN account_details d ON d.account_id = a.id ORDER BY h.request_id LIMIT ${UNRESOLVED_MAX}`;
  states.push(...unresolved.map(unresolvedHold));
  const last = yield sql`SELECT coalesce(max(seq), 0) AS n FROM entries`;
  return { states, lastSeq: integer(onlyRow(last), "n") };
}

function lowBalance(row: Row): AlertState {
  const facts = { balance: integer(row, "balance") };
  const account = alertAccount(row);
  return { kind: "low_balance", subject: account.id, occasion: "", account, facts };
}

function alertAccount(row: Row): AlertAccount {
  const details = accountDetails(row);
  return { id: text(row, "account_id"), name: text(row, "account_name"), ...details };
}

/** Returns the state of a key's limit or a budget. */
function nearlySpent(row: Row): AlertState {
  const scope = text(row, "scope");
  const facts = { scope, spent: integer(row, "spent"), limit: integer(row, "amount") };
  const occasion = `${scope} ${integer(row, "starts_at_ms")} ${facts.limit}`;
  const account = alertAccount(row);
  return { kind: "budget_nearly_spent", subject: text(row, "id"), occasion, account, facts };
}

/** Returns the state of a model whose requests cost more than they were charged. */
function negativeMargin(row: Row): AlertState {
  const facts = { charge: integer(row, "charge"), upstream_cost: integer(row, "cost") };
  const subject = text(row, "model");
  return { kind: "margin_negative", subject, occasion: "", account: null, facts };
}

/** Maximum number of holds that are reported at a time. */
const UNRESOLVED_MAX = 100;

function unresolvedHold(row: Row): AlertState {
  const facts = { amount: integer(row, "amount"), reason: text(row, "reason") };
  const account = alertAccount(row);
  return {
    kind: "hold_unresolved",
    subject: text(row, "request_id"),
    occasion: "",
    account,
    facts,
  };
}

/** Maximum number of states that end in one round. */
const ENDED_MAX = 1_000;

export function* listEndedAlerts({
  goneBeforeMs,
}: {
  readonly goneBeforeMs: number;
}): Steps<readonly EndedAlert[]> {
  const rows = yield sql`SELECT condition, raised_at_ms FROM alert_conditions
    WHERE seen_at_ms < ${goneBeforeMs} ORDER BY raised_at_ms, condition LIMIT ${ENDED_MAX}`;
  return rows.map((row) => ({
    condition: text(row, "condition"),
    raisedAtMs: integer(row, "raised_at_ms"),
  }));
}

/**
 * Raises new alert states and ends old ones; returns the number of new states. Only one process
 * raises at a time, so each state is new once and ends once.
 */
export function* raiseAlerts({ raised, ended, atMs, goneBeforeMs }: AlertRound): Steps<number> {
  const lock = sql`LOCK TABLE alert_conditions IN SHARE ROW EXCLUSIVE MODE`;
  yield { only: "postgres", sql: lock };
  let opened = 0;
  for (const { condition, messages } of raised) {
    const seen = yield sql`UPDATE alert_conditions
      SET seen_at_ms = ${greatest}(seen_at_ms, ${atMs})
      WHERE condition = ${condition} RETURNING condition`;
    if (seen.length > 0) continue;
    yield sql`INSERT INTO alert_conditions VALUES (${condition}, ${atMs}, ${atMs})`;
    opened += 1;
    yield* addMessages(messages, atMs);
  }
  for (const { condition, messages } of ended) {
    const gone = yield sql`DELETE FROM alert_conditions
      WHERE condition = ${condition} AND seen_at_ms < ${goneBeforeMs} RETURNING condition`;
    if (gone.length > 0) yield* addMessages(messages, atMs);
  }
  yield sql`DELETE FROM alert_messages WHERE delivered_at_ms < ${atMs - DELIVERED_KEPT_MS}`;
  if (opened + ended.length > 0) {
    yield sql`DELETE FROM alert_messages WHERE id IN (SELECT id FROM (
        SELECT id,
          row_number() OVER (PARTITION BY webhook ORDER BY created_at_ms DESC, id DESC) AS n
        FROM alert_messages WHERE delivered_at_ms IS NULL) AS waiting WHERE n > ${WAITING_MAX})`;
  }
  return opened;
}

function* addMessages(messages: RaisedAlert["messages"], atMs: number): Steps<void> {
  for (const { id, webhook, body } of messages) {
    yield sql`INSERT INTO alert_messages
        (id, webhook, body, created_at_ms, next_attempt_at_ms, attempts)
      VALUES (${id}, ${webhook}, ${body}, ${atMs}, ${atMs}, 0)`;
  }
}

/** Lists accounts whose first message is due, the longest waiting first. */
export function* listDueCustomers(query: DueCustomers): Steps<readonly string[]> {
  const { wereTried, atMs, limit } = query;
  const rows = yield sql`SELECT webhook, min(created_at_ms) AS since FROM alert_messages
    WHERE delivered_at_ms IS NULL AND webhook LIKE ${`${CUSTOMER_QUEUE}%`}
    GROUP BY webhook
    HAVING min(next_attempt_at_ms) <= ${atMs}
      AND CASE WHEN max(attempts) > 0 THEN 1 ELSE 0 END = ${wereTried ? 1 : 0}
    ORDER BY since, webhook LIMIT ${limit}`;
  return rows.map((row) => text(row, "webhook").slice(CUSTOMER_QUEUE.length));
}

/**
 * Claims the oldest undelivered message of a webhook if it is due. Of two concurrent replicas, the second finds the row
 * changed and evaluates both conditions again.
 */
export function* claimAlert(claim: AlertClaim): Steps<AlertMessage | null> {
  const { webhook, atMs, untilMs } = claim;
  const [row] = yield sql`UPDATE alert_messages
    SET next_attempt_at_ms = ${untilMs}, attempts = attempts + 1
    WHERE id = (SELECT id FROM alert_messages WHERE delivered_at_ms IS NULL
        AND webhook = ${webhook} ORDER BY created_at_ms, id LIMIT 1)
      AND delivered_at_ms IS NULL AND next_attempt_at_ms <= ${atMs}
    RETURNING *`;
  if (row === undefined) return null;
  return {
    id: text(row, "id"),
    webhook: text(row, "webhook"),
    body: text(row, "body"),
    attempts: integer(row, "attempts"),
  };
}

export function* endAlert(end: AlertEnd): Steps<void> {
  if (end.result === "delivered") {
    yield sql`UPDATE alert_messages SET delivered_at_ms = ${end.atMs} WHERE id = ${end.id}`;
    return;
  }
  const { result, nextAttemptAtMs, id } = end;
  const place = result === "refused" ? sql`, created_at_ms = ${nextAttemptAtMs}` : sql``;
  yield sql`UPDATE alert_messages SET next_attempt_at_ms = ${nextAttemptAtMs}${place}
    WHERE id = ${id}`;
}
