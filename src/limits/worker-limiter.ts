import type { ProcessChannel } from "../workers/process-channel.ts";
import { grant, report } from "./limiter-host.ts";
import type { Admission, Limiter, LimitState, Limits, Refusal } from "./limiter.ts";
import type { Grant } from "./local-limiter.ts";
import { SLICE_MS, sliceOf, windowOf } from "./slices.ts";

/** Keys of which something is remembered; the oldest make room. */
const KEYS_MAX = 10_000;
/** A slice takes at most this share of the slots, which are then missing in the other workers. */
const SLICES_OF_SLOTS = 100;
/** One request a slice for so many tokens a minute: until it is used up, others' tokens are unseen. */
const TOKENS_PER_REQUEST = 10_000;
/** How long what comes back of slices waits, so that many requests share a message. */
const REPORT_MS = 10;

interface Waiting {
  readonly resolve: (refusal?: Refusal) => void;
  readonly reject: (error: unknown) => void;
}

/** What this process knows of a key under certain limits. */
interface Known {
  readonly keyId: string;
  readonly limits: Limits;
  readonly slice: number;
  /** As the last answer had it, without the requests that are left. */
  state: LimitState;
  /** Tokens that were spent since. */
  spent: number;
  /** Requests that may still be admitted, each with its slot. */
  left: number;
  /** They are given back when it passes. */
  lapse: NodeJS.Timeout | null;
  waiting: Waiting[];
  /** Requests that were asked for and not yet answered. */
  asked: number;
  /** What is to be reported; null: nothing. */
  unreported: Unreported | null;
}

/** Slots of requests that have ended, requests that were never made, tokens that were spent. */
interface Unreported {
  slots: number;
  requests: number;
  tokens: number;
}

/**
 * The limits of one machine, which another process keeps (`limiter-host.ts`). High limits are
 * granted in slices, so that most admissions need no message; small ones are counted one by one.
 */
