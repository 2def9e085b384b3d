import type { Pool } from "pg";
import { storedBytes } from "../../../core/ledger/decisions.ts";
import type { KeptReply } from "./changes.ts";
import { EVICT_OLDEST } from "./reply-statements.ts";

/** Share of an account's quota. After this many new bytes, its oldest replies are evicted. */
const SHARE_PER_EVICTION = 1 / 4;

/**
 * Bounds the stored replies of each account. The cost of summing an account's rows is proportional
 * to their number. It is therefore done once per share of the bound, so an account may exceed its
 * bound by one share per process.
 */
export class ReplyQuota {
  readonly #pool: Pool;
  readonly bytesMax: number;
  /** Bytes that this process has stored for each account since the last eviction. */
  readonly #storedBytes = new Map<string, number>();

  constructor(pool: Pool, bytesMax: number) {
    this.#pool = pool;
    this.bytesMax = bytesMax;
  }

  /** Counts stored replies; no caller waits for an eviction. */
  recordStored(replies: readonly KeptReply[]): void {
    for (const { accountId, sealed } of replies) {
      const bytes = (this.#storedBytes.get(accountId) ?? 0) + storedBytes(sealed);
      this.#storedBytes.set(accountId, bytes);
      if (bytes < this.bytesMax * SHARE_PER_EVICTION) continue;
      this.#storedBytes.delete(accountId);
      // The periodic upkeep repeats the eviction if it fails because the database is away.
      this.#evict(accountId).catch(() => undefined);
    }
  }

  /** Evicts the oldest replies in all accounts. */
  async enforce(): Promise<void> {
    this.#storedBytes.clear();
    await this.#evict(null);
  }

  async #evict(accountId: string | null): Promise<void> {
    await this.#pool.query(EVICT_OLDEST, [this.bytesMax, accountId]);
  }
}
