/** Number of half-lives without usage after which a key is removed. */
const HALF_LIVES_MAX = 16;
/** Number of keys checked for removal each time; two keep up with one new key each time. */
const SWEPT = 2;

interface Use {
  costMs: number;
  atMs: number;
}

export interface RecentUseDependencies {
  readonly elapsedMs: () => number;
  /** The time after which usage counts half. */
  readonly halfLifeMs: number;
}

/** Recent usage of a thread per key; older usage counts less. */
export class RecentUse {
  readonly #options: RecentUseDependencies;
  readonly #used = new Map<string, Use>();
  #sweep: Iterator<[string, Use]> = this.#used.entries();

  constructor(options: RecentUseDependencies) {
    this.#options = options;
  }

  /** Returns the number of remembered keys; for tests. */
  get keys(): number {
    return this.#used.size;
  }

  /** Returns the key's usage in milliseconds of the thread. */
  of(keyId: string): number {
    const use = this.#used.get(keyId);
    return use === undefined ? 0 : this.#left(use);
  }

  add(keyId: string, costMs: number): void {
    this.#forgetSome();
    this.#used.set(keyId, { costMs: this.of(keyId) + costMs, atMs: this.#options.elapsedMs() });
  }

  #left({ costMs, atMs }: Use): number {
    const { elapsedMs, halfLifeMs } = this.#options;
    return costMs * 0.5 ** (Math.max(0, elapsedMs() - atMs) / halfLifeMs);
  }

  #forgetSome(): void {
    for (let swept = 0; swept < SWEPT; swept += 1) {
      const next = this.#sweep.next();
      if (next.done === true) {
        this.#sweep = this.#used.entries();
        return;
      }
      const [keyId, use] = next.value;
      const ageMs = this.#options.elapsedMs() - use.atMs;
      if (ageMs > HALF_LIVES_MAX * this.#options.halfLifeMs) this.#used.delete(keyId);
    }
  }
}
