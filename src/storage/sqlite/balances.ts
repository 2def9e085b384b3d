import type { DatabaseSync, StatementSync } from "node:sqlite";
import { integer, nullable, text } from "../rows.ts";

/** An account's sums as the current transaction has them, in nano-dollars. */
export interface AccountState {
  balance: number;
  held: number;
  spent: number;
}

/** What a hold asks of a key. `spent` and `held` count only where there is a limit. */
export interface KeyState {
  readonly accountId: string;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly spendingLimit: number | null;
  spent: number;
  held: number;
}

interface Kept<State> {
  readonly state: State;
  /** The sums as the file has them: what `flush` compares with. */
  readonly written: { balance: number; held: number; spent: number };
}

const STATES_MAX = 100_000;

/**
 * The sums that holds and settlements change, kept in memory between transactions, so that a
 * batch writes each account once however many of its requests are in the batch. This connection
 * is the only writer; yet each write says which sums it was computed from, and a transaction
 * that finds others fails whole.
 */
export class Balances {
  readonly #selectAccount: StatementSync;
  readonly #selectKey: StatementSync;
  readonly #writeAccount: StatementSync;
  readonly #writeKey: StatementSync;
  readonly #accounts = new Map<string, Kept<AccountState>>();
  readonly #keys = new Map<string, Kept<KeyState>>();
  readonly #changedAccounts = new Set<string>();
  readonly #changedKeys = new Set<string>();

  constructor(database: DatabaseSync) {
    this.#selectAccount = database.prepare("SELECT * FROM accounts WHERE id = ?");
    this.#selectKey = database.prepare("SELECT * FROM api_keys WHERE id = ?");
    this.#writeAccount = database.prepare(
      `UPDATE accounts SET balance = ?, held = ?, spent = ?
       WHERE id = ? AND balance = ? AND held = ? AND spent = ?`,
    );
    this.#writeKey = database.prepare(
      "UPDATE api_keys SET held = ?, spent = ? WHERE id = ? AND held = ? AND spent = ?",
    );
  }

  account(id: string): AccountState | undefined {
    const kept = this.#accounts.get(id);
    if (kept !== undefined) return kept.state;
    const row = this.#selectAccount.get(id);
    if (row === undefined) return undefined;
    const sums = {
      balance: integer(row, "balance"),
      held: integer(row, "held"),
      spent: integer(row, "spent"),
    };
    const state = { ...sums };
    this.#accounts.set(id, { state, written: sums });
    return state;
  }

  key(id: string): KeyState | undefined {
    const kept = this.#keys.get(id);
    if (kept !== undefined) return kept.state;
    const row = this.#selectKey.get(id);
    if (row === undefined) return undefined;
    const sums = { held: integer(row, "held"), spent: integer(row, "spent") };
    const state: KeyState = {
      accountId: text(row, "account_id"),
      expiresAtMs: nullable(row, "expires_at_ms", integer),
      revokedAtMs: nullable(row, "revoked_at_ms", integer),
      spendingLimit: nullable(row, "spending_limit", integer),
      ...sums,
    };
    this.#keys.set(id, { state, written: { balance: 0, ...sums } });
    return state;
  }

  /** Moves sums of an account, and of the key where it has a limit; both must be known. */
  add(
    ids: { readonly accountId: string; readonly keyId: string },
    change: Readonly<AccountState>,
  ): void {
    const account = this.account(ids.accountId);
    const key = this.key(ids.keyId);
    if (account === undefined || key === undefined) throw new Error("a hold without its account");
    account.balance += change.balance;
    account.held += change.held;
    account.spent += change.spent;
    this.#changedAccounts.add(ids.accountId);
    if (key.spendingLimit === null) return;
    key.held += change.held;
    key.spent += change.spent;
    this.#changedKeys.add(ids.keyId);
  }

  /** Writes what changed; throws where the file has other sums than these were computed from. */
  flush(): void {
    for (const id of this.#changedAccounts) {
      const kept = this.#accounts.get(id);
      if (kept === undefined) continue;
      const { balance, held, spent } = kept.state;
      const { written } = kept;
      const result = this.#writeAccount.run(
        balance,
        held,
        spent,
        id,
        written.balance,
        written.held,
        written.spent,
      );
      if (result.changes !== 1) throw new Error(`account ${id} was changed by someone else`);
      Object.assign(written, { balance, held, spent });
    }
    for (const id of this.#changedKeys) {
      const kept = this.#keys.get(id);
      if (kept === undefined) continue;
      const { held, spent } = kept.state;
      const result = this.#writeKey.run(held, spent, id, kept.written.held, kept.written.spent);
      if (result.changes !== 1) throw new Error(`key ${id} was changed by someone else`);
      Object.assign(kept.written, { held, spent });
    }
    this.#changedAccounts.clear();
    this.#changedKeys.clear();
    if (this.#accounts.size + this.#keys.size > STATES_MAX) this.forget();
  }

  /** Drops everything kept: after a rollback, and when others than this write the same rows. */
  forget(): void {
    this.#accounts.clear();
    this.#keys.clear();
    this.#changedAccounts.clear();
    this.#changedKeys.clear();
  }
}
