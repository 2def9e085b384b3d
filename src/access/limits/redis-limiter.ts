import { detach } from "../../core/errors/detach.ts";
import type { Log } from "../../core/log/log.ts";
import type { Admission, Limiter, LimitState, Limits, Reservation } from "./limiter.ts";
import { LocalLimiter, unlimited } from "./local-limiter.ts";
import {
  ProcessSlots,
  type ProcessSlotsOptions,
  runningName,
  SLOT_LAPSE_MS,
  slotName,
} from "./process-slots.ts";
import type { RedisClient } from "./redis-client.ts";
import { ADMIT, RESERVE, SPEND } from "./redis-scripts.ts";
import {
  canGrant,
  sharedState,
  type SharedKey,
  sliceOf,
  spendLocally,
  takeExpired,
  takeTokens,
  tokenSliceOf,
  unknownKey,
} from "./shared-key.ts";

/** Minimum interval between attempts to reach an unavailable server. */
const RETRY_MS = 1_000;
const KEYS_MAX = 10_000;

const refusals = ["requests", "tokens", "concurrency"] as const;

export interface RedisLimiterOptions extends ProcessSlotsOptions {
  /** Notes when the server becomes unavailable or available, without its address. */
  readonly log: Pick<Log, "info" | "error">;
}

/** A request whose admission only the server can decide. */
interface Waiter {
  readonly limits: Limits;
  readonly admit: (admission: Admission) => void;
}

/** Waiting requests of one key with the same limits, which one question covers. */
interface Batch {
  readonly keyId: string;
  readonly limits: Limits;
  readonly waiters: readonly Waiter[];
}

/**
 * Limits shared by all gateways on one Redis or Valkey. High limits are granted in slices, so that
 * most admissions need no round trip. One question per key is in flight: requests that arrive
 * meanwhile wait for the next one. Fails open, to this process's own limiter (money rule 9).
 */
export class RedisLimiter implements Limiter {
  readonly #redis: RedisClient;
  readonly #options: RedisLimiterOptions;
  readonly #slots: ProcessSlots;
  readonly #local: LocalLimiter;
  readonly #known = new Map<string, SharedKey>();
  /** The waiting requests of each key with a question in flight. */
  readonly #waiting = new Map<string, Waiter[]>();
  #slot = 0;
  /** Slots to release when the server is back, each with its key. */
  readonly #unreleased = new Map<string, string>();
  /** When the server was found unavailable; null while it answers. */
  #downSinceMs: number | null = null;

  constructor(options: RedisLimiterOptions) {
    this.#options = options;
    this.#local = new LocalLimiter(options.clock);
    this.#slots = new ProcessSlots(options);
    this.#redis = options.redis;
  }

