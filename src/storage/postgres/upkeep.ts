import type { Pool } from "pg";
import { REPLY_LIFE_MS } from "../../core/ledger/decisions.ts";
import { failureKind } from "./connections/failures.ts";
import type { Membership } from "./lease/membership.ts";
import { reapDead } from "./reaper.ts";
import type { ReplyRoom } from "./batches/reply-room.ts";
import { PURGE_EXPIRED } from "./batches/reply-statements.ts";

export interface UpkeepOptions {
  readonly pool: Pool;
  readonly membership: Pick<Membership, "id" | "renew">;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly heartbeatMs: number;
  readonly leaseMs: number;
  readonly room: Pick<ReplyRoom, "make">;
  /** The process's id and its last batch that was acknowledged; null before the first. */
  readonly lastBatch: () => { readonly owner: string; readonly batch: number } | null;
  /** Called where the ledger has an older batch as the last one. */
  readonly onOlder: () => Promise<unknown>;
  /** Called where a round found the database away. */
  readonly onAway: () => void;
}

/** Old replies are thrown away once in so many heartbeats. */
const BEATS_PER_PURGE = 12;

/** The work that nobody calls for: heartbeat, reaper (rule 8), old replies (rule 10). */
export class Upkeep {
  readonly #options: UpkeepOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #beatsInARow = 0;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#schedule();
  }

  /** Resolves when the round that may be under way is over; there is no other after it. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#round().finally(() => {
        if (this.#timer !== null) this.#schedule();
      });
    }, this.#options.heartbeatMs).unref();
  }

  /**
   * While the database is away nobody's row is renewed. So after a failure, and after the start, the
   * others get the time of one heartbeat to renew theirs before this process takes any of them for dead.
   */
  async #round(): Promise<void> {
    const { pool, membership, now, leaseMs, lastBatch, onOlder } = this.#options;
    try {
      const last = lastBatch();
      const renewed = await membership.renew();
      // An idle process would find it with its next write only, and others wait for what it holds.
      const isOlder = last?.owner === membership.id && (renewed?.batch ?? last.batch) < last.batch;
      if (isOlder) await onOlder();
      this.#beatsInARow += 1;
      if (this.#beatsInARow < 2) return;
      await reapDead(pool, { self: membership.id, atMs: now(), leaseMs });
      if (this.#beatsInARow % BEATS_PER_PURGE === 0) await this.#purge();
    } catch (error) {
      // The next round tries again. Calls that may take minutes do not fail by themselves soon.
      this.#beatsInARow = 0;
      if (failureKind(error) === "away") this.#options.onAway();
    }
  }

  async #purge(): Promise<void> {
    const { pool, now, room } = this.#options;
    await pool.query(PURGE_EXPIRED, [now() - REPLY_LIFE_MS]);
    await room.make();
  }
}
