import type { Pool } from "pg";
import { storedBytes } from "../../../core/ledger/decisions.ts";
import type { KeptReply } from "./changes.ts";
import { EVICT_OLDEST } from "./reply-statements.ts";

/** Once this share of an account's room was taken anew, its oldest replies make room. */
const SHARE_PER_EVICTION = 1 / 4;

/**
 * Bounds the stored replies of each account. Summing up an account's rows costs as much as it has
 * rows: so it is done once per share of the bound, which an account may exceed by that much for
 * each process.
 */
export class ReplyRoom {
  readonly #pool: Pool;
  readonly bytesMax: number;
  /** What this process has stored for each account since it last made room. */
  readonly #taken = new Map<string, number>();

  constructor(pool: Pool, bytesMax: number) {
    this.#pool = pool;
    this.bytesMax = bytesMax;
  }

  /** Replies that were stored; nobody waits for the room that they need. */
  taken(replies: readonly KeptReply[]): void {
    for (const { accountId, sealed } of replies) {
      const bytes = (this.#taken.get(accountId) ?? 0) + storedBytes(sealed);
      this.#taken.set(accountId, bytes);
      if (bytes < this.bytesMax * SHARE_PER_EVICTION) continue;
      this.#taken.delete(accountId);
      // Upkeep repeats what fails while the database is away.
      this.#evict(accountId).catch(() => undefined);
    }
  }

  /** Makes room in all accounts. */
  async make(): Promise<void> {
    this.#taken.clear();
    await this.#evict(null);
  }

  async #evict(accountId: string | null): Promise<void> {
    await this.#pool.query(EVICT_OLDEST, [this.bytesMax, accountId]);
  }
}
