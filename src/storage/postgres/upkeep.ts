import type { Pool } from "pg";
import { CALL_STATE_LIFE_MS } from "../../core/ledger/call-states.ts";
import { REPLY_LIFE_MS } from "../../core/ledger/decisions.ts";
import { failureKind } from "./connections/failures.ts";
import type { Membership } from "./lease/membership.ts";
import { reapDead, resolveUnresolved } from "./reaper.ts";
import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";
import { PURGE_EXPIRED_STATES } from "./batches/call-state-statements.ts";
import type { Quota } from "./batches/quotas.ts";
import { PURGE_EXPIRED } from "./batches/reply-statements.ts";

export interface UpkeepOptions {
  readonly pool: Pool;
  readonly membership: Pick<Membership, "id" | "renew">;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly heartbeatMs: number;
  readonly leaseMs: number;
  readonly replyQuota: Pick<Quota, "enforce">;
  /** Returns the process's id and its last acknowledged batch; null before the first. */
  readonly lastBatch: () => { readonly owner: string; readonly batch: number } | null;
  /** Called if the ledger's last batch is older than that. */
  readonly onOlder: () => Promise<unknown>;
  /** Called if a round failed because the database is away. */
  readonly onAway: () => void;
  /** Called if a round failed for another reason. */
  readonly onFailed: (cause: unknown) => void;
  /** Called with each hold of a dead process that the ledger refused to end. */
  readonly onRefused: (refused: RefusedHold) => void;
}

/** Old replies and call states are deleted once per this many heartbeats. */
const BEATS_PER_PURGE = 12;

/** The periodic work: heartbeat, reaper (rule 8), old replies (rule 10), old call states. */
export class Upkeep {
  readonly #options: UpkeepOptions;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  #beatsInARow = 0;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#schedule();
  }

  /** Resolves when a round in progress has ended; no other round follows. */
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
   * Runs one round. During an outage no process can renew its row. After a failure, and after the
   * start, the other processes therefore get one heartbeat to renew their rows before this one
   * declares any of them dead.
   */
  async #round(): Promise<void> {
    const { pool, membership, now, leaseMs, lastBatch, onOlder, onRefused } = this.#options;
    try {
      const last = lastBatch();
      const renewed = await membership.renew();
      // An idle process would find it only with its next write, while others wait for its holds.
      const isOlder = last?.owner === membership.id && (renewed?.batch ?? last.batch) < last.batch;
      if (isOlder) await onOlder();
      this.#beatsInARow += 1;
      if (this.#beatsInARow < 2) return;
      await reapDead(pool, { self: membership.id, atMs: now(), leaseMs, onRefused });
      await resolveUnresolved(pool, { atMs: now(), waits: false });
      if (this.#beatsInARow % BEATS_PER_PURGE === 0) await this.#purge();
    } catch (error) {
      // The next round tries again. Calls that may take minutes do not fail soon by themselves, so
      // they are notified.
      this.#beatsInARow = 0;
      if (failureKind(error) === "away") this.#options.onAway();
      else this.#options.onFailed(error);
    }
  }

  async #purge(): Promise<void> {
    const { pool, now, replyQuota } = this.#options;
    await pool.query(PURGE_EXPIRED, [now() - REPLY_LIFE_MS]);
    await pool.query(PURGE_EXPIRED_STATES, [now() - CALL_STATE_LIFE_MS]);
    await replyQuota.enforce();
  }
}
