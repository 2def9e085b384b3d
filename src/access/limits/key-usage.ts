/** Tokens of one reply. */
export interface UsedTokens {
  /** All input, including cached input. */
  readonly promptTokens: number;
  readonly cachedTokens: number;
  readonly completionTokens: number;
}

/** Expected output of a key's first reply without a bound. */
const FIRST_OUTPUT_TOKENS = 512;
/** Weight of the latest reply in a mean. */
const WEIGHT = 1 / 8;
const KEYS_MAX = 10_000;

interface Means {
  /** Output tokens of replies without a bound; null: none so far. */
  output: number | null;
  /** The part of the input that was not cached. */
  uncached: number | null;
}

/**
 * Rolling means of the replies of each key, for what its requests do not tell: the output without
 * `max_tokens`, and how much of the input is cached. Of the ten thousand keys used last.
 */
export class KeyUsage {
  readonly #means = new Map<string, Means>();

  /** Returns the expected output of a request whose client does not bound it. */
  output(keyId: string): number {
    return this.#means.get(keyId)?.output ?? FIRST_OUTPUT_TOKENS;
  }

  /** Returns the share of the input that is expected not to be cached; 1 for a new key. */
  uncachedShare(keyId: string): number {
    return this.#means.get(keyId)?.uncached ?? 1;
  }

  /** Adds a reply to the means; `isBounded`: whether its client bounded the output. */
  note(keyId: string, used: UsedTokens, isBounded: boolean): void {
    const means = this.#means.get(keyId) ?? { output: null, uncached: null };
    this.#means.delete(keyId);
    this.#means.set(keyId, means);
    const oldest = this.#means.keys().next();
    if (this.#means.size > KEYS_MAX && oldest.done !== true) this.#means.delete(oldest.value);
    const { promptTokens, cachedTokens, completionTokens } = used;
    if (!isBounded) means.output = next(means.output, completionTokens);
    if (promptTokens > 0) {
      means.uncached = next(means.uncached, (promptTokens - cachedTokens) / promptTokens);
    }
  }
}

function next(mean: number | null, value: number): number {
  return mean === null ? value : mean + (value - mean) * WEIGHT;
}
