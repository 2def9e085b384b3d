import type { Pool } from "pg";
import { CALL_STATE_BYTES_MAX, callStateBytes } from "../../../core/ledger/call-states.ts";
import { REPLY_BYTES_MAX, storedBytes } from "../../../core/ledger/decisions.ts";
import { EVICT_OLDEST_STATES } from "./call-state-statements.ts";
import type { Changes } from "./changes.ts";
import { EVICT_OLDEST } from "./reply-statements.ts";

/** Share of a quota. After this many new bytes, the oldest rows of their owner are evicted. */
const SHARE_PER_EVICTION = 1 / 4;

/** A row that was stored. */
interface Stored {
  /** The account or key whose quota it uses. */
  readonly owner: string;
  readonly bytes: number;
}

/**
 * Bounds the stored rows of each owner. The cost of summing an owner's rows is proportional to
 * their number. It is therefore done once per share of the bound, so an owner may exceed its bound
 * by one share per process.
 */
export class Quota {
  readonly #pool: Pool;
  readonly #evictOldest: string;
  readonly bytesMax: number;
  /** Bytes that this process has stored for each owner since the last eviction. */
  readonly #storedBytes = new Map<string, number>();

  /** `evictOldest` is a statement with the bound and the owner, or null for all, as parameters. */
  constructor(pool: Pool, bytesMax: number, evictOldest: string) {
    this.#pool = pool;
    this.bytesMax = bytesMax;
    this.#evictOldest = evictOldest;
  }

  /** Counts stored rows; no caller waits for an eviction. */
  record(rows: readonly Stored[]): void {
    for (const { owner, bytes } of rows) {
      const sum = (this.#storedBytes.get(owner) ?? 0) + bytes;
      this.#storedBytes.set(owner, sum);
      if (sum < this.bytesMax * SHARE_PER_EVICTION) continue;
      this.#storedBytes.delete(owner);
      // If the database is away, the owner's next row tries again.
      this.#evict(owner).catch(() => {
        this.#storedBytes.set(owner, (this.#storedBytes.get(owner) ?? 0) + sum);
      });
    }
  }

  /** Evicts the oldest rows of all owners. */
  async enforce(): Promise<void> {
    this.#storedBytes.clear();
    await this.#evict(null);
  }

  async #evict(owner: string | null): Promise<void> {
    await this.#pool.query(this.#evictOldest, [this.bytesMax, owner]);
  }
}

export interface QuotaOptions {
  /** Maximum bytes of stored replies per account. */
  readonly replyBytesMax?: number;
  /** Maximum bytes of call states per key. */
  readonly callStateBytesMax?: number;
}

/** The bounds of what requests leave in the ledger. */
export class Quotas {
  /** Stored replies, by account. */
  readonly replies: Quota;
  /** States of calls, by key. */
  readonly callStates: Quota;

  constructor(
    pool: Pool,
    { replyBytesMax = REPLY_BYTES_MAX, callStateBytesMax = CALL_STATE_BYTES_MAX }: QuotaOptions,
  ) {
    this.replies = new Quota(pool, replyBytesMax, EVICT_OLDEST);
    this.callStates = new Quota(pool, callStateBytesMax, EVICT_OLDEST_STATES);
  }

  /** Counts the rows of a committed batch. */
  record({ keptReplies, callStates }: Pick<Changes, "keptReplies" | "callStates">): void {
    this.replies.record(
      keptReplies.map(({ accountId, sealed }) => ({
        owner: accountId,
        bytes: storedBytes(sealed),
      })),
    );
    this.callStates.record(
      callStates.map((state) => ({ owner: state.keyId, bytes: callStateBytes(state) })),
    );
  }
}