  admit(keyId: string, limits: Limits): Admission | Promise<Admission> {
    const known = this.#known.get(keyId);
    if (known !== undefined && canGrant(known, limits, this.#options.clock.elapsedMs())) {
      return takeOne(known, limits);
    }
    return new Promise((admit) => {
      const waiter = { limits, admit };
      const waiting = this.#waiting.get(keyId);
      if (waiting === undefined) detach(this.#answer(keyId, waiter));
      else waiting.push(waiter);
    });
  }

  peek(keyId: string, limits: Limits): LimitState {
    const known = this.#known.get(keyId);
    const local = this.#local.peek(keyId, limits);
    return known === undefined ? local : { ...local, ...sharedState(known, limits) };
  }

  reserveTokens(keyId: string, limits: Limits, tokens: number): Reservation | Promise<Reservation> {
    const { tokensPerMinute } = limits;
    if (tokensPerMinute === null) return unlimited;
    const nowMs = this.#options.clock.elapsedMs();
    const reserved = Math.min(tokens, tokensPerMinute);
    const known = this.#known.get(keyId);
    if (known !== undefined && spendLocally(known, reserved, tokensPerMinute, nowMs)) {
      known.needed = reserved;
      return this.#reserved({ keyId, limits, reserved, tokensPerMinute }, known);
    }
    return this.#reserve({ keyId, limits, reserved, tokensPerMinute }, nowMs);
  }

  /** Charges tokens to the window, or gives them back if the number is negative. */
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
    this.#slots.close();
    this.#redis.disconnect();
    return this.#local.close();
  }

  /** Asks for a key until none of its requests waits. */
  async #answer(keyId: string, first: Waiter): Promise<void> {
    const waiting = [first];
    this.#waiting.set(keyId, waiting);
    for (;;) {
      const [next] = waiting;
      if (next === undefined) break;
      const { limits } = next;
      const known = this.#known.get(keyId);
      if (known !== undefined && canGrant(known, limits, this.#options.clock.elapsedMs())) {
        waiting.shift();
        next.admit(takeOne(known, limits));
        continue;
      }
      const end = waiting.findIndex((waiter) => !areSame(waiter.limits, limits));
      const waiters = waiting.splice(0, end === -1 ? waiting.length : end);
      const admissions = await this.#ask({ keyId, limits, waiters });
      for (const [at, admission] of admissions.entries()) waiters[at]?.admit(admission);
      // Requests beyond those granted are asked for again: the next answer has their refusal.
      waiting.unshift(...waiters.slice(admissions.length));
    }
    this.#waiting.delete(keyId);
  }

  async #reserve(wanted: Wanted, nowMs: number): Promise<Reservation> {
    const { keyId, limits, reserved, tokensPerMinute } = wanted;
    if (this.#isResting(nowMs)) return this.#reserveHere(wanted);
    const known = this.#remember(keyId);
    known.needed = reserved;
    const slice = known.isBuying ? 0 : tokenSliceOf(tokensPerMinute);
    const isBuying = slice > 0;
    if (isBuying) known.isBuying = true;
    try {
      const answer = await this.#redis.eval(
        RESERVE,
        1,
        hashName(keyId),
        tokensPerMinute,
        limits.requestsPerMinute ?? -1,
        reserved,
        slice,
        takeTokens(known),
      );
      this.#isUp();
      const [isReserved, level, bought, retryAfterMs] = answer as ReserveAnswer;
      known.tokens = Number(level);
      known.tokensLeft += bought;
      if (isReserved === 1) return this.#reserved(wanted, known);
      const state = sharedState(known, limits);
      return { admitted: false, state, limit: "tokens", retryAfterMs };
    } catch {
      this.#isDown();
      return this.#reserveHere(wanted);
    } finally {
      if (isBuying) known.isBuying = false;
    }
  }

