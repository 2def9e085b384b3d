import type { NanoUsd } from "../money/amounts.ts";

/** What operators post. */
export type OperatorKind = "top-up" | "refund" | "correction";

/** What an entry is; a correction has either sign. */
export type EntryKind = OperatorKind | "usage" | "reversal";

/** What every entry has; its amount is signed as the balance changes. */
export interface EntryHead {
  readonly kind: EntryKind;
  /** The request of a usage or its reversal, else as `operatorEntryId` makes it; unique with `kind`. */
  readonly id: string;
  readonly accountId: string;
  readonly amount: NanoUsd;
  readonly atMs: number;
  readonly keyId: string | null;
  readonly model: string | null;
  /** See `Settlement.upstream`; a reversal has that of its charge. */
  readonly upstream: string | null;
  /** What the operator wrote to it. */
  readonly note: string | null;
  /** Who posted it; null for what a request does. */
  readonly actor: string | null;
}

/** An entry as stores keep it; what is not there is null. */
export interface EntryRow extends EntryHead {
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly hold: NanoUsd | null;
  readonly loss: NanoUsd | null;
  /** See `Settlement.cost`. */
  readonly cost: NanoUsd | null;
  /** `RequestDetails` as JSON text, exactly as it was written. */
  readonly details: string | null;
}
