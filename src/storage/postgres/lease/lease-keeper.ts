import { detach } from "../../../core/errors/detach.ts";

/**
 * How long the main thread may be silent, because it is blocked or its database is away, while its
 * lease is renewed for it. Liveness probes restart a hanging process earlier. Without such probes,
 * other processes then resolve its holds.
 */
export const SILENCE_MAX_MS = 60_000;

export interface LeaseKeeperOptions {
  /** Extends the lease of a process; a missing row stays missing. */
  readonly renew: (id: string) => Promise<unknown>;
  readonly heartbeatMs: number;
  /** A monotonic clock. */
  readonly elapsedMs: () => number;
}

/** Renews a process's lease at each heartbeat, as long as the process reports its writes. */
export class LeaseKeeper {
  readonly #options: LeaseKeeperOptions;
  #heard: { readonly id: string; readonly atMs: number } | null = null;
  #isRenewing = false;

  constructor(options: LeaseKeeperOptions) {
    this.#options = options;
    // Runs until the thread ends.
    setInterval(() => detach(this.#beat()), options.heartbeatMs);
  }

  /** Records that the process has this id and has just written to its ledger. */
  hear(id: string): void {
    this.#heard = { id, atMs: this.#options.elapsedMs() };
  }

  async #beat(): Promise<void> {
    const { renew, elapsedMs } = this.#options;
    const heard = this.#heard;
    if (heard === null || this.#isRenewing || elapsedMs() - heard.atMs > SILENCE_MAX_MS) return;
    this.#isRenewing = true;
    try {
      await renew(heard.id);
    } catch {
      // The database is away: the next heartbeat retries.
    } finally {
      this.#isRenewing = false;
    }
  }
}
