import { randomUUID } from "node:crypto";
import type { Log } from "../../core/log/log.ts";
import type { Admission, Limiter, LimitState, Limits, WindowState } from "./limiter.ts";
import { LocalLimiter } from "./local-limiter.ts";
import type { RedisClient } from "./redis-client.ts";
import { ADMIT, SPEND } from "./redis-scripts.ts";

/** Minimum interval between attempts to reach an unavailable server. */
const RETRY_MS = 1_000;
/** Time after which the slot of a dead process lapses; longer than a request's total time. */
const SLOT_LAPSE_MS = 900_000;
const KEYS_MAX = 10_000;
/** A slice expires after this time. */
const SLICE_MS = 1_000;
const SLICE_MAX = 64;
/** A slice is at most this share of a minute's requests: small limits are counted one by one. */
const SLICES_PER_MINUTE = 600;

const refusals = ["requests", "tokens", "concurrency"] as const;

/** A key's state in this process: the last answer, and the requests that it may still grant. */
interface Known {
  left: number;
  atMs: number;
  requests: number;
  /** Null if the last request sent to the server had no token limit, so its tokens are unknown. */
  tokens: number | null;
}

export interface RedisLimiterOptions {
  readonly redis: RedisClient;
  readonly clock: { readonly nowMs: () => number };
  /** Notes when the server becomes unavailable or available, without its address. */
  readonly log: Pick<Log, "info" | "error">;
}

/**
 * Limits shared by all gateways on one Redis or Valkey. High limits are granted in slices, so that
 * most admissions need no round trip. Fails open, to this process's own limiter (money rule 9).
 */
export class RedisLimiter implements Limiter {
  readonly #redis: RedisClient;
  readonly #options: RedisLimiterOptions;
  /** Distinguishes the slots of this process from those of all others. */
  readonly #ownerId = randomUUID();
  readonly #local: LocalLimiter;
  readonly #known = new Map<string, Known>();
  #slot = 0;
  /** Slots to release when the server is back, each with its key. */
  readonly #unreleased = new Map<string, string>();
  /** When the server was found unavailable; null while it answers. */
  #downSinceMs: number | null = null;

  constructor(options: RedisLimiterOptions) {
    this.#options = options;
    this.#local = new LocalLimiter(options.clock);
    this.#redis = options.redis;
  }

  admit(keyId: string, limits: Limits): Admission | Promise<Admission> {
    const nowMs = this.#options.clock.nowMs();
    const known = this.#known.get(keyId);
    const isFresh = known !== undefined && nowMs - known.atMs < SLICE_MS;
    if (isFresh && canGrant(known, limits)) {
      known.left -= 1;
      return { admitted: true, state: stateOf(known, limits), release: () => undefined };
    }
    return this.#ask(keyId, limits, nowMs);
  }

  peek(keyId: string, limits: Limits): LimitState {
    const known = this.#known.get(keyId);
    const local = this.#local.peek(keyId, limits);
    return known === undefined ? local : { ...local, ...stateOf(known, limits) };
  }

