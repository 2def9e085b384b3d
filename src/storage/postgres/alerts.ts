import type { Pool } from "pg";
import type {
  AlertClaim,
  AlertEnd,
  AlertFindings,
  AlertMessage,
  AlertRound,
  AlertState,
  AlertWatch,
} from "../../ledger/alerts.ts";
import {
  alertMessage,
  DELIVERED_KEPT_MS,
  lowBalance,
  nearlySpent,
  negativeMargin,
  PERIOD_END,
} from "../alert-records.ts";
import { integer, onlyRow, type Row } from "../rows.ts";

const NEARLY_SPENT = `
  SELECT 'key' AS scope, id, spent, least(spending_limit, lowered_limit) AS amount,
    0 AS starts_at_ms
  FROM api_keys WHERE revoked_at_ms IS NULL AND spending_limit > 0 AND
    spent * 100 >= least(spending_limit, lowered_limit) * $1::bigint
  UNION ALL
  SELECT scope || ' ' || period, id, spent, amount, starts_at_ms FROM budgets
  WHERE amount > 0 AND spent * 100 >= amount * $1::bigint AND ${PERIOD_END} > $2::bigint`;

const NEGATIVE_MARGIN = `
  SELECT model, sum(-amount)::bigint AS charge, sum(upstream_cost)::bigint AS cost FROM entries
  WHERE seq > $1 AND kind = 'usage' AND upstream_cost IS NOT NULL
  GROUP BY model HAVING sum(upstream_cost) > sum(-amount)`;

/** One statement: a state and its messages are there together; replicas raise it once. */
const RAISE = `
  WITH opened AS (
    INSERT INTO alert_conditions VALUES ($1, $2::bigint, $2::bigint)
    ON CONFLICT (condition) DO UPDATE
      SET seen_at_ms = greatest(alert_conditions.seen_at_ms, excluded.seen_at_ms)
    RETURNING (xmax = 0) AS is_new),
  added AS (
    INSERT INTO alert_messages (id, webhook, body, created_at_ms, next_attempt_at_ms, attempts)
    SELECT m.id, m.webhook, m.body, $2::bigint, $2::bigint, 0
    FROM opened, json_to_recordset($3::json) AS m (id text, webhook text, body text)
    WHERE is_new)
  SELECT count(*)::int AS n FROM opened WHERE is_new`;

const CLAIM = `
  UPDATE alert_messages SET next_attempt_at_ms = $1, attempts = attempts + 1
  WHERE id = (SELECT id FROM alert_messages
    WHERE delivered_at_ms IS NULL AND next_attempt_at_ms <= $2 AND webhook = ANY ($3::text[])
    ORDER BY next_attempt_at_ms LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING *`;

export async function findAlerts(pool: Pool, watch: AlertWatch): Promise<AlertFindings> {
  const states: AlertState[] = [];
  const look = async (sql: string, values: readonly number[], read: (row: Row) => AlertState) => {
    const { rows } = await pool.query<Row>(sql, [...values]);
    states.push(...rows.map(read));
  };
  const { lowBalance: below, budgetPercent, marginAfterSeq, atMs } = watch;
  const accounts = "SELECT id, balance FROM accounts WHERE topped_up > 0 AND balance < $1";
  if (below !== null) await look(accounts, [below], lowBalance);
  if (budgetPercent !== null) await look(NEARLY_SPENT, [budgetPercent, atMs], nearlySpent);
  if (marginAfterSeq !== null) await look(NEGATIVE_MARGIN, [marginAfterSeq], negativeMargin);
  const last = await pool.query<Row>("SELECT coalesce(max(seq), 0) AS n FROM entries");
  return { states, lastSeq: integer(onlyRow(last.rows), "n") };
}

/** How many states are new. */
export async function raiseAlerts(
  pool: Pool,
  { raised, atMs, goneBeforeMs }: AlertRound,
): Promise<number> {
  let opened = 0;
  for (const { condition, messages } of raised) {
    const values = [condition, atMs, JSON.stringify(messages)];
    const { rows } = await pool.query<Row>(RAISE, values);
    opened += integer(onlyRow(rows), "n");
  }
  await pool.query("DELETE FROM alert_conditions WHERE seen_at_ms < $1", [goneBeforeMs]);
  await pool.query("DELETE FROM alert_messages WHERE delivered_at_ms < $1", [
    atMs - DELIVERED_KEPT_MS,
  ]);
  return opened;
}

export async function claimAlert(
  pool: Pool,
  { webhooks, atMs, untilMs }: AlertClaim,
): Promise<AlertMessage | null> {
  const { rows } = await pool.query<Row>(CLAIM, [untilMs, atMs, [...webhooks]]);
  const [row] = rows;
  return row === undefined ? null : alertMessage(row);
}

export async function endAlert(pool: Pool, end: AlertEnd): Promise<void> {
  if (end.result === "delivered") {
    const sql = "UPDATE alert_messages SET delivered_at_ms = $1 WHERE id = $2";
    await pool.query(sql, [end.atMs, end.id]);
    return;
  }
  const sql = "UPDATE alert_messages SET next_attempt_at_ms = $1 WHERE id = $2";
  await pool.query(sql, [end.nextAttemptAtMs, end.id]);
}
