import type { Admission, Limiter, Limits, LimitState, Refusal } from "./limiter.ts";

/**
 * An estimate: after a refused concurrency slot, a retry makes sense once some request has ended.
 */
const CONCURRENCY_RETRY_MS = 1_000;
/** Entries checked for eviction per admission; two keep up with one new key per request. */
const SWEPT_PER_ADMISSION = 2;

interface KeyEntry {
  requests: TokenBucket | null;
  tokens: TokenBucket | null;
  running: number;
  /**
   * The limits of the latest call, by which the sweep determines whether a bucket is full again.
   */
  limits: Limits;
}

/**
 * Requests granted at once, with as many slots of concurrency. `granted` is 0 for a refusal, with
 * the reason in `refusal`.
 */
export interface Grant {
  readonly granted: number;
  readonly state: LimitState;
  readonly refusal?: Refusal;
}

/** Returned parts of grants: slots of ended requests, and requests that were never made. */
export interface Returned {
  readonly slots: number;
  readonly requests: number;
}

/**
 * Limits in this process's memory. Memory is bounded by the keys of the last minutes: an entry with
 * full buckets and without running requests carries no information, and is dropped.
 */
export class LocalLimiter implements Limiter {
  readonly #entries = new Map<string, KeyEntry>();
  readonly #nowMs: () => number;
  #sweep: Iterator<[string, KeyEntry]> = this.#entries.entries();

  constructor(clock: { readonly nowMs: () => number }) {
    this.#nowMs = () => clock.nowMs();
  }

  /** Returns the number of remembered keys; for metrics and tests. */
  get size(): number {
    return this.#entries.size;
  }

  admit(keyId: string, limits: Limits): Admission {
    const { state, refusal } = this.grant(keyId, limits, 1);
    if (refusal !== undefined) return { admitted: false, state, ...refusal };
    let isHeld = limits.concurrentRequests !== null;
    const release = (): void => {
      if (isHeld) this.takeBack(keyId, limits, { slots: 1, requests: 0 });
      isHeld = false;
    };
    return { admitted: true, state, release };
  }

  /** Counts up to `wanted` requests at once, each with a slot if concurrency is limited. */
  grant(keyId: string, limits: Limits, wanted: number): Grant {
    const nowMs = this.#nowMs();
    this.#evictSome(nowMs);
    const entry = this.#entry(keyId, limits, nowMs);
    const refusal = refusalOf(entry, limits, nowMs);
    if (refusal !== undefined) {
      return { granted: 0, state: stateOf(entry, limits, nowMs), refusal };
    }
    const { requestsPerMinute, concurrentRequests } = limits;
    const granted = Math.min(
      wanted,
      requestsPerMinute === null
        ? Infinity
        : (entry.requests?.window(requestsPerMinute, nowMs).remaining ?? Infinity),
      concurrentRequests === null ? Infinity : concurrentRequests - entry.running,
    );
    if (requestsPerMinute !== null) entry.requests?.spend(requestsPerMinute, granted, nowMs);
    if (concurrentRequests !== null) entry.running += granted;
    return { granted, state: stateOf(entry, limits, nowMs) };
  }

  /** Returns unused parts of a grant; `slots` only for grants under a concurrency limit. */
  takeBack(keyId: string, limits: Limits, { slots, requests }: Returned): void {
    const nowMs = this.#nowMs();
    const entry = this.#entry(keyId, limits, nowMs);
    entry.running -= slots;
    const { requestsPerMinute } = limits;
    if (requestsPerMinute !== null) entry.requests?.spend(requestsPerMinute, -requests, nowMs);
  }

  peek(keyId: string, limits: Limits): LimitState {
    const nowMs = this.#nowMs();
    return stateOf(this.#entry(keyId, limits, nowMs), limits, nowMs);
  }

  spendTokens(keyId: string, limits: Limits, tokens: number): void {
    if (limits.tokensPerMinute === null) return;
    const nowMs = this.#nowMs();
    this.#entry(keyId, limits, nowMs).tokens?.spend(limits.tokensPerMinute, tokens, nowMs);
  }

  close(): Promise<void> {
    this.#entries.clear();
    return Promise.resolve();
  }

  #entry(keyId: string, limits: Limits, nowMs: number): KeyEntry {
    let entry = this.#entries.get(keyId);
    if (entry === undefined) {
      entry = { requests: null, tokens: null, running: 0, limits };
      this.#entries.set(keyId, entry);
    }
    entry.limits = limits;
    const { requestsPerMinute, tokensPerMinute } = limits;
    if (requestsPerMinute !== null) entry.requests ??= new TokenBucket(requestsPerMinute, nowMs);
    if (tokensPerMinute !== null) entry.tokens ??= new TokenBucket(tokensPerMinute, nowMs);
    return entry;
  }