  spendTokens(keyId: string, limits: Limits, tokens: number): void {
    const { tokensPerMinute, requestsPerMinute } = limits;
    if (tokensPerMinute === null) return;
    this.#local.spendTokens(keyId, limits, tokens);
    const known = this.#known.get(keyId);
    if (known !== undefined && known.tokens !== null) known.tokens -= tokens;
    this.#redis
      .eval(SPEND, 1, hashName(keyId), tokensPerMinute, tokens, requestsPerMinute ?? -1)
      .catch(() => this.#isDown());
  }

  isShared(): boolean {
    return this.#downSinceMs === null;
  }

  close(): Promise<void> {
    this.#redis.disconnect();
    return this.#local.close();
  }

  async #ask(keyId: string, limits: Limits, nowMs: number): Promise<Admission> {
    if (this.#downSinceMs !== null && nowMs - this.#downSinceMs < RETRY_MS) {
      return this.#local.admit(keyId, limits);
    }
    const slot = `${this.#ownerId}:${this.#slot++}`;
    try {
      const answer = await this.#redis.eval(
        ADMIT,
        2,
        hashName(keyId),
        runningName(keyId),
        limits.requestsPerMinute ?? -1,
        limits.tokensPerMinute ?? -1,
        limits.concurrentRequests ?? -1,
        limits.concurrentRequests === null ? sliceOf(limits) : 1,
        slot,
        SLOT_LAPSE_MS,
      );
      this.#isUp();
      return this.#admission({ keyId, limits, nowMs, slot }, answer as AdmitAnswer);
    } catch {
      this.#isDown();
      // The server may have granted the slot although its answer was late.
      if (limits.concurrentRequests !== null) this.#keepForLater(slot, keyId);
      return this.#local.admit(keyId, limits);
    }
  }

  #admission(asked: Asked, [granted, requests, tokens, refused, waitMs]: AdmitAnswer): Admission {
    const { keyId, limits, nowMs, slot } = asked;
    const known: Known = {
      left: Math.max(0, granted - 1),
      atMs: nowMs,
      requests: Number(requests),
      tokens: limits.tokensPerMinute === null ? null : Number(tokens),
    };
    this.#remember(keyId, known);
    const state = stateOf(known, limits);
    const limit = refusals[refused - 1];
    if (limit !== undefined) return { admitted: false, state, limit, retryAfterMs: waitMs };
    let isHeld = limits.concurrentRequests !== null;
    const release = (): void => {
      if (isHeld) this.#release(slot, keyId);
      isHeld = false;
    };
    return { admitted: true, state, release };
  }

  #release(slot: string, keyId: string): void {
    this.#redis.zrem(runningName(keyId), slot).catch(() => {
      this.#isDown();
      this.#keepForLater(slot, keyId);
    });
  }

  /** Remembers a slot to release; beyond the limit, slots lapse by themselves. */
  #keepForLater(slot: string, keyId: string): void {
    if (this.#unreleased.size < KEYS_MAX) this.#unreleased.set(slot, keyId);
  }

  #remember(keyId: string, known: Known): void {
    this.#known.delete(keyId);
    this.#known.set(keyId, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEYS_MAX && oldest.done !== true) this.#known.delete(oldest.value);
  }

  #isDown(): void {
    const { clock, log } = this.#options;
    if (this.#downSinceMs === null) {
      log.error({}, "Redis is unavailable; limits are local to this process");
    }
    this.#downSinceMs = clock.nowMs();
  }

  #isUp(): void {
    if (this.#downSinceMs === null) return;
    this.#options.log.info({}, "limits are shared through Redis again");
    this.#downSinceMs = null;
    const slots = [...this.#unreleased];
    this.#unreleased.clear();
    for (const [slot, keyId] of slots) this.#release(slot, keyId);
  }
}

/** Granted, level of requests, level of tokens, refusing window, wait in ms. */
type AdmitAnswer = readonly [number, string, string, number, number];

interface Asked {
  readonly keyId: string;
  readonly limits: Limits;
  readonly nowMs: number;
  readonly slot: string;
}

const hashName = (keyId: string): string => `gateway:{${keyId}}:levels`;
const runningName = (keyId: string): string => `gateway:{${keyId}}:running`;

/** Reports whether the rest of a slice covers a request with these limits. */
function canGrant({ left, tokens }: Known, { tokensPerMinute, concurrentRequests }: Limits) {
  const hasTokens = tokensPerMinute === null || (tokens !== null && tokens > 0);
  return left > 0 && hasTokens && concurrentRequests === null;
}

function stateOf(known: Known, limits: Limits): LimitState {
  const { requestsPerMinute, tokensPerMinute } = limits;
  return {
    ...(requestsPerMinute !== null && {
      requests: windowOf(requestsPerMinute, known.requests + known.left),
    }),
    ...(tokensPerMinute !== null &&
      known.tokens !== null && { tokens: windowOf(tokensPerMinute, known.tokens) }),
  };
}

/** Returns how many requests are granted at once, by the limit per minute. */
function sliceOf({ requestsPerMinute }: Pick<Limits, "requestsPerMinute">): number {
  if (requestsPerMinute === null) return SLICE_MAX;
  return Math.max(1, Math.min(SLICE_MAX, Math.floor(requestsPerMinute / SLICES_PER_MINUTE)));
}

/** Returns the window of a limit whose bucket holds `level` units. */
function windowOf(limit: number, level: number): WindowState {
  return {
    limit,
    remaining: Math.max(0, Math.min(limit, Math.floor(level))),
    resetSeconds: Math.max(0, Math.ceil(((limit - level) * 60) / limit)),
  };
}
