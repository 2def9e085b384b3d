/** The two clocks of a process. */
export interface Clock {
  /** Returns Unix milliseconds, for stored times. It can be set, forward and backward. */
  readonly nowMs: () => number;
  /** Returns monotonic milliseconds since an arbitrary start, for every interval. */
  readonly elapsedMs: () => number;
}

/** The machine's clocks. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  elapsedMs: () => performance.now(),
};

/** Adds up the time between its starts and stops. */
export class Stopwatch {
  readonly #elapsedMs: () => number;
  #sumMs = 0;
  #startedMs: number | null = null;

  /** `elapsedMs` returns monotonic milliseconds. */
  constructor(elapsedMs: () => number) {
    this.#elapsedMs = elapsedMs;
  }

  /** Has no effect while it runs. */
  start(): void {
    this.#startedMs ??= this.#elapsedMs();
  }

  /** Has no effect unless it runs. */
  stop(): void {
    this.#sumMs = this.totalMs();
    this.#startedMs = null;
  }

  /** Returns the milliseconds so far, including those since a start. */
  totalMs(): number {
    return this.#sumMs + (this.#startedMs === null ? 0 : this.#elapsedMs() - this.#startedMs);
  }
}
