import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { KeyDetails } from "../../ledger/settings.ts";
import type { AccountRecord, KeyRecord, KeySums, NewKey } from "../../ledger/accounts.ts";
import { genesisHash, noSums } from "../../ledger/chain.ts";
import { openingEntry, type NewEntry } from "../../ledger/entry.ts";
import type { StoreArgument } from "../calling-store.ts";
import {
  ACCOUNT_OF_KEY,
  BUDGET_COLUMNS,
  joinedAccount,
  keyDetails,
  keyRecord,
  keySums,
  previousKeyRecord,
} from "../records.ts";
import { SetBudgets } from "./set-budgets.ts";

const SELECT_ACCOUNT = `SELECT a.*, ${BUDGET_COLUMNS} FROM accounts a
  LEFT JOIN budgets b ON b.scope = 'account' AND b.id = a.id`;

const SELECT_KEY = `SELECT k.*, ${ACCOUNT_OF_KEY} FROM api_keys k
  JOIN accounts a ON a.id = k.account_id`;

const SELECT_DETAILS = `SELECT k.*, ${ACCOUNT_OF_KEY}, ${BUDGET_COLUMNS} FROM api_keys k
  JOIN accounts a ON a.id = k.account_id
  LEFT JOIN budgets b ON b.scope = 'key' AND b.id = k.id`;

/** Accounts and keys. Runs inside the engine's transaction. */
export class Accounts {
  readonly #insertAccount: StatementSync;
  readonly #account: StatementSync;
  readonly #accounts: StatementSync;
  readonly #keySums: StatementSync;
  readonly #insertKey: StatementSync;
  readonly #keyByHash: StatementSync;
  readonly #keyByPreviousHash: StatementSync;
  readonly #keyById: StatementSync;
  readonly #keys: StatementSync;
  readonly #revoke: StatementSync;
  readonly #budgets: SetBudgets;

  constructor(database: DatabaseSync) {
    this.#insertAccount = database.prepare(
      `INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms,
         head)
       VALUES (?1, ?2, ?3, ?4, 0, 0, ?4, ?5, ?6)`,
    );
    this.#budgets = new SetBudgets(database);
    this.#account = database.prepare(`${SELECT_ACCOUNT} WHERE a.id = ?`);
    this.#accounts = database.prepare(`${SELECT_ACCOUNT} ORDER BY a.created_at_ms, a.id`);
    this.#keySums = database.prepare("SELECT spent, held FROM api_keys WHERE id = ?");
    this.#insertKey = database.prepare(
      `INSERT INTO api_keys (id, hash, account_id, label, models, spending_limit, spent, held,
         created_at_ms, expires_at_ms, revoked_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?, NULL)`,
    );
    this.#keyByHash = database.prepare(`${SELECT_KEY} WHERE k.hash = ?`);
    this.#keyByPreviousHash = database.prepare(`${SELECT_KEY} WHERE k.previous_hash = ?`);
    this.#keyById = database.prepare(`${SELECT_DETAILS} WHERE k.id = ?`);
    this.#keys = database.prepare(
      `${SELECT_DETAILS} WHERE ?1 IS NULL OR k.account_id = ?1 ORDER BY k.created_at_ms, k.id`,
    );
    this.#revoke = database.prepare(
      "UPDATE api_keys SET revoked_at_ms = coalesce(revoked_at_ms, ?) WHERE id = ?",
    );
  }

  /** `addEntry` takes the entry of the opening balance, which is in the account's sums already. */
  create(
    account: StoreArgument<"createAccount">,
    addEntry: (entry: NewEntry) => void,
  ): AccountRecord {
    const { id, name, planId, balance, budget = null, atMs } = account;
    this.#insertAccount.run(id, name, planId, balance, atMs, genesisHash(id, noSums));
    if (balance !== 0) addEntry(openingEntry(account));
    if (budget !== null) this.#budgets.set("account", id, { terms: budget, atMs });
    return this.#known(id);
  }

  show(id: string): AccountRecord | null {
    const row = this.#account.get(id);
    return row === undefined ? null : joinedAccount(row);
  }

  keySums(id: string): KeySums | null {
    const row = this.#keySums.get(id);
    return row === undefined ? null : keySums(row);
  }

  list(): readonly AccountRecord[] {
    return this.#accounts.all().map(joinedAccount);
  }

  /** Null where the account does not exist. */
  createKey(key: NewKey): KeyDetails | null {
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
    const { budget = null, atMs } = key;
    if (budget !== null) this.#budgets.set("key", key.id, { terms: budget, atMs });
    return this.key(key.id);
  }

  key(id: string): KeyDetails | null {
    const row = this.#keyById.get(id);
    return row === undefined ? null : keyDetails(row);
  }

  findKey(hash: string): KeyRecord | null {
    const row = this.#keyByHash.get(hash);
    if (row !== undefined) return keyRecord(row);
    const previous = this.#keyByPreviousHash.get(hash);
    return previous === undefined ? null : previousKeyRecord(previous);
  }

  listKeys(accountId: string | null): readonly KeyDetails[] {
    return this.#keys.all(accountId).map(keyDetails);
  }

  /** Null where the key does not exist; the time of the first revocation stays. */
  revokeKey({ id, atMs }: StoreArgument<"revokeKey">): KeyDetails | null {
    this.#revoke.run(atMs, id);
    return this.key(id);
  }

  #known(id: string): AccountRecord {
    const account = this.show(id);
    if (account === null) throw new Error("the account that was just written is not there");
    return account;
  }
}
