import { RecentUse } from "../fair-share/recent-use.ts";

const HALF_LIFE_MS = 5_000;

/** A turn that a key has. */
export interface Turn {
  /** Counts what the turn took, in milliseconds. */
  charge(costMs: number): void;
  /** Lets the next one begin; safe to call twice. */
  end(): void;
}

/**
 * Gives out turns at work that takes long, one at a time: to the key that used least in the last
 * seconds, and for each key in the order in which they were asked for. Every turn is charged, also
 * one that ends in a refusal.
 */
export class KeyTurns {
  readonly #waiting = new Map<string, ((turn: Turn) => void)[]>();
  readonly #used: RecentUse;
  #isBusy = false;

  constructor({ nowMs }: { readonly nowMs: () => number }) {
    this.#used = new RecentUse({ nowMs, halfLifeMs: HALF_LIFE_MS });
  }

  /** Resolves with the key's turn. */
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

  /** Of equal keys the one that has waited longest: a map keeps the order of its keys. */
  #leastUsed(): string {
    let least = { keyId: "", used: Number.POSITIVE_INFINITY };
    for (const keyId of this.#waiting.keys()) {
      const used = this.#used.of(keyId);
      if (used < least.used) least = { keyId, used };
    }
    return least.keyId;
  }
}
