import { periodStart, type BudgetTerms } from "../../core/ledger/budget.ts";
import { integer, onlyRow } from "../shared/rows.ts";
import { constant, greatest, sql, startedAtMs, type Sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";

export type BudgetScope = "account" | "key";

const columns = {
  account: constant("account_id"),
  key: constant("key_id"),
} as const satisfies Record<BudgetScope, Sql>;

/** Maximum clock difference: an entry may be dated this much before its hold. */
const CLOCKS_DIFFER_MS = 86_400_000;

/** New terms of a budget; null removes it. */
interface BudgetSetting {
  readonly terms: BudgetTerms | null;
  readonly atMs: number;
}

/**
 * Sets a budget and computes its sums from the entries and holds of its period. A request counts in
 * the period in which its hold was placed, and so does its reversal. The transaction has locked or
 * created the account.
 */
export function* setBudget(
  scope: BudgetScope,
  id: string,
  { terms, atMs }: BudgetSetting,
): Steps<void> {
  if (terms !== null) {
    const kept = yield sql`UPDATE budgets
      SET amount = ${terms.limit}, ceiling = ${greatest}(${terms.limit}, spent + held)
      WHERE scope = ${scope} AND id = ${id} AND period = ${terms.period} RETURNING id`;
    if (kept.length > 0) return;
  }
  yield* countBudget(scope, id, { terms, atMs });
}

/** Replaces a budget by one whose sums are computed; see `setBudget`. */
export function* countBudget(
  scope: BudgetScope,
  id: string,
  { terms, atMs }: BudgetSetting,
): Steps<void> {
  yield sql`DELETE FROM budgets WHERE scope = ${scope} AND id = ${id}`;
  if (terms === null) return;
  const { limit, period } = terms;
  const column = columns[scope];
  // Time of the latest hold; another clock may have dated it after `atMs`.
  const latest = yield sql`SELECT coalesce(max(started_at_ms), 0) AS latest FROM (
      SELECT started_at_ms FROM holds WHERE ${column} = ${id}
      UNION ALL
      SELECT ${startedAtMs} FROM entries u
      WHERE u.${column} = ${id} AND u.kind = 'usage' AND u.at_ms >= ${atMs - CLOCKS_DIFFER_MS}
    ) AS placed`;
  const startsAtMs = periodStart(period, Math.max(atMs, integer(onlyRow(latest), "latest")));
  const sums = yield sql`SELECT
    (SELECT CAST(coalesce(sum(-u.amount - coalesce(r.amount, 0)), 0) AS bigint)
      FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
      WHERE u.${column} = ${id} AND u.kind = 'usage'
        AND u.at_ms >= ${startsAtMs - CLOCKS_DIFFER_MS} AND ${startedAtMs} >= ${startsAtMs})
      AS spent,
    (SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds
      WHERE ${column} = ${id} AND started_at_ms >= ${startsAtMs}) AS held`;
  const row = onlyRow(sums);
  const [spent, held] = [integer(row, "spent"), integer(row, "held")];
  const ceiling = Math.max(limit, spent + held);
  yield sql`INSERT INTO budgets (scope, id, period, amount, ceiling, starts_at_ms, spent, held)
    VALUES (${scope}, ${id}, ${period}, ${limit}, ${ceiling}, ${startsAtMs}, ${spent}, ${held})`;
}
