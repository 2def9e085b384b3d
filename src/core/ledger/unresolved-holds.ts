import type { NanoUsd } from "../money/amounts.ts";

/**
 * Owner of the holds that the ledger refused to end for their dead process, because its sums
 * contradict them. They wait until the sums are repaired, and block no other hold.
 */
export const UNRESOLVED = "unresolved";

/** A hold that the ledger refused to end, and the error. */
export interface RefusedHold {
  readonly requestId: string;
  readonly cause: unknown;
}

/** A hold that cannot be ended as the ledger's sums are now. */
export interface UnresolvedHold {
  readonly requestId: string;
  readonly accountId: string;
  readonly amount: NanoUsd;
  /** Why, as a clause that names the contradicting sum. */
  readonly reason: string;
}

/** A sum of an account, a key or a budget that a repair set to the value of its entries and holds. */
export interface RepairedSum {
  readonly scope: "account" | "key" | "account budget" | "key budget";
  /** Of the account or key. */
  readonly id: string;
  readonly before: CountedSums;
  readonly after: CountedSums;
}

/** Sums in nano-dollars; `spent` is null for an account, whose chain of entries proves it. */
export interface CountedSums {
  readonly held: NanoUsd;
  readonly spent: NanoUsd | null;
}