  #evictSome(nowMs: number): void {
    for (let looked = 0; looked < SWEPT_PER_ADMISSION; looked += 1) {
      const next = this.#sweep.next();
      if (next.done === true) {
        this.#sweep = this.#entries.entries();
        return;
      }
      const [keyId, entry] = next.value;
      if (isIdle(entry, nowMs)) this.#entries.delete(keyId);
    }
  }
}

function isIdle({ running, requests, tokens, limits }: KeyEntry, nowMs: number): boolean {
  const isFull = (bucket: TokenBucket | null, limit: number | null): boolean =>
    bucket === null || limit === null || bucket.level(limit, nowMs) >= limit;
  return (
    running === 0 &&
    isFull(requests, limits.requestsPerMinute) &&
    isFull(tokens, limits.tokensPerMinute)
  );
}

/**
 * Checks all windows before any is charged: a request that one refuses is not counted in another.
 */
function refusalOf(entry: KeyEntry, limits: Limits, nowMs: number): Refusal | undefined {
  const { requestsPerMinute, tokensPerMinute, concurrentRequests } = limits;
  if (entry.requests !== null && requestsPerMinute !== null) {
    const retryAfterMs = entry.requests.waitMs(requestsPerMinute, nowMs);
    if (retryAfterMs > 0) return { limit: "requests", retryAfterMs };
  }
  if (entry.tokens !== null && tokensPerMinute !== null) {
    const retryAfterMs = entry.tokens.waitMs(tokensPerMinute, nowMs);
    if (retryAfterMs > 0) return { limit: "tokens", retryAfterMs };
  }
  if (concurrentRequests !== null && entry.running >= concurrentRequests) {
    return { limit: "concurrency", retryAfterMs: CONCURRENCY_RETRY_MS };
  }
  return undefined;
}

function stateOf(entry: KeyEntry, limits: Limits, nowMs: number): LimitState {
  const { requestsPerMinute, tokensPerMinute } = limits;
  return {
    ...(entry.requests !== null &&
      requestsPerMinute !== null && {
        requests: entry.requests.window(requestsPerMinute, nowMs),
      }),
    ...(entry.tokens !== null &&
      tokensPerMinute !== null && {
        tokens: entry.tokens.window(tokensPerMinute, nowMs),
      }),
  };
}

const MINUTE_MS = 60_000;
/** Refilling adds fractions, so a level this close to a whole unit counts as that unit. */
const ROUNDING = 1e-6;

/**
 * A bucket that holds up to `limit` units and refills `limit` per minute, so that a key may spend a
 * minute's allowance at once. The limit is a parameter of each call, because the plan may change
 * meanwhile.
 */
export class TokenBucket {
  /** Units at `#atMs`; negative if more was spent than available. */
  #level: number;
  #atMs: number;

  constructor(limit: number, nowMs: number) {
    this.#level = limit;
    this.#atMs = nowMs;
  }

  /** Returns the current units; at most the limit. */
  level(limit: number, nowMs: number): number {
    // If the clock was set back, refilling continues at once instead of after the clock has caught
    // up.
    if (nowMs < this.#atMs) this.#atMs = nowMs;
    return Math.min(limit, this.#level + ((nowMs - this.#atMs) * limit) / MINUTE_MS);
  }

  /** Removes units; the level may become negative. */
  spend(limit: number, units: number, nowMs: number): void {
    this.#level = this.level(limit, nowMs) - units;
    this.#atMs = nowMs;
  }

  /** Returns milliseconds until one whole unit is available; 0 if it is. */
  waitMs(limit: number, nowMs: number): number {
    const missing = 1 - this.level(limit, nowMs);
    return missing <= ROUNDING ? 0 : Math.ceil((missing * MINUTE_MS) / limit);
  }

  /** Returns whole units left, at least zero, and whole seconds until the bucket is full. */
  window(limit: number, nowMs: number): { limit: number; remaining: number; resetSeconds: number } {
    const level = this.level(limit, nowMs);
    return {
      limit,
      remaining: Math.max(0, Math.floor(level + ROUNDING)),
      resetSeconds: Math.max(0, Math.ceil(((limit - level) * 60) / limit - ROUNDING)),
    };
  }
}
