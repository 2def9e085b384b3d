import type { CoarseTimer, Timers } from "./timer-wheel.ts";

interface Started {
  readonly ms: number;
  readonly callback: () => void;
  /** Null while it does not run. */
  dueMs: number | null;
}

/** Timers of a clock that stands still until the test lets it pass. */
export class TestTimers implements Timers {
  #nowMs = 0;
  readonly #started: Started[] = [];

  /** Milliseconds since the clock was made. */
  readonly nowMs = (): number => this.#nowMs;

  /** How many timers run. */
  get running(): number {
    return this.#started.filter(({ dueMs }) => dueMs !== null).length;
  }

  /** When the next timer falls due; null where none runs. */
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

  /** Lets time pass; what falls due within it is called in its order. */
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
