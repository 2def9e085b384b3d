import { detach } from "../../../core/errors/detach.ts";

/**
 * For how long the thread that serves may be silent, blocked or without its database, while its
 * lease is renewed for it. Liveness probes restart a process that hangs for less than this; where
 * there is none, other processes then resolve what it holds.
 */
export const SILENCE_MAX_MS = 60_000;

export interface LeaseKeeperOptions {
  /** Puts the expiry of a process's row off; a row that is gone stays gone. */
  readonly renew: (id: string) => Promise<unknown>;
  readonly heartbeatMs: number;
  /** A clock that never goes back. */
  readonly nowMs: () => number;
}

/** Renews a process's lease, each heartbeat, for as long as the process is heard of. */
export class LeaseKeeper {
  readonly #options: LeaseKeeperOptions;
  #heard: { readonly id: string; readonly atMs: number } | null = null;
  #isRenewing = false;

  constructor(options: LeaseKeeperOptions) {
    this.#options = options;
    // Until the thread ends.
    setInterval(() => detach(this.#beat()), options.heartbeatMs);
  }

  /** The process has this id, and has just written to its ledger. */
  hear(id: string): void {
    this.#heard = { id, atMs: this.#options.nowMs() };
  }

  async #beat(): Promise<void> {
    const { renew, nowMs } = this.#options;
    const heard = this.#heard;
    if (heard === null || this.#isRenewing || nowMs() - heard.atMs > SILENCE_MAX_MS) return;
    this.#isRenewing = true;
    try {
      await renew(heard.id);
    } catch {
      // The database is away: the next heartbeat tries again.
    } finally {
      this.#isRenewing = false;
    }
  }
}
