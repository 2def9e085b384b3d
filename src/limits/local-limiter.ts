import type { Admission, Limiter, Limits, LimitState } from "./limiter.ts";
import { TokenBucket } from "./token-bucket.ts";

/** A retry after a refused concurrency slot makes sense once some request has ended: a guess. */
const CONCURRENCY_RETRY_MS = 1_000;
/** Entries looked at per admission for eviction; two keep up with one new key a request. */
const SWEPT_PER_ADMISSION = 2;

interface KeyEntry {
  requests: TokenBucket | null;
  tokens: TokenBucket | null;
  running: number;
  /** The limits of the latest call, by which the sweep knows whether a bucket is full again. */
  limits: Limits;
}

/**
 * Limits in this process's memory. Memory is bounded by the keys of the last minutes: an entry
 * whose buckets are full and that has no running request carries no information, and is dropped.
 */
export class LocalLimiter implements Limiter {
  readonly #entries = new Map<string, KeyEntry>();
  readonly #nowMs: () => number;
  #sweep: Iterator<[string, KeyEntry]> = this.#entries.entries();

  constructor(clock: { readonly nowMs: () => number }) {
    this.#nowMs = () => clock.nowMs();
  }

  /** How many keys are remembered; for metrics and tests. */
  get size(): number {
    return this.#entries.size;
  }

  admit(keyId: string, limits: Limits): Admission {
    const nowMs = this.#nowMs();
    this.#evictSome(nowMs);
    const entry = this.#entry(keyId, limits, nowMs);
    const refusal = refusalOf(entry, limits, nowMs);
    if (refusal !== undefined) {
      return { admitted: false, state: stateOf(entry, limits, nowMs), ...refusal };
    }
    if (limits.requestsPerMinute !== null) {
      entry.requests?.spend(limits.requestsPerMinute, 1, nowMs);
    }
    let isHeld = limits.concurrentRequests !== null;
    if (isHeld) entry.running += 1;
    const release = (): void => {
      if (isHeld) entry.running -= 1;
      isHeld = false;
    };
    return { admitted: true, state: stateOf(entry, limits, nowMs), release };
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

interface Refusal {
  readonly limit: "requests" | "tokens" | "concurrency";
  readonly retryAfterMs: number;
}

/** Looks at all windows before any is charged: what one refuses costs nothing in another. */
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
