import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { AccountRecord, KeyRecord, NewKey } from "../../ledger/store.ts";
import type { StoreArgument } from "../calling-store.ts";
import { accountRecord, keyRecord } from "../records.ts";

const SELECT_KEY = `SELECT k.*, a.plan_id FROM api_keys k JOIN accounts a ON a.id = k.account_id`;

const INSERT_OPENING = `INSERT INTO entries (kind, reference, account_id, amount, at_ms)
  VALUES ('top-up', ?, ?, ?, ?)`;

/** Accounts and keys. Runs inside the engine's transaction. */
export class Accounts {
  readonly #insertAccount: StatementSync;
  readonly #account: StatementSync;
  readonly #accounts: StatementSync;
  readonly #insertOpening: StatementSync;
  readonly #insertKey: StatementSync;
  readonly #keyByHash: StatementSync;
  readonly #keyById: StatementSync;
  readonly #keys: StatementSync;
  readonly #revoke: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insertAccount = database.prepare(
      `INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
       VALUES (?1, ?2, ?3, ?4, 0, 0, ?4, ?5)`,
    );
    this.#account = database.prepare("SELECT * FROM accounts WHERE id = ?");
    this.#accounts = database.prepare("SELECT * FROM accounts ORDER BY created_at_ms, id");
    this.#insertOpening = database.prepare(INSERT_OPENING);
    this.#insertKey = database.prepare(
      `INSERT INTO api_keys (id, hash, account_id, label, models, spending_limit, spent, held,
         created_at_ms, expires_at_ms, revoked_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?, NULL)`,
    );
    this.#keyByHash = database.prepare(`${SELECT_KEY} WHERE k.hash = ?`);
    this.#keyById = database.prepare(`${SELECT_KEY} WHERE k.id = ?`);
    this.#keys = database.prepare(
      `${SELECT_KEY} WHERE ?1 IS NULL OR k.account_id = ?1 ORDER BY k.created_at_ms, k.id`,
    );
    this.#revoke = database.prepare(
      "UPDATE api_keys SET revoked_at_ms = coalesce(revoked_at_ms, ?) WHERE id = ?",
    );
  }

  create(account: StoreArgument<"createAccount">): AccountRecord {
    const { id, name, planId, balance, atMs } = account;
    this.#insertAccount.run(id, name, planId, balance, atMs);
    if (balance !== 0) this.#insertOpening.run(`opening ${id}`, id, balance, atMs);
    return this.#known(id);
  }

  show(id: string): AccountRecord | null {
    const row = this.#account.get(id);
    return row === undefined ? null : accountRecord(row);
  }

  list(): readonly AccountRecord[] {
    return this.#accounts.all().map(accountRecord);
  }

  /** Null where the account does not exist. */
  createKey(key: NewKey): KeyRecord | null {
    if (this.#account.get(key.accountId) === undefined) return null;
    this.#insertKey.run(
      key.id,
      key.hash,
      key.accountId,
      key.label,
      key.models === null ? null : JSON.stringify(key.models),
      key.spendingLimit,
      key.atMs,
      key.expiresAtMs,
    );
    const row = this.#keyById.get(key.id);
    return row === undefined ? null : keyRecord(row);
  }

  findKey(hash: string): KeyRecord | null {
    const row = this.#keyByHash.get(hash);
    return row === undefined ? null : keyRecord(row);
  }

  listKeys(accountId: string | null): readonly KeyRecord[] {
    return this.#keys.all(accountId).map(keyRecord);
  }

  /** False where the key does not exist; the time of the first revocation stays. */
  revokeKey({ id, atMs }: StoreArgument<"revokeKey">): boolean {
    return this.#revoke.run(atMs, id).changes !== 0;
  }

  #known(id: string): AccountRecord {
    const account = this.show(id);
    if (account === null) throw new Error("the account that was just written is not there");
    return account;
  }
}