  /** Returns the reservation of tokens that were taken from a slice or from the server. */
  #reserved({ keyId, limits, reserved, tokensPerMinute }: Wanted, known: SharedKey): Reservation {
    this.#local.spendTokens(keyId, limits, reserved);
    let isOpen = true;
    const settle = (used: number): void => {
      if (!isOpen) return;
      isOpen = false;
      const tokens = used - reserved;
      const current = this.#known.get(keyId);
      const nowMs = this.#options.clock.elapsedMs();
      if (tokens === 0) return;
      if (current !== undefined && spendLocally(current, tokens, tokensPerMinute, nowMs)) {
        this.#local.spendTokens(keyId, limits, tokens);
      } else this.spendTokens(keyId, limits, tokens);
    };
    return { admitted: true, state: sharedState(known, limits), settle };
  }

  /** Reserves tokens by the process's own limits; the server is charged with those used. */
  #reserveHere({ keyId, limits, reserved }: Wanted): Reservation {
    const reservation = this.#local.reserveTokens(keyId, limits, reserved);
    if (!reservation.admitted) return reservation;
    let isOpen = true;
    const settle = (used: number): void => {
      if (!isOpen) return;
      isOpen = false;
      reservation.settle(0);
      this.spendTokens(keyId, limits, used);
    };
    return { ...reservation, settle };
  }

  #isResting(nowMs: number): boolean {
    return this.#downSinceMs !== null && nowMs - this.#downSinceMs < RETRY_MS;
  }

  /** Returns the admissions of the first of the batch's requests, at least of one. */
  async #ask(batch: Batch): Promise<readonly Admission[]> {
    const { keyId, limits, waiters } = batch;
    const nowMs = this.#options.clock.elapsedMs();
    const admissions = this.#isResting(nowMs) ? null : await this.#askServer(batch, nowMs);
    return admissions ?? waiters.map(() => this.#local.admit(keyId, limits));
  }

  /** Returns null if the server is unavailable. */
  async #askServer(batch: Batch, nowMs: number): Promise<readonly Admission[] | null> {
    const { keyId, limits, waiters } = batch;
    const hasSlots = limits.concurrentRequests !== null;
    const known = this.#remember(keyId);
    const slot = this.#slot;
    this.#slot += waiters.length;
    try {
      if (hasSlots) await this.#slots.lease();
    } catch {
      return this.#isDown();
    }
    const { processName, dead } = this.#slots;
    try {
      const answer = await this.#redis.eval(
        ADMIT,
        2,
        hashName(keyId),
        runningName(keyId),
        limits.requestsPerMinute ?? -1,
        limits.tokensPerMinute ?? -1,
        limits.concurrentRequests ?? -1,
        wantedOf(batch),
        processName,
        SLOT_LAPSE_MS,
        slot,
        takeExpired(known, nowMs),
        known.buried === dead ? "" : dead,
        tokenSliceOf(limits.tokensPerMinute ?? 0),
        limits.tokensPerMinute === null ? 0 : takeTokens(known),
        known.needed,
      );
      this.#isUp();
      known.atMs = nowMs;
      if (hasSlots) known.buried = dead;
      return this.#admissions(batch, { known, slot, processName }, answer as AdmitAnswer);
    } catch {
      // The server may have granted the slots although its answer was late.
      if (hasSlots) {
        waiters.forEach((_, at) => this.#keepForLater(slotName(processName, slot + at), keyId));
      }
      return this.#isDown();
    }
  }

  #admissions(batch: Batch, asked: Asked, answer: AdmitAnswer): readonly Admission[] {
    const { keyId, limits, waiters } = batch;
    const { known, slot, processName } = asked;
    const [granted, requests, tokens, refused, retryAfterMs, tokenSlice] = answer;
    known.requests = Number(requests);
    known.tokens = limits.tokensPerMinute === null ? null : Number(tokens);
    known.tokensLeft += tokenSlice;
    const limit = refusals[refused - 1];
    if (limit !== undefined) {
      const refusal = { state: sharedState(known, limits), limit, retryAfterMs };
      return waiters.map(() => ({ admitted: false, ...refusal }));
    }
    known.left += granted;
    return waiters.slice(0, granted).map((_, at) => {
      const admission = takeOne(known, limits);
      if (limits.concurrentRequests === null) return admission;
      const held = this.#slots.hold(keyId, slot + at, processName);
      let isHeld = true;
      const release = (): void => {
        if (isHeld) this.#release(this.#slots.drop(held), keyId);
        isHeld = false;
      };
      return { ...admission, release };
    });
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

  /** Returns the state of a key, now the most recently used one. */
  #remember(keyId: string): SharedKey {
    const known = this.#known.get(keyId) ?? unknownKey();
    this.#known.delete(keyId);
    this.#known.set(keyId, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > KEYS_MAX && oldest.done !== true) this.#known.delete(oldest.value);
    return known;
  }

  #isDown(): null {
    const { clock, log } = this.#options;
    if (this.#downSinceMs === null) {
      log.error({}, "Redis is unavailable; limits are local to this process");
    }
    this.#downSinceMs = clock.elapsedMs();
    return null;
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

/** Granted, level of requests, level of tokens, refusing window, wait in ms, tokens of the slice. */
type AdmitAnswer = readonly [number, string, string, number, number, number];

/** Whether they are reserved, level of tokens, tokens of the slice, wait in ms. */
type ReserveAnswer = readonly [number, string, number, number];

interface Wanted {
  readonly keyId: string;
  readonly limits: Limits;
  /** At most the limit. */
  readonly reserved: number;
  readonly tokensPerMinute: number;
}

interface Asked {
  readonly known: SharedKey;
  /** The number of the first slot. */
  readonly slot: number;
  readonly processName: string;
}

const hashName = (keyId: string): string => `gateway:{${keyId}}:levels`;

function takeOne(known: SharedKey, limits: Limits): Extract<Admission, { admitted: true }> {
  known.left -= 1;
  return { admitted: true, state: sharedState(known, limits), release: () => undefined };
}

function areSame(one: Limits, other: Limits): boolean {
  return (
    one.requestsPerMinute === other.requestsPerMinute &&
    one.tokensPerMinute === other.tokensPerMinute &&
    one.concurrentRequests === other.concurrentRequests
  );
}

/** Returns how many requests to ask for; with slots, exactly those that wait. */
function wantedOf({ limits, waiters }: Batch): number {
  const { length } = waiters;
  return limits.concurrentRequests === null ? Math.max(length, sliceOf(limits)) : length;
}
