import type { DatabaseSync, StatementSync } from "node:sqlite";
import { linkHash } from "../../core/ledger/chain.ts";
import { countInPeriod, raisesCeiling, type BudgetState } from "../../core/ledger/budget.ts";
import type { AccountView, KeyState, SumsChange } from "../../core/ledger/decisions.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { keyState } from "../shared/records.ts";
import { bytes, integer, nullable } from "../shared/rows.ts";
import { BudgetRows } from "./budget-rows.ts";

/** An account's sums in nano-dollars. */
interface AccountSums {
  balance: number;
  held: number;
  /** Hash of the account's last entry. */
  head: Uint8Array;
}

/** An account in the current transaction. */
interface AccountState extends AccountView, AccountSums {
  balance: number;
  held: number;
  /**
   * Increase of the lifetime sums since the last flush; the sums themselves may exceed safe
   * integers.
   */
  spent: number;
  toppedUp: number;
  budget: BudgetState | null;
}

/** A key in the current transaction. */
interface ChangingKey extends KeyState {
  spent: number;
  held: number;
  budget: BudgetState | null;
}

interface Kept<State, Sums> {
  readonly state: State;
  /** The sums in the file, for comparison in `flush`. */
  readonly written: Sums;
}

const STATES_MAX = 100_000;

/**
 * The sums that holds and settlements change, kept in memory between transactions, so that a batch
 * writes each account once, however many requests it has. This connection is the only writer. Even
 * so, each write contains the sums from which it was computed, and if the file has other sums, the
 * whole transaction fails.
 */
export class Balances {
  readonly #selectAccount: StatementSync;
  readonly #selectKey: StatementSync;
  readonly #writeAccount: StatementSync;
  readonly #writeKey: StatementSync;
  readonly #budgets: BudgetRows;
  readonly #accounts = new Map<string, Kept<AccountState, AccountSums>>();
  readonly #keys = new Map<string, Kept<ChangingKey, { held: number; spent: number }>>();
  readonly #changedAccounts = new Set<string>();
  readonly #changedKeys = new Set<string>();

  constructor(database: DatabaseSync) {
    this.#budgets = new BudgetRows(database);
    this.#selectAccount = database.prepare(
      "SELECT balance, held, head, suspended_at_ms, closed_at_ms FROM accounts WHERE id = ?",
    );
    this.#selectKey = database.prepare("SELECT * FROM api_keys WHERE id = ?");
    // The driver binds numbers as floats, whose sums are inexact beyond 2^53.
    this.#writeAccount = database.prepare(
      `UPDATE accounts SET balance = ?, held = ?, spent = spent + CAST(? AS INTEGER),
         topped_up = topped_up + CAST(? AS INTEGER), head = ?
       WHERE id = ? AND balance = ? AND held = ? AND head = ?`,
    );
    this.#writeKey = database.prepare(
      "UPDATE api_keys SET held = ?, spent = ? WHERE id = ? AND held = ? AND spent = ?",
    );
  }

  account(id: string): AccountView | undefined {
    return this.#loadAccount(id);
  }

  key(id: string): KeyState | undefined {
    return this.#loadKey(id);
  }

  #loadAccount(id: string): AccountState | undefined {
    const kept = this.#accounts.get(id);
    if (kept !== undefined) return kept.state;
    const row = this.#selectAccount.get(id);
    if (row === undefined) return undefined;
    const sums = {
      balance: integer(row, "balance"),
      held: integer(row, "held"),
      head: bytes(row, "head"),
    };
    const state = {
      ...sums,
      spent: 0,
      toppedUp: 0,
      budget: this.#budgets.load("account", id),
      suspendedAtMs: nullable(row, "suspended_at_ms", integer),
      closedAtMs: nullable(row, "closed_at_ms", integer),
    };
    this.#accounts.set(id, { state, written: sums });
    return state;
  }

  #loadKey(id: string): ChangingKey | undefined {
    const kept = this.#keys.get(id);
    if (kept !== undefined) return kept.state;
    const row = this.#selectKey.get(id);
    if (row === undefined) return undefined;
    const state = keyState(row, this.#budgets.load("key", id));
    this.#keys.set(id, { state, written: { held: state.held, spent: state.spent } });
    return state;
  }

  /** Changes the sums of an account, of the key if it has a limit, and of their budgets. */
  add(change: SumsChange): void {
    const { accountId, keyId, balance, held, spent, toppedUp } = change;
    const account = this.#loadAccount(accountId);
    if (account === undefined) throw new Error("a change without an account");
    account.balance += balance;
    account.held += held;
    account.spent += spent;
    account.toppedUp += toppedUp;
    this.#changedAccounts.add(accountId);
    if (account.budget !== null) account.budget = counted(account.budget, change);
    if (raisesCeiling(change)) this.#budgets.raise("account", accountId);
    if (keyId === null) return;
    const key = this.#loadKey(keyId);
    if (key === undefined) throw new Error("a change without a key");
    if (key.budget !== null) key.budget = counted(key.budget, change);
    if (raisesCeiling(change)) this.#budgets.raise("key", keyId);
    if (key.spendingLimit !== null) {
      key.held += held;
      key.spent += spent;
    }
    if (key.spendingLimit !== null || key.budget !== null) this.#changedKeys.add(keyId);
  }

  /** Adds an entry to its account's chain; returns the entry's hash. */
  link(accountId: string, digest: Uint8Array): Uint8Array {
    const account = this.#loadAccount(accountId);
    if (account === undefined) throw new Error("an entry without an account");
    account.head = linkHash(account.head, digest);
    this.#changedAccounts.add(accountId);
    return account.head;
  }

  /**
   * Writes the changes; throws if the file does not have the sums from which they were computed.
   */
  flush(): void {
    for (const id of this.#changedAccounts) {
      const kept = this.#accounts.get(id);
      if (kept === undefined) continue;
      const { balance, held, spent, toppedUp, budget, head } = kept.state;
      const { written } = kept;
      if (budget !== null) this.#budgets.write("account", id, budget);
      const result = this.#writeAccount.run(
        balance,
        held,
        spent,
        toppedUp,
        head,
        id,
        written.balance,
        written.held,
        written.head,
      );
      if (result.changes !== 1) throw new Error(`account ${id} was changed by another writer`);
      Object.assign(written, { balance, held, head });
      Object.assign(kept.state, { spent: 0, toppedUp: 0 });
    }
    for (const id of this.#changedKeys) {
      const kept = this.#keys.get(id);
      if (kept === undefined) continue;
      const { held, spent, budget } = kept.state;
      if (budget !== null) this.#budgets.write("key", id, budget);
      const result = this.#writeKey.run(held, spent, id, kept.written.held, kept.written.spent);
      if (result.changes !== 1) throw new Error(`key ${id} was changed by another writer`);
      Object.assign(kept.written, { held, spent });
    }
    this.#changedAccounts.clear();
    this.#changedKeys.clear();
    if (this.#accounts.size + this.#keys.size > STATES_MAX) this.forget();
  }

  /** Drops all cached state: after a rollback, and when other code writes the same rows. */
  forget(): void {
    this.#accounts.clear();
    this.#keys.clear();
    this.#budgets.forget();
    this.#changedAccounts.clear();
    this.#changedKeys.clear();
  }
}

function counted(budget: BudgetState, change: SumsChange): BudgetState {
  const { held, spent, ...period } = countInPeriod(budget, budget, change);
  return { ...budget, ...period, held: nanoUsd(held), spent: nanoUsd(spent) };
}
