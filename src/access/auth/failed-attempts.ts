import type { Clock } from "../../core/timing/clock.ts";

/** Maximum number of invalid secrets that an address may send within the window. */
const FAILURES_MAX = 10;
const WINDOW_MS = 60_000;
/**
 * Maximum number of remembered addresses; beyond it, the one that failed longest ago is dropped.
 */
const ADDRESSES_MAX = 10_000;

interface Failures {
  count: number;
  /** Time of the monotonic clock after which the failures are discarded. */
  readonly untilMs: number;
}

/** Counts invalid secrets by address, in bounded memory, and refuses addresses that send many. */
export class FailedAttempts {
  readonly #elapsedMs: () => number;
  readonly #addressesMax: number;
  /** Ordered by first failure, and therefore by end. */
  readonly #failures = new Map<string, Failures>();

  constructor(clock: Pick<Clock, "elapsedMs">, addressesMax = ADDRESSES_MAX) {
    this.#elapsedMs = clock.elapsedMs;
    this.#addressesMax = addressesMax;
  }

  /** Returns how much longer the address is refused; 0: it is not. */
  blockedForMs(address: string): number {
    const failures = this.#current(address);
    if (failures === undefined || failures.count < FAILURES_MAX) return 0;
    return failures.untilMs - this.#elapsedMs();
  }

  /** Counts an invalid secret. */
  count(address: string): void {
    const failures = this.#current(address);
    if (failures !== undefined) {
      failures.count += 1;
      return;
    }
    const [oldest] = this.#failures.keys();
    if (this.#failures.size >= this.#addressesMax && oldest !== undefined) {
      this.#failures.delete(oldest);
    }
    this.#failures.set(address, { count: 1, untilMs: this.#elapsedMs() + WINDOW_MS });
  }

  #current(address: string): Failures | undefined {
    const failures = this.#failures.get(address);
    if (failures === undefined || failures.untilMs > this.#elapsedMs()) return failures;
    this.#failures.delete(address);
    return undefined;
  }
}
