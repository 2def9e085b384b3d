import { detach } from "../errors/detach.ts";
import { assertNever } from "../conversation/conversation.ts";
import { HoldGone, StoreUnavailable } from "../errors/store-unavailable.ts";
import { isUndelivered } from "./decisions.ts";
import { unstartedOutcome } from "./entry.ts";
import type { HoldRequest, Settlement, SettleResult, Store } from "./store.ts";
import type { RefusedHold } from "./unresolved-holds.ts";

type Release = Parameters<Store["releaseReply"]>[0];

export interface UnsettledOptions {
  /**
   * Rejects with `StoreUnavailable` if the store is unavailable. `isRepeat`: the settlement has
   * waited.
   */
  readonly settle: (settlement: Settlement, isRepeat: boolean) => Promise<SettleResult>;
  /** Rejects with `StoreUnavailable` if the store is unavailable. */
  readonly release: (claim: Release) => Promise<unknown>;
  /** Called when a waiting request can never be settled or released. */
  readonly onLost?: (requestId: string, cause: unknown) => void;
  /** Called when the ledger refuses a settlement for the first time. */
  readonly onRefused?: (refused: RefusedHold) => void;
  readonly retryMs: number;
}

/** At this limit no request begins, because each may have to wait here. */
const WAITING_MAX = 10_000;

/** Holds of further refused settlements stay until the process ends. */
const REFUSED_MAX = 1_000;

/** In one of this many retries one refused settlement is tried, since it disturbs its batch. */
const REFUSED_EVERY = 5;

interface Waiting {
  readonly settlement: Settlement;
  /** True if it is unknown whether the hold was placed. */
  readonly isInDoubt: boolean;
}

/**
 * The settlements and releases of claims that a store could not write, for example because the disk
 * was full, and the interpretation of each settlement result. They are retried until the store is
 * available, so that holds and claims do not outlive their requests until the next start. The last
 * settlement of a request counts. A reply to keep is kept: the client's repeat gets it for the
 * charge that is then recorded.
 *
 * A settlement that the ledger refused, because its sums contradict the hold, waits apart: it can be
 * recorded once the sums are repaired, and prevents no other request.
 */
