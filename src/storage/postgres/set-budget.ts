import type { PoolClient } from "pg";
import { periodStart, type BudgetTerms } from "../../ledger/budget.ts";
import { CLOCKS_DIFFER_MS, latestQuery, periodQuery, type BudgetScope } from "../counted-sums.ts";
import { integer, onlyRow, type Row } from "../rows.ts";

const STARTED_AT = "(u.details::json ->> 'startedAtMs')::bigint";

/** A budget of an account or a key as it is to be; null: none. */
export interface BudgetSetting {
  readonly scope: BudgetScope;
  readonly id: string;
  readonly terms: BudgetTerms | null;
  readonly atMs: number;
}

/**
 * Sets a budget, with the sums that the entries and holds of its period give. The transaction has
 * locked the account, or has made it.
 */
export async function setBudget(
  client: PoolClient,
  { scope, id, terms, atMs }: BudgetSetting,
): Promise<void> {
  if (terms !== null) {
    const kept = await client.query(
      `UPDATE budgets SET amount = $1::bigint, ceiling = greatest($1::bigint, spent + held)
       WHERE scope = $2 AND id = $3 AND period = $4`,
      [terms.limit, scope, id, terms.period],
    );
    if (kept.rowCount === 1) return;
  }
  await client.query("DELETE FROM budgets WHERE scope = $1 AND id = $2", [scope, id]);
  if (terms === null) return;
  const { limit, period } = terms;
  const since = atMs - CLOCKS_DIFFER_MS;
  const latest = await client.query<Row>(latestQuery(scope, STARTED_AT), [id, since]);
  const latestMs = integer(onlyRow(latest.rows), "latest");
  const startsAtMs = periodStart(period, Math.max(atMs, latestMs));
  const found = await client.query<Row>(periodQuery(scope, STARTED_AT), [
    id,
    startsAtMs,
    startsAtMs - CLOCKS_DIFFER_MS,
  ]);
  const row = onlyRow(found.rows);
  const [spent, held] = [integer(row, "spent"), integer(row, "held")];
  await client.query(
    `INSERT INTO budgets (scope, id, period, amount, ceiling, starts_at_ms, spent, held)
     VALUES ($1, $2, $3, $4::bigint, greatest($4::bigint, $6::bigint + $7::bigint), $5, $6, $7)`,
    [scope, id, period, limit, startsAtMs, spent, held],
  );
}
