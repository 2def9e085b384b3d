export interface GatheringOptions {
  /** How many other processes write to the same ledger. */
  readonly others: () => number;
  /** A clock that never goes back, with fractions of milliseconds. */
  readonly nowMs: () => number;
}

/** How long a batch waits for more calls, by the number of other processes; the last for more. */
const PAUSES_MS = [0, 1, 2] as const;

/** Over how long the rate of calls is taken. */
const RATE_MS = 50;

/**
 * For how long a batch of writes waits for more calls. A batch costs the server some 0.8 ms of CPU
 * before its first row, and many processes make many small batches; a process that writes alone has
 * large ones of itself. Nobody waits where no further call is to be expected meanwhile.
 */
export class Gathering {
  readonly #options: GatheringOptions;
  #sentAtMs: number;
  #callsPerMs = 0;

  constructor(options: GatheringOptions) {
    this.#options = options;
    this.#sentAtMs = options.nowMs();
  }

  /** In whole milliseconds; 0: the batch goes at the end of the loop's turn. */
  pauseMs(): number {
    const pause = PAUSES_MS[Math.min(this.#options.others(), PAUSES_MS.length - 1)] ?? 0;
    const silentMs = this.#options.nowMs() - this.#sentAtMs;
    return this.#callsPerMs * Math.exp(-silentMs / RATE_MS) * pause < 1 ? 0 : pause;
  }

  /** A batch of so many calls goes now. */
  sent(calls: number): void {
    const now = this.#options.nowMs();
    const sinceMs = Math.max(now - this.#sentAtMs, Number.EPSILON);
    const kept = Math.exp(-sinceMs / RATE_MS);
    this.#callsPerMs = kept * this.#callsPerMs + (1 - kept) * (calls / sinceMs);
    this.#sentAtMs = now;
  }
}
