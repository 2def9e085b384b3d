import { RecentUse } from "../fair-share/recent-use.ts";

const HALF_LIFE_MS = 5_000;

/** A turn of a key. */
export interface Turn {
  /** Counts the turn's work, in milliseconds. */
  charge(costMs: number): void;
  /** Starts the next turn; may be called twice. */
  end(): void;
}

/**
 * Assigns turns for long work, one at a time: to the key with the least usage in the last seconds,
 * and within a key in request order. Every turn is charged, even if it ends in a refusal.
 */
export class KeyQueue {
  readonly #waiting = new Map<string, ((turn: Turn) => void)[]>();
  readonly #used: RecentUse;
  #isBusy = false;

  constructor({ elapsedMs }: { readonly elapsedMs: () => number }) {
    this.#used = new RecentUse({ elapsedMs, halfLifeMs: HALF_LIFE_MS });
  }

  /** Resolves when the key gets a turn. */
  take(keyId: string): Promise<Turn> {
    const { promise, resolve } = Promise.withResolvers<Turn>();
    const queue = this.#waiting.get(keyId);
    if (queue === undefined) this.#waiting.set(keyId, [resolve]);
    else queue.push(resolve);
    this.#startNext();
    return promise;
  }

  #startNext(): void {
    if (this.#isBusy || this.#waiting.size === 0) return;
    const keyId = this.#leastUsed();
    const queue = this.#waiting.get(keyId) ?? [];
    const next = queue.shift();
    if (queue.length === 0) this.#waiting.delete(keyId);
    if (next === undefined) return;
    this.#isBusy = true;
    let isOver = false;
    next({
      charge: (costMs) => this.#used.add(keyId, costMs),
      end: () => {
        if (isOver) return;
        isOver = true;
        this.#isBusy = false;
        this.#startNext();
      },
    });
  }

  /**
   * Returns the least used key; among equals the one waiting longest, since a map keeps insertion
   * order.
   */
  #leastUsed(): string {
    let least = { keyId: "", used: Number.POSITIVE_INFINITY };
    for (const keyId of this.#waiting.keys()) {
      const used = this.#used.of(keyId);
      if (used < least.used) least = { keyId, used };
    }
    return least.keyId;
  }
}
