/** Tokens of one reply that count against a limit, and the estimate of its input. */
export interface CountedTokens {
  readonly input: number;
  readonly inputEstimate: number;
  readonly output: number;
  /** Whether the client bounded the output. */
  readonly isBounded: boolean;
}

/** Expected output of a key's first reply without a bound. */
const FIRST_OUTPUT_TOKENS = 512;
/** A few short requests say little about a long one. */
const INPUT_RATIO_MAX = 2;
/** Weight of the latest reply in a mean. */
const WEIGHT = 1 / 8;
const KEYS_MAX = 10_000;

interface Means {
  input: number;
  inputEstimate: number;
  /** Output of replies without a bound; null: none so far. */
  output: number | null;
}

/**
 * Rolling means of the replies of each key, for what its requests do not tell: the output without
 * `max_tokens`, and how much of the estimated input counts. Of the ten thousand keys used last.
 */
export class KeyUsage {
  readonly #means = new Map<string, Means>();

  /** Returns the expected output of a request whose client does not bound it. */
  output(keyId: string): number {
    return this.#means.get(keyId)?.output ?? FIRST_OUTPUT_TOKENS;
  }

  /** Returns the expected ratio of counted to estimated input; 1 for a new key. */
  inputRatio(keyId: string): number {
    const means = this.#means.get(keyId);
    if (means === undefined || means.inputEstimate === 0) return 1;
    return Math.min(means.input / means.inputEstimate, INPUT_RATIO_MAX);
  }

  /** Adds a reply to the means. */
  note(keyId: string, { input, inputEstimate, output, isBounded }: CountedTokens): void {
    const means = this.#means.get(keyId) ?? { input, inputEstimate, output: null };
    this.#means.delete(keyId);
    this.#means.set(keyId, means);
    const oldest = this.#means.keys().next();
    if (this.#means.size > KEYS_MAX && oldest.done !== true) this.#means.delete(oldest.value);
    means.input = next(means.input, input);
    means.inputEstimate = next(means.inputEstimate, inputEstimate);
    if (!isBounded) means.output = next(means.output, output);
  }
}

function next(mean: number | null, value: number): number {
  return mean === null ? value : mean + (value - mean) * WEIGHT;
}
