import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { HoldRequest, ReplyClaim } from "../../core/ledger/store.ts";
import { zeroUsage } from "../../core/ledger/usage.ts";
import { type NanoUsd, nanoUsd } from "../../core/money/amounts.ts";

interface Held {
  /** Amount owed if the thread dies now; null: the upstream has not answered. */
  owed: NanoUsd | null;
  readonly hold: HoldRequest;
}

export interface HeldRequestsDependencies {
  readonly store: GenerationStore;
  readonly nowMs: () => number;
  /** Called for a hold that could not be ended; recovery will resolve it. */
  readonly unsettled: (requestId: string, cause: unknown) => void;
}

/**
 * The ledger as the thread's requests use it. If the thread dies, the process continues and owns
 * its holds. They are ended here by money rule 5, and the claims of keyed requests as those of
 * incomplete replies, so that a repeat runs again and is charged once.
 */
export class HeldRequests {
  readonly #dependencies: HeldRequestsDependencies;
  readonly #held = new Map<string, Held>();
  readonly #claims = new Map<string, ReplyClaim>();
  /** Set when the thread has died; holds and claims granted later must be ended here. */
  #isOver = false;
  readonly store: GenerationStore;

  constructor(dependencies: HeldRequestsDependencies) {
    const { store } = dependencies;
    this.#dependencies = dependencies;
    this.store = {
      placeHold: async (hold) => {
        const placed = await store.placeHold(hold);
        if (placed.result === "placed") await this.#took({ hold, owed: null });
        return placed;
      },
      markProgress: (progress) => {
        const held = this.#held.get(progress.requestId);
        if (held !== undefined) held.owed = nanoUsd(Math.max(held.owed ?? 0, progress.charge));
        return store.markProgress(progress);
      },
      settle: (settlement) => {
        this.#forget(settlement.requestId);
        return store.settle(settlement);
      },
      claimReply: async (claim) => {
        const claimed = await store.claimReply(claim);
        if (claimed.result === "claimed") await this.#claimed(claim);
        return claimed;
      },
      releaseReply: (claim) => {
        this.#claims.delete(claim.requestId);
        return store.releaseReply(claim);
      },
    };
  }

  /** Returns the number of requests with open holds. */
  get open(): number {
    return this.#held.size;
  }

  /**
   * Ends the holds and claims that the thread left open, also those that the store grants later.
   */
  async resolve(): Promise<void> {
    this.#isOver = true;
    const held = [...this.#held.values()];
    const claims = [...this.#claims.values()].filter((claim) => !this.#held.has(claim.requestId));
    this.#held.clear();
    this.#claims.clear();
    await Promise.all([
      ...held.map((one) => this.#end(one)),
      ...claims.map((claim) => this.#giveUp(claim)),
    ]);
  }

  async #took(held: Held): Promise<void> {
    if (this.#isOver) await this.#end(held);
    else this.#held.set(held.hold.requestId, held);
  }

  async #claimed(claim: ReplyClaim): Promise<void> {
    if (this.#isOver) await this.#giveUp(claim);
    else this.#claims.set(claim.requestId, claim);
  }

  #giveUp(claim: ReplyClaim): Promise<void> {
    return this.#guard(claim.requestId, this.#dependencies.store.releaseReply(claim));
  }

  #forget(requestId: string): void {
    this.#held.delete(requestId);
    this.#claims.delete(requestId);
  }

  #end({ hold: { requestId, amount }, owed }: Held): Promise<void> {
    const { store, nowMs } = this.#dependencies;
    const settling = store.settle({
      requestId,
      charge: nanoUsd(Math.min(owed ?? 0, amount)),
      usage: zeroUsage,
      estimated: owed !== null,
      cost: null,
      upstream: null,
      vendorCost: null,
      // It is unknown here whether the head was sent; a reply without its end counts as broken.
      status: 0,
      outcome: owed === null ? "failed" : "broken",
      upstreams: [],
      atMs: nowMs(),
    });
    return this.#guard(requestId, settling);
  }

  async #guard(requestId: string, ending: Promise<unknown>): Promise<void> {
    try {
      await ending;
    } catch (cause) {
      this.#dependencies.unsettled(requestId, cause);
    }
  }
}