export class UnsettledRequests {
  readonly #options: UnsettledOptions;
  readonly #settlements = new Map<string, Waiting>();
  readonly #releases = new Map<string, Release>();
  /** The one that waits for its next attempt the longest is first. */
  readonly #refused = new Map<string, Waiting>();
  #retries = 0;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(options: UnsettledOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#settlements.size + this.#releases.size;
  }

  /** Throws if so many requests wait that no other may begin. */
  refuseWhenFull(): void {
    if (this.size >= WAITING_MAX)
      throw new StoreUnavailable("too many requests are waiting for settlement");
  }

  /**
   * Resolves if the ledger has recorded the end of this request that its client gets. Rejects with
   * `StoreUnavailable` if the client must not get an end: the settlement waits, or can never be
   * recorded.
   */
  async settle(settlement: Settlement): Promise<SettleResult> {
    const { requestId } = settlement;
    const earlier = this.#settlements.get(requestId) ?? this.#refused.get(requestId);
    const waiting = { settlement, isInDoubt: earlier?.isInDoubt === true };
    try {
      const result = await this.#settle(waiting, earlier !== undefined);
      this.#settlements.delete(requestId);
      this.#refused.delete(requestId);
      return result;
    } catch (error) {
      if (mayPass(error)) {
        this.#refused.delete(requestId);
        this.#add(this.#settlements, requestId, waiting);
      } else {
        this.#settlements.delete(requestId);
        if (!(error instanceof HoldGone)) this.#refuse(waiting, error);
      }
      throw error;
    }
  }

  /** Ends a hold that may not have been placed. If it was, it ends without a charge. */
  endHold({ requestId, atMs }: HoldRequest): void {
    const settlement = { requestId, ...unstartedOutcome, atMs };
    this.#add(this.#settlements, requestId, { settlement, isInDoubt: true });
  }

  /** Returns the result of a claim. If the claim was not confirmed, it is released later. */
  async orRelease<Result>(claim: Release, calling: Promise<Result>): Promise<Result> {
    try {
      return await calling;
    } catch (error) {
      if (mayPass(error)) this.#add(this.#releases, claim.requestId, claim);
      throw error;
    }
  }

  /** Stops all retries. Recovery resolves the remaining holds when the store is opened again. */
  stop(): void {
    this.#isStopped = true;
    this.#settlements.clear();
    this.#releases.clear();
    this.#refused.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #settle({ settlement, isInDoubt }: Waiting, isRepeat: boolean): Promise<SettleResult> {
    const result = await this.#options.settle(settlement, isRepeat);
    switch (result) {
      case "settled":
        return result;
      case "already-settled":
        // For a waiting settlement, an earlier commit may have succeeded without confirmation.
        if (isRepeat || isUndelivered(result, settlement)) return result;
        throw new HoldGone("the request's hold was ended by others");
      case "hold-not-found":
        if (!isInDoubt) throw new HoldGone("the ledger has no hold of the request");
        return result;
      default:
        return assertNever(result);
    }
  }

  #add<Value>(all: Map<string, Value>, requestId: string, value: Value): void {
    if (this.#isStopped) return;
    all.set(requestId, value);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== null || this.size + this.#refused.size === 0) return;
    this.#timer = setTimeout(() => detach(this.#retry()), this.#options.retryMs).unref();
  }

  async #retry(): Promise<void> {
    this.#retries += 1;
    await Promise.all([
      this.#retryAll(this.#settlements, (waiting) => this.#retrySettlement(waiting)),
      this.#retryAll(this.#releases, (claim) => this.#options.release(claim)),
      ...(this.#retries % REFUSED_EVERY === 0 ? [this.#retryRefused()] : []),
    ]);
    this.#timer = null;
    this.#schedule();
  }

  /**
   * Retries all. Entries keep waiting if the store is unavailable, or if they were replaced
   * meanwhile.
   */
  async #retryAll<Value>(
    all: Map<string, Value>,
    attempt: (value: Value) => Promise<unknown>,
  ): Promise<void> {
    const attempts = [...all].map(async ([requestId, value]) => {
      try {
        await attempt(value);
      } catch (error) {
        if (mayPass(error)) return;
        this.#options.onLost?.(requestId, error);
      }
      if (all.get(requestId) === value) all.delete(requestId);
    });
    await Promise.all(attempts);
  }

  /**
   * Tries a settlement again; returns whether it is recorded, and rejects if it keeps waiting or is
   * lost. A later settlement of its request, which has failed meanwhile, waits in its place.
   */
  async #retrySettlement(waiting: Waiting): Promise<boolean> {
    const { requestId } = waiting.settlement;
    const isLast = (): boolean =>
      [this.#refused, this.#settlements].every((all) => {
        const last = all.get(requestId);
        return last === undefined || last === waiting;
      });
    try {
      await this.#settle(waiting, true);
      if (this.#refused.get(requestId) === waiting) this.#refused.delete(requestId);
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (isLast()) this.#refuse(waiting, error);
      return false;
    }
  }

  /** Tries refused settlements until one is refused again: a repair helps many of them. */
  async #retryRefused(): Promise<void> {
    for (let isRecorded = true; isRecorded;) {
      const [next] = this.#refused.values();
      if (next === undefined) return;
      try {
        isRecorded = await this.#retrySettlement(next);
      } catch (error) {
        const { requestId } = next.settlement;
        if (mayPass(error) || !this.#refused.delete(requestId)) return;
        this.#options.onLost?.(requestId, error);
      }
    }
  }

  /** Makes a refused settlement wait, behind the other ones. */
  #refuse(waiting: Waiting, cause: unknown): void {
    const { requestId } = waiting.settlement;
    const isNew = !this.#refused.delete(requestId);
    if (isNew) this.#options.onRefused?.({ requestId, cause });
    if (this.#refused.size < REFUSED_MAX) this.#add(this.#refused, requestId, waiting);
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof StoreUnavailable && !(error instanceof HoldGone);
}
