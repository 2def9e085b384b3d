import type { KeyRecord } from "../../core/ledger/accounts.ts";

const KEYS_MAX = 10_000;

/**
 * Cache of keys by hash. It is exact: the single process that owns the ledger clears it before any
 * change of a key is acknowledged. Unknown keys are not cached.
 */
export class KeyCache {
  readonly #keys = new Map<string, KeyRecord>();

  get(hash: string): KeyRecord | undefined {
    return this.#keys.get(hash);
  }

  set(hash: string, key: KeyRecord): void {
    if (this.#keys.size >= KEYS_MAX) this.#keys.clear();
    this.#keys.set(hash, key);
  }

  clear(): void {
    this.#keys.clear();
  }
}
