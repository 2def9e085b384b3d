import type { DatabaseSync, StatementSync } from "node:sqlite";
import { periodStart, type BudgetTerms } from "../../ledger/budget.ts";
import { CLOCKS_DIFFER_MS, latestQuery, periodQuery, type BudgetScope } from "../counted-sums.ts";
import { integer, onlyRow } from "../rows.ts";

const STARTED_AT = "u.details ->> 'startedAtMs'";

/** What a budget is set to; null takes it away. */
export interface BudgetSetting {
  readonly terms: BudgetTerms | null;
  readonly atMs: number;
}

interface Queries {
  readonly latest: StatementSync;
  readonly period: StatementSync;
}

/** Sets budgets, with the sums that the entries and holds of the period give. */
export class SetBudgets {
  readonly #queries: Readonly<Record<BudgetScope, Queries>>;
  readonly #lower: StatementSync;
  readonly #remove: StatementSync;
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync) {
    const queries = (scope: BudgetScope): Queries => ({
      latest: database.prepare(numbered(latestQuery(scope, STARTED_AT))),
      period: database.prepare(numbered(periodQuery(scope, STARTED_AT))),
    });
    this.#queries = { account: queries("account"), key: queries("key") };
    this.#lower = database.prepare(
      `UPDATE budgets SET amount = ?1, ceiling = max(?1, spent + held)
       WHERE scope = ?2 AND id = ?3 AND period = ?4`,
    );
    this.#remove = database.prepare("DELETE FROM budgets WHERE scope = ? AND id = ?");
    this.#insert = database.prepare(
      `INSERT INTO budgets (scope, id, period, amount, ceiling, starts_at_ms, spent, held)
       VALUES (?1, ?2, ?3, ?4, max(?4, ?6 + ?7), ?5, ?6, ?7)`,
    );
  }

  set(scope: BudgetScope, id: string, { terms, atMs }: BudgetSetting): void {
    const isKept =
      terms !== null && this.#lower.run(terms.limit, scope, id, terms.period).changes === 1;
    if (isKept) return;
    this.#remove.run(scope, id);
    if (terms === null) return;
    const { limit, period } = terms;
    const since = atMs - CLOCKS_DIFFER_MS;
    const { latest, period: sums } = this.#queries[scope];
    const latestMs = integer(onlyRow(latest.all(id, since)), "latest");
    const startsAtMs = periodStart(period, Math.max(atMs, latestMs));
    const row = onlyRow(sums.all(id, startsAtMs, startsAtMs - CLOCKS_DIFFER_MS));
    const [spent, held] = [integer(row, "spent"), integer(row, "held")];
    this.#insert.run(scope, id, period, limit, startsAtMs, spent, held);
  }
}

/** SQLite writes numbered parameters as `?1`. */
function numbered(sql: string): string {
  return sql.replaceAll("$", "?");
}
