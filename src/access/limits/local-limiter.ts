import type { Admission, Limiter, Limits, LimitState, Refusal, Reservation } from "./limiter.ts";

/**
 * An estimate: after a refused concurrency slot, a retry makes sense once some request has ended.
 */
const CONCURRENCY_RETRY_MS = 1_000;
/** The reservation of a request without a limit of tokens. */
export const unlimited: Reservation = { admitted: true, state: {}, settle: () => undefined };
/** Entries checked for eviction per admission; two keep up with one new key per request. */
const SWEPT_PER_ADMISSION = 2;

interface KeyEntry {
  requests: TokenBucket | null;
  tokens: TokenBucket | null;
  /** Tokens of the latest reservation. */
  needed: number;
  /** Reservations that have not been settled. */
  reserved: number;
  running: number;
  /**
   * The latest limits of the buckets, by which the sweep determines whether they are full again. A
   * call without a limit, such as one for a record, leaves that of the bucket.
   */
  requestLimit: number;
  tokenLimit: number;
}

/**
 * Limits in this process's memory. Memory is bounded by the keys of the last minutes: an entry with
 * full buckets, without running requests and reservations, carries no information, and is dropped.
 */
export class LocalLimiter implements Limiter {
  readonly #entries = new Map<string, KeyEntry>();
  readonly #elapsedMs: () => number;
  #sweep: Iterator<[string, KeyEntry]> = this.#entries.entries();

  constructor(clock: { readonly elapsedMs: () => number }) {
    this.#elapsedMs = () => clock.elapsedMs();
  }

  /** Returns the number of remembered keys; for metrics and tests. */
  get size(): number {
    return this.#entries.size;
  }

  admit(keyId: string, limits: Limits): Admission {
    const nowMs = this.#elapsedMs();
    this.#evictSome(nowMs);
    const entry = this.#entry(keyId, limits, nowMs);
    const refusal = refusalOf(entry, limits, nowMs);
    if (refusal !== undefined) {
      return { admitted: false, state: stateOf(entry, limits, nowMs), ...refusal };
    }
    const { requestsPerMinute, concurrentRequests } = limits;
    if (requestsPerMinute !== null) entry.requests?.spend(requestsPerMinute, 1, nowMs);
    let isHeld = concurrentRequests !== null;
    if (isHeld) entry.running += 1;
    const release = (): void => {
      if (isHeld) entry.running -= 1;
      isHeld = false;
    };
    return { admitted: true, state: stateOf(entry, limits, nowMs), release };
  }

  reserveTokens(keyId: string, limits: Limits, tokens: number): Reservation {
    const { tokensPerMinute } = limits;
    if (tokensPerMinute === null) return unlimited;
    const nowMs = this.#elapsedMs();
    const entry = this.#entry(keyId, limits, nowMs);
    const needed = Math.min(tokens, tokensPerMinute);
    entry.needed = needed;
    const retryAfterMs = entry.tokens?.waitMs(tokensPerMinute, nowMs, needed) ?? 0;
    if (retryAfterMs > 0) {
      const state = stateOf(entry, limits, nowMs);
      return { admitted: false, state, limit: "tokens", retryAfterMs };
    }
    entry.tokens?.spend(tokensPerMinute, needed, nowMs);
    entry.reserved += 1;
    let isOpen = true;
    const settle = (used: number): void => {
      if (!isOpen) return;
      isOpen = false;
      entry.reserved -= 1;
      entry.tokens?.spend(tokensPerMinute, used - needed, this.#elapsedMs());
    };
    return { admitted: true, state: stateOf(entry, limits, nowMs), settle };
  }

  peek(keyId: string, limits: Limits): LimitState {
    const nowMs = this.#elapsedMs();
    return stateOf(this.#entry(keyId, limits, nowMs), limits, nowMs);
  }

  /** Charges tokens to the window, or gives them back if the number is negative. */
  spendTokens(keyId: string, limits: Limits, tokens: number): void {
    if (limits.tokensPerMinute === null) return;
    const nowMs = this.#elapsedMs();
    this.#entry(keyId, limits, nowMs).tokens?.spend(limits.tokensPerMinute, tokens, nowMs);
  }

  close(): Promise<void> {
    this.#entries.clear();
    return Promise.resolve();
  }

  #entry(keyId: string, limits: Limits, nowMs: number): KeyEntry {
    let entry = this.#entries.get(keyId);
    if (entry === undefined) {
      const buckets = { requests: null, requestLimit: 0, tokens: null, tokenLimit: 0 };
      entry = { ...buckets, needed: 1, reserved: 0, running: 0 };
      this.#entries.set(keyId, entry);
    }
    const { requestsPerMinute, tokensPerMinute } = limits;
    if (requestsPerMinute !== null) {
      entry.requests ??= new TokenBucket(requestsPerMinute, nowMs);
      entry.requestLimit = requestsPerMinute;
    }
    if (tokensPerMinute !== null) {
      entry.tokens ??= new TokenBucket(tokensPerMinute, nowMs);
      entry.tokenLimit = tokensPerMinute;
    }
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

function isIdle(entry: KeyEntry, nowMs: number): boolean {
  const { running, reserved, requests, tokens, requestLimit, tokenLimit } = entry;
  const isFull = (bucket: TokenBucket | null, limit: number): boolean =>
    bucket === null || bucket.level(limit, nowMs) >= limit;
  if (running > 0 || reserved > 0) return false;
  return isFull(requests, requestLimit) && isFull(tokens, tokenLimit);
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
    const isEmpty = entry.tokens.waitMs(tokensPerMinute, nowMs) > 0;
    // A request like the last one is not refused after this time.
    const needed = Math.min(Math.max(entry.needed, 1), tokensPerMinute);
    const retryAfterMs = entry.tokens.waitMs(tokensPerMinute, nowMs, needed);
    if (isEmpty) return { limit: "tokens", retryAfterMs };
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

  /** Returns milliseconds until this many units are available; 0 if they are. */
  waitMs(limit: number, nowMs: number, units = 1): number {
    const missing = units - this.level(limit, nowMs);
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
