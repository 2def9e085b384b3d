import type { DatabaseSync, StatementSync } from "node:sqlite";
import { nanoUsd } from "../../money/amounts.ts";
import type {
  AccountRecord,
  KeyRecord,
  NewKey,
  OperatorEntry,
  PostResult,
} from "../../ledger/store.ts";
import type { StoreArgument } from "../calling-store.ts";
import { accountRecord, keyRecord } from "../records.ts";
import { integer, text } from "../rows.ts";

const SELECT_KEY = `SELECT k.*, a.plan_id FROM api_keys k JOIN accounts a ON a.id = k.account_id`;

const INSERT_ENTRY = `INSERT INTO entries
  (kind, reference, account_id, amount, at_ms, key_id, model) VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** A killed request's charge that was not taken back yet. */
const KILLED_CHARGE = `SELECT account_id, key_id, model, -amount AS charge FROM entries e
  WHERE reference = ?1 AND kind = 'usage' AND details ->> 'outcome' = 'killed' AND amount < 0
    AND NOT EXISTS (SELECT 1 FROM entries WHERE reference = ?1 AND kind = 'reversal')`;

/** Accounts, keys and the entries that are no usage. Runs inside the engine's transaction. */
export class AccountBook {
  readonly #insertAccount: StatementSync;
  readonly #account: StatementSync;
  readonly #accounts: StatementSync;
  readonly #entry: StatementSync;
  readonly #hasEntry: StatementSync;
  readonly #adjust: StatementSync;
  readonly #killedCharge: StatementSync;
  readonly #giveBack: StatementSync;
  readonly #giveBackKey: StatementSync;
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
    this.#entry = database.prepare(INSERT_ENTRY);
    this.#hasEntry = database.prepare(
      "SELECT 1 FROM entries WHERE reference = ? AND kind = ? AND account_id = ?",
    );
    this.#adjust = database.prepare(
      `UPDATE accounts SET balance = balance + ?1, topped_up = topped_up + ?1
       WHERE id = ?2 AND balance - held + ?1 >= 0`,
    );
    this.#killedCharge = database.prepare(KILLED_CHARGE);
    this.#giveBack = database.prepare(
      "UPDATE accounts SET balance = balance + ?1, spent = spent - ?1 WHERE id = ?2",
    );
    this.#giveBackKey = database.prepare(
      "UPDATE api_keys SET spent = spent - ? WHERE id = ? AND spending_limit IS NOT NULL",
    );
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
    if (balance !== 0) this.#entry.run("top-up", `opening ${id}`, id, balance, atMs, null, null);
    return this.#known(id);
  }

  show(id: string): AccountRecord | null {
    const row = this.#account.get(id);
    return row === undefined ? null : accountRecord(row);
  }

  list(): readonly AccountRecord[] {
    return this.#accounts.all().map(accountRecord);
  }

  /** Posts a top-up or a refund once per entry id; a repeat finds it posted. */
  post({ id, accountId, kind, amount: paid, atMs }: OperatorEntry): PostResult {
    if (!(paid > 0)) throw new RangeError("an operator's entry has an amount above zero");
    const before = this.show(accountId);
    if (before === null) return { result: "no-account" };
    if (this.#hasEntry.get(id, kind, accountId) !== undefined) {
      return { result: "posted", account: before };
    }
    const signed = kind === "top-up" ? paid : -paid;
    if (this.#adjust.run(signed, accountId).changes === 0) {
      return { result: "insufficient", available: nanoUsd(before.balance - before.held) };
    }
    this.#entry.run(kind, id, accountId, signed, atMs, null, null);
    return { result: "posted", account: this.#known(accountId) };
  }

  /** Takes a killed request's charge back, once, by an entry of its own (rule 10). */
  reverse(requestId: string, atMs: number): void {
    const killed = this.#killedCharge.get(requestId);
    if (killed === undefined) return;
    const charge = integer(killed, "charge");
    const accountId = text(killed, "account_id");
    const keyId = text(killed, "key_id");
    this.#entry.run("reversal", requestId, accountId, charge, atMs, keyId, text(killed, "model"));
    this.#giveBack.run(charge, accountId);
    this.#giveBackKey.run(charge, keyId);
  }

  /** Null where there is no such account. */
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

  /** False where there is no such key; the time of the first revocation stays. */
  revokeKey({ id, atMs }: StoreArgument<"revokeKey">): boolean {
    return this.#revoke.run(atMs, id).changes !== 0;
  }

  #known(id: string): AccountRecord {
    const account = this.show(id);
    if (account === null) throw new Error("the account that was just written is not there");
    return account;
  }
}
