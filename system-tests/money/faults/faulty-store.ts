import { HoldGone, StoreUnavailable } from "../../../src/core/errors/store-unavailable.ts";
import type { Settlement, SettleResult, Store } from "../../../src/core/ledger/store.ts";
import { CallingStore, type StoreOperation } from "../../../src/storage/shared/calling-store.ts";
import { UnsettledRequests } from "../../../src/core/ledger/unsettled-requests.ts";
import type { FaultKind, FaultPoints } from "./fault-points.ts";
import type { Observations } from "./observations.ts";

export interface FaultyStoreOptions {
  readonly points: FaultPoints;
  /** The real store. */
  readonly ledger: Store;
  readonly observations: Observations;
}

const RETRY_MS = 1;

const rejecting: readonly FaultKind[] = ["rejects", "stays away"];
const moving: readonly FaultKind[] = ["client leaves", "client has left", "gateway stops"];

/** A rejected hold or claim leaves no trace: both stores undo it. */
function kindsOf(operation: StoreOperation): readonly FaultKind[] {
  const leavesNothing = operation === "placeHold" || operation === "claimReply";
  return leavesNothing ? [...rejecting, ...moving] : [...rejecting, "answer lost", ...moving];
}

/** A real ledger with calls that may fail; failed writes are retried. */
export class FaultyStore extends CallingStore {
  readonly #options: FaultyStoreOptions;
  readonly #unsettled: UnsettledRequests;

  constructor(options: FaultyStoreOptions) {
    super();
    this.#options = options;
    const { ledger, points } = options;
    const ifThere = async <T>(act: () => Promise<T>): Promise<T> => {
      if (points.isAway) throw new StoreUnavailable("scripted");
      return act();
    };
    this.#unsettled = new UnsettledRequests({
      settle: (settlement) => this.#pass(settlement),
      release: (claim) => ifThere(() => ledger.releaseReply(claim)),
      retryMs: RETRY_MS,
    });
  }

  isMadeUp(): boolean {
    return this.#unsettled.size === 0;
  }

  override call: CallingStore["call"] = async (operation, argument) => {
    const { points, ledger } = this.#options;
    // The method of this name takes this argument: both came in one call.
    const method = (ledger[operation] as (argument: unknown) => Promise<never>).bind(ledger);
    return points.pass<never>({
      name: `store: ${operation}`,
      kinds: kindsOf(operation),
      act: () => method(argument),
      error: () => new StoreUnavailable("scripted"),
    });
  };

  override settle: Store["settle"] = async (settlement) => {
    const result = await this.#unsettled.settle(settlement);
    this.#options.observations.settled += 1;
    return result;
  };

  override releaseReply: Store["releaseReply"] = (claim) =>
    this.#unsettled.orRelease(claim, this.call("releaseReply", claim));

  override close(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * The real store treats a repeat as another request's: only this one recognizes the lost answer.
   */
  async #pass(settlement: Settlement): Promise<SettleResult> {
    return this.call("settle", settlement).catch((error: unknown) => {
      if (error instanceof HoldGone) return "already-settled";
      throw error;
    });
  }
}
