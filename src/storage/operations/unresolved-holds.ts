import { UNRESOLVED } from "../../core/ledger/unresolved-holds.ts";
import { constant, periodEndMs, sql, type Sql } from "../shared/sql.ts";

/** The budgets with the ends of their periods. */
const endingBudgets = sql`(SELECT b.*, ${periodEndMs} AS period_end_ms FROM budgets b)`;

/**
 * Selects the holds that cannot be ended because a sum, from which their amount is subtracted, is
 * lower: `request_id`, `account_id`, `amount`, and a clause that names the sum.
 */
export const contradictedHolds: Sql = sql`(
  SELECT h.request_id, h.account_id, h.amount, CASE
      WHEN a.held < h.amount THEN 'account ' || a.id || ' keeps ' || a.held
      WHEN k.held < h.amount THEN 'key ' || k.id || ' keeps ' || k.held
      WHEN ofa.held < h.amount THEN 'the budget of account ' || ofa.id || ' keeps ' || ofa.held
      ELSE 'the budget of key ' || ofk.id || ' keeps ' || ofk.held
      END || ' held of its ' || h.amount AS reason
  FROM holds h JOIN accounts a ON a.id = h.account_id
    LEFT JOIN api_keys k ON k.id = h.key_id AND k.spending_limit IS NOT NULL
    LEFT JOIN ${endingBudgets} AS ofa ON ofa.scope = 'account' AND ofa.id = h.account_id
      AND ofa.starts_at_ms <= h.started_at_ms AND h.started_at_ms < ofa.period_end_ms
    LEFT JOIN ${endingBudgets} AS ofk ON ofk.scope = 'key' AND ofk.id = h.key_id
      AND ofk.starts_at_ms <= h.started_at_ms AND h.started_at_ms < ofk.period_end_ms
  WHERE a.held < h.amount OR k.held < h.amount OR ofa.held < h.amount OR ofk.held < h.amount)`;

/** Selects these and the other holds of dead processes that have not been ended. */
export const unresolvedHolds: Sql = sql`(
  SELECT * FROM ${contradictedHolds} AS contradicted
  UNION ALL
  SELECT request_id, account_id, amount,
    'its process has ended, and the ledger refused to end it' AS reason
  FROM holds h WHERE owner = '${constant(UNRESOLVED)}'
    AND NOT EXISTS (SELECT 1 FROM ${contradictedHolds} AS c WHERE c.request_id = h.request_id))`;
