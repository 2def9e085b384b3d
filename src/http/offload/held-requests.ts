import type { JobSummary } from "../../generation/job.ts";
import type { GenerationStore } from "../../generation/prepared-job.ts";
import type { HoldRequest, ReplyClaim, Settlement, SettleResult } from "../../core/ledger/store.ts";
import { HoldGone } from "../../core/errors/store-unavailable.ts";
import { isUndelivered } from "../../core/ledger/decisions.ts";
import { unstartedOutcome } from "../../core/ledger/entry.ts";
import { type NanoUsd, nanoUsd } from "../../core/money/amounts.ts";

/** The part of a reply that its client has been sent; a keep-alive comment needs only the head. */
export type SentPart = "nothing" | "head" | "content";

interface HeldRequest {
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
  readonly #held = new Map<string, HeldRequest>();
  readonly #claims = new Map<string, ReplyClaim>();
  /** The last settlements of requests that the other side has not forgotten. */
  readonly #settled = new Map<string, Settlement>();
  /**
   * Set when the thread has died: what the client of a request was sent. Holds and claims granted
   * later must be ended here.
   */
  #sentOf: ((requestId: string) => SentPart) | null = null;
  readonly store: GenerationStore;

  constructor(dependencies: HeldRequestsDependencies) {
    const { store } = dependencies;
    this.#dependencies = dependencies;
    this.store = {
      findCallStates: (query) => store.findCallStates(query),
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
        this.#held.delete(settlement.requestId);
        this.#claims.delete(settlement.requestId);
        return this.#settle(settlement);
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

  /** Returns the settlement that the ledger has of a request, or gets later; undefined if none. */
  settlementOf(requestId: string): Settlement | undefined {
    return this.#settled.get(requestId);
  }

  /** Forgets a request whose summary has been returned. */
  forget(requestId: string): void {
    this.#settled.delete(requestId);
  }

  /**
   * Ends the holds and claims that the thread left open, also those that the store grants later, and
   * reverses the charges of replies of which the client was sent nothing.
   */
  async resolve(sentOf: (requestId: string) => SentPart): Promise<void> {
    this.#sentOf = sentOf;
    const undelivered = [...this.#settled.values()].filter(
      ({ requestId, outcome }) => outcome === "finished" && sentOf(requestId) === "nothing",
    );
    const held = [...this.#held.values()];
    const claims = [...this.#claims.values()].filter((claim) => !this.#held.has(claim.requestId));
    this.#held.clear();
    this.#claims.clear();
    await Promise.all([
      ...held.map((one) => this.#end(one, sentOf(one.hold.requestId))),
      ...undelivered.map((one) => this.#guard(one.requestId, this.#settle(unsent(one)))),
      ...claims.map((claim) => this.#giveUp(claim)),
    ]);
  }

  async #took(held: HeldRequest): Promise<void> {
    const { requestId } = held.hold;
    if (this.#sentOf !== null) await this.#end(held, this.#sentOf(requestId));
    else this.#held.set(requestId, held);
  }

  async #claimed(claim: ReplyClaim): Promise<void> {
    if (this.#sentOf !== null) await this.#giveUp(claim);
    else this.#claims.set(claim.requestId, claim);
  }

  #giveUp(claim: ReplyClaim): Promise<void> {
    return this.#guard(claim.requestId, this.#dependencies.store.releaseReply(claim));
  }

  /** Records the settlement while its outcome is awaited, and unless the hold had ended before. */
  async #settle(settlement: Settlement): Promise<SettleResult> {
    const { requestId } = settlement;
    const earlier = this.#settled.get(requestId);
    this.#settled.set(requestId, settlement);
    try {
      const result = await this.#dependencies.store.settle(settlement);
      const isEarlier = result === "already-settled" && !isUndelivered(result, settlement);
      if (isEarlier && earlier !== undefined) this.#settled.set(requestId, earlier);
      return result;
    } catch (error) {
      if (error instanceof HoldGone) this.#settled.delete(requestId);
      throw error;
    }
  }

  /** Ends a hold: with what it owes if content was sent, otherwise without a charge. */
  #end({ hold: { requestId, amount }, owed }: HeldRequest, sent: SentPart): Promise<void> {
    const free = { requestId, ...unstartedOutcome, atMs: this.#dependencies.nowMs() };
    const open = { ...free, status: 200, outcome: "broken" } as const;
    const charge = nanoUsd(Math.min(owed ?? 0, amount));
    const ends: Readonly<Record<SentPart, Settlement>> = {
      nothing: free,
      head: open,
      content: { ...open, charge, estimated: true },
    };
    return this.#guard(requestId, this.#settle(ends[sent]));
  }

  async #guard(requestId: string, ending: Promise<unknown>): Promise<void> {
    try {
      await ending;
    } catch (cause) {
      this.#dependencies.unsettled(requestId, cause);
    }
  }
}

/** Returns the settlement of a finished reply whose client gets a failure instead. */
function unsent({ requestId, atMs }: Settlement): Settlement {
  return { requestId, ...unstartedOutcome, atMs };
}

/** Returns the facts of a request's settlement for its log line and metrics. */
export function summaryOf(settlement: Settlement): Omit<JobSummary, "upstream" | "failure"> {
  const { outcome, usage, charge, upstreams } = settlement;
  const upstreamMs = upstreams.at(-1)?.ms ?? 0;
  const attempts = upstreams.length;
  return { outcome, usage, chargeNanoUsd: charge, upstreamMs, attempts, stopRaw: "" };
}
