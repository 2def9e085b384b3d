import type { ChainPlace } from "./chain-walk.ts";

/** Which entries a verification reads. */
export interface VerifyQuery {
  /** All that the ledger has; absent: those after the verified place of each account. */
  readonly full?: boolean;
  /** Accounts after this id; null: from the first. */
  readonly after?: string | null;
}

/** A time that the ledger lost, as an asynchronous standby that is promoted loses it (rule 19). */
export interface LostTime {
  /** When the last entry was written that is still there; 0: none is. */
  readonly fromMs: number;
  /** When the loss was found: what was remembered of it was written again then. */
  readonly toMs: number;
}

export interface VerifyReport {
  readonly ok: boolean;
  readonly accounts: number;
  /** Entries that were read. */
  readonly entries: number;
  /** Entries among them whose chain holds by the text that a repair states. */
  readonly repaired: number;
  /** Whether everything was read. */
  readonly full: boolean;
  /** One sentence a problem, with the ids that it concerns. */
  readonly problems: readonly string[];
  /** Times that the ledger lost: a head given out in one of them may not be found again. */
  readonly rewinds: readonly LostTime[];
}

/** What a part of the accounts gave. */
export interface VerifiedPart extends VerifyReport {
  /** The places that the reading ended with, of accounts with entries since their last one. */
  readonly places: readonly ChainPlace[];
  /** Every entry up to here was read, or is behind a place. */
  readonly seq: number;
  /** The last account of the part; null: there are no more. */
  readonly next: string | null;
}

/** `verified`: the next verification reads on from there. */
export interface PlaceUpdate {
  readonly places: readonly ChainPlace[];
  /** The place in the log, once all accounts are at theirs. */
  readonly seq: number | null;
  /** Whether places may go back, as everything was read. */
  readonly full: boolean;
}
