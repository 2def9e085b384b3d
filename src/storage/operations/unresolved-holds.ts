import { UNRESOLVED } from "../../core/ledger/unresolved-holds.ts";
import { constant, sql, type Sql } from "../shared/sql.ts";

/**
 * Selects the holds that cannot be ended, each with a clause that names the cause: a sum from which
 * its amount cannot be subtracted, or the refusal to end it for its dead process.
 */
export const unresolvedHolds: Sql = sql`(
  SELECT h.request_id, h.account_id, h.amount, CASE
      WHEN a.held < h.amount THEN 'account ' || a.id || ' keeps ' || a.held
      WHEN k.held < h.amount THEN 'key ' || k.id || ' keeps ' || k.held
      WHEN ofa.held < h.amount THEN 'the budget of account ' || ofa.id || ' keeps ' || ofa.held
      WHEN ofk.held < h.amount THEN 'the budget of key ' || ofk.id || ' keeps ' || ofk.held
      ELSE 'the ledger refused it, with' END || ' held of its ' || h.amount AS reason
  FROM holds h JOIN accounts a ON a.id = h.account_id
    LEFT JOIN api_keys k ON k.id = h.key_id AND k.spending_limit IS NOT NULL
    LEFT JOIN budgets ofa ON ofa.scope = 'account' AND ofa.id = h.account_id
      AND ofa.starts_at_ms <= h.started_at_ms
    LEFT JOIN budgets ofk ON ofk.scope = 'key' AND ofk.id = h.key_id
      AND ofk.starts_at_ms <= h.started_at_ms
  WHERE h.owner = '${constant(UNRESOLVED)}' OR a.held < h.amount OR k.held < h.amount
    OR ofa.held < h.amount OR ofk.held < h.amount)`;
