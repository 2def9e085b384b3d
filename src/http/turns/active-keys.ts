/** After so long without another key's request a key has the process to itself. */
const ALONE_AFTER_MS = 1_000;

/** Whose requests came in this turn of the event loop, and whether several keys have had any lately. */
export class ActiveKeys {
  readonly #nowMs: () => number;
  /** Keys of which a request has started as it came, in this turn of the loop. */
  readonly #started = new Set<string>();
  #latest: string | null = null;
  /** When a request came of another key than the one before it. */
  #changedMs = Number.NEGATIVE_INFINITY;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Whether one key has the process to itself. */
  get isAlone(): boolean {
    return this.#nowMs() - this.#changedMs > ALONE_AFTER_MS;
  }

  note(key: string): void {
    if (this.#latest !== null && key !== this.#latest) this.#changedMs = this.#nowMs();
    this.#latest = key;
  }

  /** Whether it is the first request of the key that starts as it comes in this turn of the loop. */
  startsFirst(key: string): boolean {
    if (this.#started.has(key)) return false;
    if (this.#started.size === 0) setImmediate(this.#endTurn);
    this.#started.add(key);
    return true;
  }

  readonly #endTurn = (): void => this.#started.clear();
}
