/** What one window still allows; reset in whole seconds (contract-decisions, section 5). */
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
 * Rate limits of one key. Windows are independent: what one refuses costs nothing in another.
 * Fails open, to the process's own limiter, where a shared one cannot be reached (money rule 9).
 */
export interface Limiter {
  /** Counts one request; a slot of concurrency is kept until `release` (safe to call twice). */
  admit(keyId: string, limits: Limits): Admission | Promise<Admission>;
  /** The state now, without counting anything (for GETs that are not limited by tokens). */
  peek(keyId: string, limits: Limits): LimitState;
  /** Charges tokens against the window after they are known; may go below zero. */
  spendTokens(keyId: string, limits: Limits, tokens: number): void;
  /** Whether the shared limits are in force now; absent where limits are never shared. */
  isShared?(): boolean;
  close(): Promise<void>;
}
