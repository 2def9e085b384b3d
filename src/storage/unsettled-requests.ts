import { nanoUsd } from "../money/amounts.ts";
import type { HoldRequest, Settlement } from "../ledger/store.ts";
import { zeroUsage } from "../ledger/usage.ts";
import type { StoreArgument } from "./calling-store.ts";

type Release = StoreArgument<"releaseReply">;

export interface UnsettledOptions {
  /** Rejects where the store is still away. */
  readonly settle: (settlement: Settlement) => Promise<unknown>;
  /** Rejects where the store is still away. */
  readonly release: (claim: Release) => Promise<unknown>;
  readonly retryMs: number;
}

/** How a request ends whose client got 503 because the store was away. */
export const neverBegun = {
  charge: nanoUsd(0),
  usage: zeroUsage,
  cost: null,
  upstream: null,
  vendorCost: null,
  estimated: false,
  status: 503,
  outcome: "failed",
  upstreams: [],
} as const satisfies Partial<Settlement>;

/**
 * Settlements, and releases of claims, that the store could not take, as when the disk is full:
 * tried again until it can, so that no hold and no claim outlives its request until the next
 * start. The last one of a request counts. A reply that was to be kept is: its client's repeat
 * gets it for the charge that is then recorded.
 */
export class UnsettledRequests {
  readonly #options: UnsettledOptions;
  readonly #waiting = new Map<string, Settlement>();
  readonly #claims = new Map<string, Release>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: UnsettledOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.size + this.#claims.size;
  }

  /** True while a settlement of the request waits for the store. */
  has(requestId: string): boolean {
    return this.#waiting.has(requestId);
  }

  add(settlement: Settlement): void {
    this.#waiting.set(settlement.requestId, settlement);
    this.#schedule();
  }

  /** A hold of which nobody knows whether it was placed; if it was, it ends free of charge. */
  addUnknown({ requestId, atMs }: HoldRequest): void {
    this.add({ requestId, ...neverBegun, atMs });
  }

  /** A claim whose request ended without a reply that could be kept. */
  addRelease(claim: Release): void {
    this.#claims.set(claim.requestId, claim);
    this.#schedule();
  }

  remove(requestId: string): void {
    if (this.#waiting.size > 0) this.#waiting.delete(requestId);
  }

  /** Gives up; recovery resolves the holds that are left when the store is opened again. */
  stop(): void {
    this.#waiting.clear();
    this.#claims.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#timer !== null || this.size === 0) return;
    this.#timer = setTimeout(() => void this.#retry(), this.#options.retryMs).unref();
  }

  async #retry(): Promise<void> {
    const releases = [...this.#claims.values()].map(async (claim) => {
      await this.#options.release(claim);
      this.#claims.delete(claim.requestId);
    });
    const tries = [...this.#waiting.values()].map(async (settlement) => {
      await this.#options.settle(settlement);
      const isLast = this.#waiting.get(settlement.requestId) === settlement;
      if (isLast) this.#waiting.delete(settlement.requestId);
    });
    // Those that failed are still waiting, which is all that is to be known of them.
    await Promise.allSettled([...tries, ...releases]);
    this.#timer = null;
    this.#schedule();
  }
}
