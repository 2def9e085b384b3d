import type { Pool } from "pg";
import type { Membership } from "./membership.ts";
import { reapDead } from "./reaper.ts";
import type { ReplyRoom } from "./reply-room.ts";
import { PURGE_EXPIRED, REPLY_LIFE_MS } from "./reply-statements.ts";

export interface UpkeepOptions {
  readonly pool: Pool;
  readonly membership: Pick<Membership, "id" | "renew">;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly heartbeatMs: number;
  readonly room: Pick<ReplyRoom, "make">;
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
   * While the database is away nobody's row is renewed. So after a failure the others get the
   * time of one heartbeat to renew theirs before this process takes any of them for dead.
   */
  async #round(): Promise<void> {
    const { pool, membership, now } = this.#options;
    try {
      await membership.renew();
      this.#beatsInARow += 1;
      if (this.#beatsInARow < 2) return;
      await reapDead(pool, { self: membership.id, atMs: now() });
      if (this.#beatsInARow % BEATS_PER_PURGE === 0) await this.#purge();
    } catch {
      // The database is away: calls fail by themselves, and the next round tries again.
      this.#beatsInARow = 0;
    }
  }

  async #purge(): Promise<void> {
    const { pool, now, room } = this.#options;
    await pool.query(PURGE_EXPIRED, [now() - REPLY_LIFE_MS]);
    await room.make();
  }
}
