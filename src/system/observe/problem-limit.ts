import type { Clock } from "../../core/timing/clock.ts";

/** Interval between log lines about the same problem. */
const PROBLEM_MS = 60_000;

/** Allows one log line per minute about each problem; a problem is any text that identifies it. */
export class ProblemLimit {
  readonly #clock: Pick<Clock, "elapsedMs">;
  /** Time of the last log line for each problem, within the last minute. */
  readonly #loggedAtMs = new Map<string, number>();

  constructor(clock: Pick<Clock, "elapsedMs">) {
    this.#clock = clock;
  }

  /** Returns whether the problem may be logged now, and counts it as logged. */
  take(problem: string): boolean {
    const nowMs = this.#clock.elapsedMs();
    for (const [logged, atMs] of this.#loggedAtMs) {
      if (nowMs - atMs >= PROBLEM_MS) this.#loggedAtMs.delete(logged);
    }
    if (this.#loggedAtMs.has(problem)) return false;
    this.#loggedAtMs.set(problem, nowMs);
    return true;
  }
}
