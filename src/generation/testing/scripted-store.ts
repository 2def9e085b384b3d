import { StoreUnavailable } from "../../core/errors/store-unavailable.ts";
import type { CallState, CallStateQuery } from "../../core/ledger/call-states.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { GenerationStore } from "../prepared-job.ts";
import {
  type ClaimResult,
  type HoldRequest,
  type HoldResult,
  type ReplyClaim,
  type Settlement,
} from "../../core/ledger/store.ts";

export interface StoreScript {
  /** The balance available for holds, in nano-dollars. */
  readonly balance?: number;
  /** The result of a hold that the balance covers. */
  readonly hold?: HoldResult;
  readonly claim?: ClaimResult;
  /** Number of settlements that fail before one succeeds. */
  readonly settlementFailures?: number;
  readonly callStates?: readonly CallState[];
  readonly releaseFails?: boolean;
  readonly marksFail?: boolean;
}

/** A store for one request that records each call in the timeline. */
export class ScriptedStore implements GenerationStore {
  readonly holds: HoldRequest[] = [];
  readonly claims: ReplyClaim[] = [];
  readonly settlements: Settlement[] = [];
  readonly #script: StoreScript;
  readonly #timeline: string[];
  #settlementFailures: number;

  constructor(script: StoreScript, timeline: string[]) {
    this.#script = script;
    this.#timeline = timeline;
    this.#settlementFailures = script.settlementFailures ?? 0;
  }

  async findCallStates({ names }: CallStateQuery): Promise<readonly CallState[]> {
    this.#timeline.push("find calls");
    return (this.#script.callStates ?? []).filter(({ name }) => names.includes(name));
  }

  async claimReply(claim: ReplyClaim): Promise<ClaimResult> {
    this.#timeline.push("claim");
    this.claims.push(claim);
    return this.#script.claim ?? { result: "claimed" };
  }

  async releaseReply(claim: { readonly keyHash: string }): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#timeline.push(`release ${claim.keyHash}`);
    if (this.#script.releaseFails === true) throw new StoreUnavailable("scripted");
  }

  async placeHold(hold: HoldRequest): Promise<HoldResult> {
    const { claim = { result: "claimed" } } = this.#script;
    if (hold.withClaim === true && claim.result !== "claimed") return { result: "not-claimed" };
    this.#timeline.push("hold");
    this.holds.push(hold);
    const available = nanoUsd(this.#script.balance ?? 1_000_000_000);
    if (hold.amount > available) return { result: "insufficient", available, limit: "balance" };
    return this.#script.hold ?? { result: "placed" };
  }

  async markProgress({ charge }: { readonly charge: number }): Promise<void> {
    this.#timeline.push(`mark ${charge}`);
    if (this.#script.marksFail === true) throw new StoreUnavailable("scripted");
  }

  async settle(settlement: Settlement): Promise<"settled"> {
    // The write takes time, so that code that does not await it runs first.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#settlementFailures > 0) {
      this.#settlementFailures -= 1;
      this.#timeline.push("settle fails");
      throw new StoreUnavailable("scripted");
    }
    this.#timeline.push("settle");
    this.settlements.push(settlement);
    return "settled";
  }
}
