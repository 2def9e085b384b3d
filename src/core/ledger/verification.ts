import type { ChainPlace } from "./chain-walk.ts";

/** Selects the entries that a verification reads. */
export interface VerifyQuery {
  /** All entries of the ledger; absent: those after the verified place of each account. */
  readonly full?: boolean;
  /** Accounts after this id; null: from the first. */
  readonly after?: string | null;
}

/** A period that the ledger lost, for example by promotion of an asynchronous standby (rule 19). */
export interface LostTime {
  /** When the last remaining entry was written; 0 without an entry. */
  readonly fromMs: number;
  /** When the loss was found, and remembered entries were written again. */
  readonly toMs: number;
}

export interface VerifyReport {
  readonly ok: boolean;
  readonly accounts: number;
  /** Number of entries that were read. */
  readonly entries: number;
  /** Number of these entries for which the chain is valid only with the text of a repair. */
  readonly repaired: number;
  /** Whether all entries were read. */
  readonly full: boolean;
  /** One sentence per problem, with the ids concerned. */
  readonly problems: readonly string[];
  /** Periods that the ledger lost. A head issued in one of them may not be found again. */
  readonly rewinds: readonly LostTime[];
}

/** The result for a part of the accounts. */
export interface VerifiedPart extends VerifyReport {
  /** The final places of accounts with entries since their last place. */
  readonly places: readonly ChainPlace[];
  /** Every entry up to this one was read or is behind a place. */
  readonly seq: number;
  /** The last account of the part; null if there are no more accounts. */
  readonly next: string | null;
}

/** `verified`: the next verification continues from there. */
export interface PlaceUpdate {
  readonly places: readonly ChainPlace[];
  /** The place in the log, once all accounts have reached theirs. */
  readonly seq: number | null;
  /** Whether places may go back, because all entries were read. */
  readonly full: boolean;
}
