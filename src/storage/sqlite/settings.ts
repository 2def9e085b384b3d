import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  decideAccountUpdate,
  refuseKeyChange,
  storedLimit,
  type AccountUpdate,
  type AccountUpdateResult,
  type KeyRotation,
  type KeyUpdate,
  type KeyUpdateResult,
} from "../../ledger/settings.ts";
import type { NanoUsd } from "../../money/amounts.ts";
import { TOTAL_QUERY } from "../counted-sums.ts";
import { integer, onlyRow } from "../rows.ts";
import type { Accounts } from "./accounts.ts";
import { SetBudgets } from "./set-budgets.ts";

/** Changes settings of accounts and keys. Runs inside the engine's transaction. */
export class Settings {
  readonly #accounts: Accounts;
  readonly #budgets: SetBudgets;
  readonly #writeAccount: StatementSync;
  readonly #writeKey: StatementSync;
  readonly #countTotal: StatementSync;
  readonly #storedSums: StatementSync;
  readonly #writeLimit: StatementSync;
  readonly #rotate: StatementSync;

  constructor(database: DatabaseSync, accounts: Accounts) {
    this.#accounts = accounts;
    this.#budgets = new SetBudgets(database);
    this.#writeAccount = database.prepare(
      `UPDATE accounts SET name = ?, plan_id = ?, suspended_at_ms = ?, closed_at_ms = ?
       WHERE id = ?`,
    );
    this.#writeKey = database.prepare(
      "UPDATE api_keys SET label = ?, models = ?, expires_at_ms = ? WHERE id = ?",
    );
    this.#countTotal = database.prepare(TOTAL_QUERY.replaceAll("$", "?"));
    this.#storedSums = database.prepare("SELECT spent, held FROM api_keys WHERE id = ?");
    this.#writeLimit = database.prepare(
      `UPDATE api_keys SET spending_limit = ?, lowered_limit = ?, spent = ?, held = ?
       WHERE id = ?`,
    );
    this.#rotate = database.prepare(
      `UPDATE api_keys SET previous_hash = hash, previous_expires_at_ms = ?, hash = ?
       WHERE id = ?`,
    );
  }

  updateAccount(update: AccountUpdate): AccountUpdateResult {
    const { id, budget, atMs } = update;
    const decided = decideAccountUpdate(update, this.#accounts.show(id));
    if (decided.result !== "write") return decided;
    const { name, planId, suspendedAtMs, closedAtMs } = decided.settings;
    this.#writeAccount.run(name, planId, suspendedAtMs, closedAtMs, id);
    if (budget !== undefined) this.#budgets.set("account", id, { terms: budget, atMs });
    const account = this.#accounts.show(id);
    return account === null ? { result: "no-account" } : { result: "updated", account };
  }

  updateKey(update: KeyUpdate): KeyUpdateResult {
    const { id, budget, atMs } = update;
    const key = this.#accounts.key(id);
    const refusal = refuseKeyChange(key);
    if (key === null || refusal !== null) return refusal ?? { result: "no-key" };
    const { label = key.label, models = key.models, expiresAtMs = key.expiresAtMs } = update;
    this.#writeKey.run(label, models === null ? null : JSON.stringify(models), expiresAtMs, id);
    if (update.spendingLimit !== undefined) {
      this.#setLimit(id, update.spendingLimit, { isCounted: key.spendingLimit !== null });
    }
    if (budget !== undefined) this.#budgets.set("key", id, { terms: budget, atMs });
    return this.#updated(id);
  }

  rotateKey({ id, hash, overlapEndsAtMs }: KeyRotation): KeyUpdateResult {
    const refusal = refuseKeyChange(this.#accounts.key(id));
    if (refusal !== null) return refusal;
    this.#rotate.run(overlapEndsAtMs, hash, id);
    return this.#updated(id);
  }

  /** A key that had no limit until now was not counted: its entries and holds are. */
  #setLimit(
    id: string,
    limit: NanoUsd | null,
    { isCounted }: { readonly isCounted: boolean },
  ): void {
    const row = onlyRow((isCounted ? this.#storedSums : this.#countTotal).all(id));
    const sums = { spent: integer(row, "spent"), held: integer(row, "held") };
    const { spendingLimit, loweredLimit } = storedLimit(limit, sums);
    this.#writeLimit.run(spendingLimit, loweredLimit, sums.spent, sums.held, id);
  }

  #updated(id: string): KeyUpdateResult {
    const key = this.#accounts.key(id);
    return key === null ? { result: "no-key" } : { result: "updated", key };
  }
}
