import { RecentUse } from "./recent-use.ts";

const HALF_LIFE_MS = 1_000;
/** Measured: from the socket to the last piece, with the check of its UTF-8. */
const MS_PER_BYTE = 1.5e-6;
/** Some 100 ms in each second, or 65 MB. */
const USE_MAX_MS = 150;

/**
 * What each key takes of the event loop for the reading of its bodies: a key that used its share is
 * read no faster than it is refilled, and others are heard meanwhile.
 */
export class ReadingPace {
  readonly #used: RecentUse;

  constructor({ nowMs }: { readonly nowMs: () => number }) {
    this.#used = new RecentUse({ nowMs, halfLifeMs: HALF_LIFE_MS });
  }

  /** Counts bytes of the key; how many milliseconds to wait before more are read. */
  count(keyId: string, bytes: number): number {
    this.#used.add(keyId, bytes * MS_PER_BYTE);
    const used = this.#used.of(keyId);
    return used <= USE_MAX_MS ? 0 : Math.ceil(HALF_LIFE_MS * Math.log2(used / USE_MAX_MS));
  }
}
