import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { BudgetState } from "../../core/ledger/budget.ts";
import type { BudgetScope } from "../operations/budgets.ts";
import { BUDGET_COLUMNS, budgetState } from "../shared/records.ts";

/**
 * The rows of `budgets` in which holds and settlements count. Each write contains the sums from
 * which it was computed. The schema keeps them below the ceiling, which is reset to the limit in
 * each period.
 */
export class BudgetRows {
  readonly #select: StatementSync;
  readonly #write: StatementSync;
  readonly #written = new Map<string, BudgetState>();
  /** Budgets with a change that may exceed their ceiling. */
  readonly #raised = new Set<string>();

  constructor(database: DatabaseSync) {
    this.#select = database.prepare(
      `SELECT ${BUDGET_COLUMNS} FROM budgets b WHERE scope = ? AND id = ?`,
    );
    this.#write = database.prepare(
      `UPDATE budgets SET starts_at_ms = ?1, spent = ?2, held = ?3, next_starts_at_ms = ?10,
         ceiling = max(CASE WHEN starts_at_ms = ?1 THEN ceiling ELSE amount END, ?9)
       WHERE scope = ?4 AND id = ?5 AND starts_at_ms = ?6 AND spent = ?7 AND held = ?8`,
    );
  }

  /** Loads a budget; null if it does not exist. */
  load(scope: BudgetScope, id: string): BudgetState | null {
    const row = this.#select.get(scope, id);
    if (row === undefined) return null;
    const budget = budgetState(row);
    if (budget !== null) this.#written.set(`${scope} ${id}`, budget);
    return budget;
  }

  /** Lets the next write of a budget exceed its ceiling (`raisesCeiling`). */
  raise(scope: BudgetScope, id: string): void {
    this.#raised.add(`${scope} ${id}`);
  }

  /** Writes a budget; throws if the file does not have the sums from which it was computed. */
  write(scope: BudgetScope, id: string, budget: BudgetState): void {
    const name = `${scope} ${id}`;
    const before = this.#written.get(name);
    if (before === budget) return;
    const { startsAtMs, endsAtMs, spent, held } = budget;
    const from = before ?? budget;
    const result = this.#write.run(
      startsAtMs,
      spent,
      held,
      scope,
      id,
      from.startsAtMs,
      from.spent,
      from.held,
      this.#raised.has(name) ? spent + held : 0,
      endsAtMs,
    );
    if (result.changes !== 1)
      throw new Error(`the budget of ${name} was changed by another writer`);
    this.#written.set(name, budget);
    this.#raised.delete(name);
  }

  /** Drops the cached state; see `Balances.forget`. */
  forget(): void {
    this.#written.clear();
    this.#raised.clear();
  }
}
