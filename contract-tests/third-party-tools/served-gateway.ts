/** A running gateway, as a partner knows it. */
export interface ServedGateway {
  /** With the prefix `/v1`. */
  readonly url: string;
  readonly key: string;
}

export interface Outcome {
  /** Calls or checks that succeeded. */
  readonly passed: number;
  readonly failures: readonly string[];
  /** What was counted. */
  readonly note: string;
}
