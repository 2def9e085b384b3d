import { setTimeout as delay } from "node:timers/promises";
import { failureKind } from "./failures.ts";

const RETRY_MS = 50;

/** Deadlocks and collisions pass with another attempt; what fails this often has another cause. */
const CONFLICTS_MAX = 3;

/** How long an attempt may wait. */
export interface Patience {
  readonly isOver: () => boolean;
  /** Resolves when it is time to ask again. */
  readonly wait: () => Promise<unknown>;
}

/** A clock that never goes back. */
export interface RetryClock {
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const realClock: RetryClock = { nowMs: () => performance.now(), sleep: (ms) => delay(ms) };

/**
 * Tries work again while the database is away, for a bounded time in all. Once it has been away
 * for that long, later work has one attempt each, so that calls are refused fast, until one
 * succeeds.
 */
export class Retry {
  readonly #retryForMs: number;
  readonly #clock: RetryClock;
  #isAway = false;

  constructor(retryForMs: number, clock: RetryClock = realClock) {
    this.#retryForMs = retryForMs;
    this.#clock = clock;
  }

  /** Rejects with the last attempt's failure. */
  async run<T>(attempt: (patience: Patience) => Promise<T>): Promise<T> {
    const { nowMs, sleep } = this.#clock;
    const endMs = nowMs() + (this.#isAway ? 0 : this.#retryForMs);
    const patience = { isOver: () => nowMs() >= endMs, wait: () => sleep(RETRY_MS) };
    for (let conflicts = 0; ;) {
      try {
        const result = await attempt(patience);
        this.#isAway = false;
        return result;
      } catch (error) {
        conflicts += await this.#wait(error, patience);
        if (conflicts > CONFLICTS_MAX) throw error;
      }
    }
  }

  /** Throws the failure where another attempt is of no use; gives whether it was a conflict. */
  async #wait(error: unknown, patience: Patience): Promise<0 | 1> {
    switch (failureKind(error)) {
      case "conflict":
        return 1;
      case "away":
        this.#isAway = patience.isOver();
        if (this.#isAway) throw error;
        await patience.wait();
        return 0;
      case "fault":
      case "unknown":
        throw error;
    }
  }
}
