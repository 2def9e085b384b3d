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
