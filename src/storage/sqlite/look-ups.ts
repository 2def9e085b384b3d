import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { DetailedAccount, KeyRecord, KeySums } from "../../core/ledger/accounts.ts";
import {
  joinedAccount,
  keyRecord,
  keySums,
  previousKeyRecord,
  SELECT_ACCOUNT,
  SELECT_KEY,
  SELECT_KEY_SUMS,
} from "../shared/records.ts";

/** The look-ups of every request. Runs inside the engine's transaction. */
export class LookUps {
  readonly #account: StatementSync;
  readonly #keySums: StatementSync;
  readonly #keyByHash: StatementSync;
  readonly #keyByPreviousHash: StatementSync;

  constructor(database: DatabaseSync) {
    this.#account = database.prepare(`${SELECT_ACCOUNT} WHERE a.id = ?`);
    this.#keySums = database.prepare(`${SELECT_KEY_SUMS} WHERE k.id = ?`);
    this.#keyByHash = database.prepare(`${SELECT_KEY} WHERE k.hash = ?`);
    this.#keyByPreviousHash = database.prepare(`${SELECT_KEY} WHERE k.previous_hash = ?`);
  }

  account(id: string): DetailedAccount | null {
    const row = this.#account.get(id);
    return row === undefined ? null : joinedAccount(row);
  }

  keySums(id: string): KeySums | null {
    const row = this.#keySums.get(id);
    return row === undefined ? null : keySums(row);
  }

  key(hash: string): KeyRecord | null {
    const row = this.#keyByHash.get(hash);
    if (row !== undefined) return keyRecord(row);
    const previous = this.#keyByPreviousHash.get(hash);
    return previous === undefined ? null : previousKeyRecord(previous);
  }
}
