import type { KeyState } from "../../../core/ledger/decisions.ts";
import type { AccountRecord } from "../../../core/ledger/accounts.ts";
import type { LockedRows, Needs } from "./locked-rows.ts";

const ROWS_MAX = 20_000;

const none = { settled: new Set<string>(), held: new Set<string>(), posted: new Map() } as const;

interface KnownAccount {
  readonly account: AccountRecord;
  readonly revision: number;
}

interface KnownKey {
  readonly key: KeyState;
  /** The revision of its account when the key was read. */
  readonly revision: number;
}

/**
 * Accounts and keys as this process's batches last read them, to predict that a hold is accepted.
 * The database has the final decision: no request is refused because of these rows, and a write
 * that is decided on them requires that each account still has its revision. Every change of a
 * key's settings raises the revision of its account, so a key is valid only together with the
 * revision at which it was read. Other batches may have read the account since then, without the
 * key.
 */
export class KnownRows {
  readonly #accounts = new Map<string, KnownAccount>();
  readonly #keys = new Map<string, KnownKey>();

  /**
   * Returns the rows that a batch needs, as if they were locked; null if some are unknown or
   * outdated.
   */
  find({ accountIds, keyIds, entryIds }: Needs): LockedRows | null {
    if (entryIds.size > 0) return null;
    const accounts = new Map<string, AccountRecord>();
    const revisions = new Map<string, number>();
    const keys = new Map<string, KeyState>();
    for (const id of accountIds) {
      const known = this.#accounts.get(id);
      if (known === undefined) return null;
      accounts.set(id, known.account);
      revisions.set(id, known.revision);
    }
    for (const id of keyIds) {
      const known = this.#keys.get(id);
      if (known === undefined || known.revision !== revisions.get(known.key.accountId)) return null;
      keys.set(id, known.key);
    }
    return { isMember: true, accounts, revisions, keys, ...none };
  }

  /** Keeps the rows that a committed batch has read or written. */
  keep({ accounts, revisions, keys }: Pick<LockedRows, "accounts" | "revisions" | "keys">): void {
    for (const [id, account] of accounts) {
      const revision = revisions.get(id);
      if (revision !== undefined) put(this.#accounts, id, { account, revision });
    }
    for (const [id, key] of keys) {
      const revision = revisions.get(key.accountId);
      // Without its account's lock the key may be older than the account's revision.
      if (revision !== undefined) put(this.#keys, id, { key, revision });
    }
  }
}

function put<Value>(all: Map<string, Value>, id: string, value: Value): void {
  if (all.size >= ROWS_MAX) all.clear();
  all.set(id, value);
}