export class WorkerLimiter implements Limiter {
  readonly #supervisor: Pick<ProcessChannel, "ask" | "tell">;
  readonly #known = new Map<string, Known>();
  #unreported: Known[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(supervisor: Pick<ProcessChannel, "ask" | "tell">) {
    this.#supervisor = supervisor;
  }

  admit(keyId: string, limits: Limits): Admission | Promise<Admission> {
    const known = this.#find(keyId, limits);
    if (known.left === 0 || !hasTokens(known)) return this.#wait(known);
    known.left -= 1;
    return this.#admitted(known);
  }

  /** The state of the last answer; full windows where there was none. */
  peek(keyId: string, limits: Limits): LimitState {
    return { ...fullState(limits), ...stateOf(this.#find(keyId, limits)) };
  }

  spendTokens(keyId: string, limits: Limits, tokens: number): void {
    const known = this.#find(keyId, limits);
    known.spent += tokens;
    this.#report(known, { slots: 0, requests: 0, tokens });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Under other limits than before a key begins anew. */
  #find(keyId: string, limits: Limits): Known {
    const found = this.#known.get(keyId);
    if (found !== undefined && isSame(found.limits, limits)) return found;
    if (found !== undefined) this.#giveBack(found);
    const known: Known = {
      keyId,
      limits,
      slice: smallestSlice(limits),
      state: {},
      spent: 0,
      left: 0,
      lapse: null,
      waiting: [],
      asked: 0,
      unreported: null,
    };
    this.#known.set(keyId, known);
    const [oldest] = this.#known.values();
    if (this.#known.size > KEYS_MAX && oldest !== undefined) {
      this.#known.delete(oldest.keyId);
      this.#giveBack(oldest);
    }
    return known;
  }

  #admitted(known: Known): Admission {
    let isHeld = known.limits.concurrentRequests !== null;
    const release = (): void => {
      if (isHeld) this.#report(known, { slots: 1, requests: 0, tokens: 0 });
      isHeld = false;
    };
    return { admitted: true, state: stateOf(known), release };
  }

  async #wait(known: Known): Promise<Admission> {
    const { promise, resolve, reject } = Promise.withResolvers<Refusal | undefined>();
    known.waiting.push({ resolve, reject });
    this.#askWhereShort(known);
    const refusal = await promise;
    if (refusal !== undefined) return { admitted: false, state: stateOf(known), ...refusal };
    return this.#admitted(known);
  }

  #askWhereShort(known: Known): void {
    if (known.waiting.length > known.asked) void this.#ask(known);
  }

  async #ask(known: Known): Promise<void> {
    const { keyId, limits, slice } = known;
    known.asked += slice;
    this.#tell();
    try {
      const answer = await this.#supervisor.ask(grant, { keyId, limits, wanted: slice });
      known.asked -= slice;
      this.#take(known, answer);
    } catch (error) {
      known.asked -= slice;
      for (const { reject } of known.waiting.splice(known.asked)) reject(error);
    }
  }

  /** A refusal is for those that no other question was asked for. */
  #take(known: Known, { granted, state, refusal }: Grant): void {
    known.state = state;
    known.spent = known.unreported?.tokens ?? 0;
    const admitted = known.waiting.splice(0, granted);
    known.left += granted - admitted.length;
    for (const { resolve } of admitted) resolve();
    if (refusal === undefined) this.#askWhereShort(known);
    else for (const { resolve } of known.waiting.splice(known.asked)) resolve(refusal);
    if (known.left === 0) return;
    known.lapse ??= setTimeout(() => this.#giveBack(known), SLICE_MS).unref();
  }

  #giveBack(known: Known): void {
    const { left, lapse, limits } = known;
    if (lapse !== null) clearTimeout(lapse);
    Object.assign(known, { state: stateOf(known), spent: 0, left: 0, lapse: null });
    const slots = limits.concurrentRequests === null ? 0 : left;
    if (left > 0) this.#report(known, { slots, requests: left, tokens: 0 });
  }

  #report(known: Known, { slots, requests, tokens }: Unreported): void {
    if (known.unreported === null) this.#unreported.push(known);
    const sum = (known.unreported ??= { slots: 0, requests: 0, tokens: 0 });
    sum.slots += slots;
    sum.requests += requests;
    sum.tokens += tokens;
    if (known.slice === 1) this.#tell();
    else this.#timer ??= setTimeout(() => this.#tell(), REPORT_MS).unref();
  }

  #tell(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const known of this.#unreported) {
      const { keyId, limits, unreported } = known;
      if (unreported !== null) this.#supervisor.tell(report, { keyId, limits, ...unreported });
      known.unreported = null;
    }
    this.#unreported = [];
  }
}

function isSame(one: Limits, other: Limits): boolean {
  return (
    one.requestsPerMinute === other.requestsPerMinute &&
    one.tokensPerMinute === other.tokensPerMinute &&
    one.concurrentRequests === other.concurrentRequests
  );
}

/** The slice that every limit allows; 1: none, each request is asked for. */
function smallestSlice(limits: Limits): number {
  const { tokensPerMinute, concurrentRequests } = limits;
  const byTokens = (tokensPerMinute ?? Infinity) / TOKENS_PER_REQUEST;
  const bySlots = (concurrentRequests ?? Infinity) / SLICES_OF_SLOTS;
  return Math.max(1, Math.floor(Math.min(sliceOf(limits), byTokens, bySlots)));
}

function hasTokens({ limits, state, spent }: Known): boolean {
  return limits.tokensPerMinute === null || (state.tokens?.remaining ?? 0) > spent;
}

function stateOf({ state, left, spent }: Known): LimitState {
  const { requests, tokens } = state;
  return {
    ...(requests !== undefined && {
      requests: left === 0 ? requests : windowOf(requests.limit, requests.remaining + left),
    }),
    ...(tokens !== undefined && {
      tokens: spent === 0 ? tokens : windowOf(tokens.limit, tokens.remaining - spent),
    }),
  };
}

function fullState({ requestsPerMinute: requests, tokensPerMinute: tokens }: Limits): LimitState {
  return {
    ...(requests !== null && {
      requests: { limit: requests, remaining: requests, resetSeconds: 0 },
    }),
    ...(tokens !== null && { tokens: { limit: tokens, remaining: tokens, resetSeconds: 0 } }),
  };
}
