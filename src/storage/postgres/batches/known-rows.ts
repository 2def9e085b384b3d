import type { KeyState } from "../../../core/ledger/decisions.ts";
import type { AccountRecord } from "../../../core/ledger/accounts.ts";
import type { LockedRows, Needs } from "./locked-rows.ts";

const ROWS_MAX = 20_000;

const none = { settled: new Set<string>(), held: new Set<string>(), posted: new Map() } as const;

/**
 * Accounts and keys as this process's batches last read them, to predict that a hold is accepted.
 * The database has the final decision, and no request is refused because of these rows.
 */
export class KnownRows {
  readonly #accounts = new Map<string, AccountRecord>();
  readonly #revisions = new Map<string, number>();
  readonly #keys = new Map<string, KeyState>();

  /** Returns the rows that a batch needs, as if they were locked; null if some are unknown. */
  find({ accountIds, keyIds, entryIds }: Needs): LockedRows | null {
    const accounts = pick(this.#accounts, accountIds);
    const revisions = pick(this.#revisions, accountIds);
    const keys = pick(this.#keys, keyIds);
    if (accounts === null || revisions === null || keys === null || entryIds.size > 0) return null;
    return { isMember: true, accounts, revisions, keys, ...none };
  }

  keepAccount(id: string, account: AccountRecord, revision: number): void {
    if (this.#accounts.size >= ROWS_MAX) {
      this.#accounts.clear();
      this.#revisions.clear();
    }
    this.#accounts.set(id, account);
    this.#revisions.set(id, revision);
  }

  keepKey(id: string, key: KeyState): void {
    if (this.#keys.size >= ROWS_MAX) this.#keys.clear();
    this.#keys.set(id, key);
  }
}

function pick<Value>(
  all: ReadonlyMap<string, Value>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, Value> | null {
  const found = new Map<string, Value>();
  for (const id of ids) {
    const value = all.get(id);
    if (value === undefined) return null;
    found.set(id, value);
  }
  return found;
}
