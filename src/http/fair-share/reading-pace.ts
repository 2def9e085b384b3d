import { RecentUse } from "./recent-use.ts";

const HALF_LIFE_MS = 1_000;
/** Measured from the socket to the last piece, including the UTF-8 check. */
const MS_PER_BYTE = 1.5e-6;
/** About 100 ms per second, or 65 MB. */
const USE_MAX_MS = 150;

/**
 * Limits the share of the event loop that each key uses to read its bodies. A key that has used its
 * share is read at the rate of the refill, so that others get their turns.
 */
export class ReadingPace {
  readonly #used: RecentUse;

  constructor({ elapsedMs }: { readonly elapsedMs: () => number }) {
    this.#used = new RecentUse({ elapsedMs, halfLifeMs: HALF_LIFE_MS });
  }

  /** Counts bytes of the key; returns the milliseconds to wait before reading more. */
  count(keyId: string, bytes: number): number {
    this.#used.add(keyId, bytes * MS_PER_BYTE);
    const used = this.#used.of(keyId);
    return used <= USE_MAX_MS ? 0 : Math.ceil(HALF_LIFE_MS * Math.log2(used / USE_MAX_MS));
  }
}
