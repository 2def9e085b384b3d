import { setTimeout as delay } from "node:timers/promises";
import { failureKind } from "./failures.ts";

const RETRY_MS = 50;

/** Deadlocks and collisions pass with another attempt; what fails this often has another cause. */
const CONFLICTS_MAX = 3;

/**
 * Tries work again while the database is away, for a bounded time in all. Once it has been away
 * for that long, later work has one attempt each, so that calls are refused fast, until one
 * succeeds.
 */
export class Retry {
  readonly #retryForMs: number;
  #isAway = false;

  constructor(retryForMs: number) {
    this.#retryForMs = retryForMs;
  }

  /** `patience` is aborted when `attempt` may wait no longer. Rejects with its last failure. */
  async run<T>(attempt: (patience: AbortSignal) => Promise<T>): Promise<T> {
    const patience = this.#isAway ? AbortSignal.abort() : AbortSignal.timeout(this.#retryForMs);
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
  async #wait(error: unknown, patience: AbortSignal): Promise<0 | 1> {
    switch (failureKind(error)) {
      case "conflict":
        return 1;
      case "away":
        this.#isAway = patience.aborted;
        if (this.#isAway) throw error;
        await delay(RETRY_MS);
        return 0;
      case "fault":
      case "unknown":
        throw error;
    }
  }
}
