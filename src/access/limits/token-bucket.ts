const MINUTE_MS = 60_000;
/** Refilling sums fractions; a bucket this close to a whole unit counts as holding it. */
const ROUNDING = 1e-6;

/**
 * A bucket that holds up to `limit` units and refills `limit` a minute, so that a key may spend a
 * minute's allowance at once. The limit is handed in: a plan may change meanwhile.
 */
export class TokenBucket {
  /** Units there at `#atMs`; below zero where more was spent than there was. */
  #level: number;
  #atMs: number;

  constructor(limit: number, nowMs: number) {
    this.#level = limit;
    this.#atMs = nowMs;
  }

  /** Units there now; never more than the limit. */
  level(limit: number, nowMs: number): number {
    // A clock that stepped back must not stop the refill until it has caught up.
    if (nowMs < this.#atMs) this.#atMs = nowMs;
    return Math.min(limit, this.#level + ((nowMs - this.#atMs) * limit) / MINUTE_MS);
  }

  /** Takes units out; the level may go below zero. */
  spend(limit: number, units: number, nowMs: number): void {
    this.#level = this.level(limit, nowMs) - units;
    this.#atMs = nowMs;
  }

  /** Milliseconds until one whole unit is there; 0 where it is. */
  waitMs(limit: number, nowMs: number): number {
    const missing = 1 - this.level(limit, nowMs);
    return missing <= ROUNDING ? 0 : Math.ceil((missing * MINUTE_MS) / limit);
  }

  /** Whole units left, never below zero, and whole seconds until the bucket is full. */
  window(limit: number, nowMs: number): { limit: number; remaining: number; resetSeconds: number } {
    const level = this.level(limit, nowMs);
    return {
      limit,
      remaining: Math.max(0, Math.floor(level + ROUNDING)),
      resetSeconds: Math.max(0, Math.ceil(((limit - level) * 60) / limit - ROUNDING)),
    };
  }
}
