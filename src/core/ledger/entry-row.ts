import type { NanoUsd } from "../money/amounts.ts";

/** Entries that operators post. */
export type OperatorKind = "top-up" | "refund" | "correction";

/** Kind of an entry. A correction has either sign. */
export type EntryKind = OperatorKind | "usage" | "reversal";

/** Fields of every entry. The amount has the sign of the balance change. */
export interface EntryHead {
  readonly kind: EntryKind;
  /**
   * The request of a usage or its reversal, otherwise built by `operatorEntryId`; unique with
   * `kind`.
   */
  readonly id: string;
  readonly accountId: string;
  readonly amount: NanoUsd;
  readonly atMs: number;
  readonly keyId: string | null;
  readonly model: string | null;
  /** See `Settlement.upstream`. A reversal has the upstream of its charge. */
  readonly upstream: string | null;
  /** The operator's note. */
  readonly note: string | null;
  /** The operator who posted it; null for entries of requests. */
  readonly actor: string | null;
}

/** An entry as stored; absent values are null. */
export interface EntryRow extends EntryHead {
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly hold: NanoUsd | null;
  readonly loss: NanoUsd | null;
  /** See `Settlement.cost`. */
  readonly cost: NanoUsd | null;
  /** `RequestDetails` as JSON text, exactly as written. */
  readonly details: string | null;
}
