/** The remaining amount of one window; reset in whole seconds (contract-decisions, section 5). */
export interface WindowState {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Absent windows have no limit. */
export interface LimitState {
  readonly requests?: WindowState;
  readonly tokens?: WindowState;
}

export interface Limits {
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  readonly concurrentRequests: number | null;
}

/** Why a request is not admitted. */
export interface Refusal {
  readonly retryAfterMs: number;
  readonly limit: "requests" | "tokens" | "concurrency";
}

export type Admission =
  | { readonly admitted: true; readonly state: LimitState; readonly release: () => void }
  | ({ readonly admitted: false; readonly state: LimitState } & Refusal);

/**
 * Tokens reserved for one request. `settle` replaces them by the tokens that it used, 0 if it
 * failed; further calls have no effect. The level may become negative.
 */
export type Reservation =
  | {
      readonly admitted: true;
      readonly state: LimitState;
      readonly settle: (tokens: number) => void;
    }
  | ({ readonly admitted: false; readonly state: LimitState } & Refusal);

/**
 * Rate limits of one key. Windows are independent: a request that one window refuses at its
 * admission is not counted in another. Fails open, to the process's own limiter, if a shared one is
 * unreachable (money rule 9).
 */
export interface Limiter {
  /**
   * Counts one request; a slot of concurrency is kept until `release` (may be called twice). Refuses
   * it if not even one token is left.
   */
  admit(keyId: string, limits: Limits): Admission | Promise<Admission>;
  /**
   * Reserves the tokens that an admitted request may use, once its body has been read. A request
   * that may use more than the limit needs a full window, and reserves the limit.
   */
  reserveTokens(keyId: string, limits: Limits, tokens: number): Reservation | Promise<Reservation>;
  /** Returns the current state without counting (for GETs that are not limited by tokens). */
  peek(keyId: string, limits: Limits): LimitState;
  /** Reports whether shared limits are in effect now; absent if limits are never shared. */
  isShared?(): boolean;
  close(): Promise<void>;
}
