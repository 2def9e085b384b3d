import { setTimeout as delay } from "node:timers/promises";
import { failureKind } from "./failures.ts";

const RETRY_MS = 50;

/** Maximum retries for deadlocks and collisions, which normally succeed on retry. */
const CONFLICTS_MAX = 3;

/** Bounds how long an attempt may wait. */
export interface RetryDeadline {
  readonly isOver: () => boolean;
  /** Resolves when the next attempt is due. */
  readonly wait: () => Promise<unknown>;
}

/** A monotonic clock. */
export interface RetryClock {
  readonly elapsedMs: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const realClock: RetryClock = { elapsedMs: () => performance.now(), sleep: (ms) => delay(ms) };

/**
 * Retries work while the database is away, within a total time limit. After an outage longer than
 * the limit, later work has one attempt each, so that calls are refused fast, until one succeeds.
 */
export class Retry {
  readonly #retryForMs: number;
  readonly #clock: RetryClock;
  #isAway = false;

  constructor(retryForMs: number, clock: RetryClock = realClock) {
    this.#retryForMs = retryForMs;
    this.#clock = clock;
  }

  /** Runs work; rejects with the last attempt's failure. */
  async run<T>(attempt: (deadline: RetryDeadline) => Promise<T>): Promise<T> {
    const { elapsedMs, sleep } = this.#clock;
    const endMs = elapsedMs() + (this.#isAway ? 0 : this.#retryForMs);
    const deadline = { isOver: () => elapsedMs() >= endMs, wait: () => sleep(RETRY_MS) };
    for (let conflicts = 0; ;) {
      try {
        const result = await attempt(deadline);
        this.#isAway = false;
        return result;
      } catch (error) {
        conflicts += await this.#wait(error, deadline);
        if (conflicts > CONFLICTS_MAX) throw error;
      }
    }
  }

  /**
   * Waits for the next attempt and returns 1 after a conflict, otherwise 0; throws the failure if a
   * retry is useless.
   */
  async #wait(error: unknown, deadline: RetryDeadline): Promise<0 | 1> {
    switch (failureKind(error)) {
      case "conflict":
        return 1;
      case "away":
        this.#isAway = deadline.isOver();
        if (this.#isAway) throw error;
        await deadline.wait();
        return 0;
      case "fault":
      case "unknown":
        throw error;
    }
  }
}
