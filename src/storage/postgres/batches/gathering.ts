export interface GatheringOptions {
  /** Returns how many other processes write to the same ledger. */
  readonly others: () => number;
  /** A monotonic clock with fractions of milliseconds. */
  readonly elapsedMs: () => number;
}

/**
 * How long a batch waits for more calls, by the number of other processes; the last value applies
 * to more.
 */
const PAUSES_MS = [0, 1, 2] as const;

/** Time constant of the averaged call rate. */
const RATE_MS = 50;

/**
 * Decides how long a batch of writes waits for more calls. A batch costs the server some 0.8 ms of
 * CPU before its first row, and many processes produce many small batches; a single writer has
 * large ones anyway. No batch waits if no further call is expected meanwhile.
 */
export class Gathering {
  readonly #options: GatheringOptions;
  #sentAtMs: number;
  #callsPerMs = 0;

  constructor(options: GatheringOptions) {
    this.#options = options;
    this.#sentAtMs = options.elapsedMs();
  }

  /** Returns whole milliseconds; 0: the batch is sent at the end of the event loop's turn. */
  pauseMs(): number {
    const pause = PAUSES_MS[Math.min(this.#options.others(), PAUSES_MS.length - 1)] ?? 0;
    const silentMs = this.#options.elapsedMs() - this.#sentAtMs;
    return this.#callsPerMs * Math.exp(-silentMs / RATE_MS) * pause < 1 ? 0 : pause;
  }

  /** Records that a batch of this many calls is being sent. */
  sent(calls: number): void {
    const now = this.#options.elapsedMs();
    const sinceMs = Math.max(now - this.#sentAtMs, Number.EPSILON);
    const kept = Math.exp(-sinceMs / RATE_MS);
    this.#callsPerMs = kept * this.#callsPerMs + (1 - kept) * (calls / sinceMs);
    this.#sentAtMs = now;
  }
}
