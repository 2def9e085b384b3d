import type { CoarseTimer, Timers } from "./timer-wheel.ts";

interface Started {
  readonly ms: number;
  readonly callback: () => void;
  /** Null if it is not running. */
  dueMs: number | null;
}

/** Timers on a clock that advances only when the test calls `pass`. */
export class TestTimers implements Timers {
  #nowMs = 0;
  readonly #started: Started[] = [];

  /** Milliseconds since the clock was created. */
  readonly nowMs = (): number => this.#nowMs;

  /** The same as `nowMs`, for a monotonic clock. */
  readonly elapsedMs = this.nowMs;

  /** Number of running timers. */
  get running(): number {
    return this.#started.filter(({ dueMs }) => dueMs !== null).length;
  }

  /** When the next timer is due; null if no timer is running. */
  get nextDueMs(): number | null {
    return this.#next(Number.POSITIVE_INFINITY)?.dueMs ?? null;
  }

  start(ms: number, callback: () => void): CoarseTimer {
    const timer: Started = { ms, callback, dueMs: null };
    this.#started.push(timer);
    const restart = (): void => {
      timer.dueMs = this.#nowMs + ms;
    };
    restart();
    return { restart, cancel: () => (timer.dueMs = null) };
  }

  /** Advances the clock and calls all timers that become due, in their order. */
  pass(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (let next = this.#next(untilMs); next !== undefined; next = this.#next(untilMs)) {
      this.#nowMs = next.dueMs ?? untilMs;
      next.dueMs = null;
      next.callback();
    }
    this.#nowMs = untilMs;
  }

  #next(untilMs: number): Started | undefined {
    const due = this.#started.filter(({ dueMs }) => dueMs !== null && dueMs <= untilMs);
    return due.toSorted((one, other) => (one.dueMs ?? 0) - (other.dueMs ?? 0))[0];
  }
}
