import { StoreUnavailable } from "../errors/store-unavailable.ts";
import type { HoldResult, SettleResult } from "../ledger/store.ts";

/**
 * The requests that this process holds money for, on a ledger that resolves the holds of a process
 * that is taken for dead. A fenced process must not report that such a request was charged: the
 * settlement of a hold that others have resolved is refused, and the reply has no end (rule 8).
 */
export class OwnHolds {
  readonly #open = new Set<string>();

  async place(requestId: string, placing: Promise<HoldResult>): Promise<HoldResult> {
    const placed = await placing;
    if (placed.result === "placed") this.#open.add(requestId);
    return placed;
  }

  /** Rejects with `StoreUnavailable` where others have ended the hold of the request. */
  async settle(requestId: string, settling: Promise<SettleResult>): Promise<SettleResult> {
    let isOwn = false;
    // Afterwards: a request may be held and settled in one batch.
    const result = await settling.finally(() => (isOwn = this.#open.delete(requestId)));
    if (!isOwn || result === "settled") return result;
    throw new StoreUnavailable("this process was taken for dead, and its hold was resolved");
  }
}
