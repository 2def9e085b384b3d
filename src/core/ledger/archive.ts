import type { ChainPlace } from "./chain-walk.ts";

/** Up to where the log is in the archive. */
export interface ArchivedPlace {
  /** Of the last entry that is in a file. */
  readonly seq: number;
  /** Entries that are in files are of before this moment, Unix milliseconds. */
  readonly beforeMs: number;
}

/** An entry as the log and its chain have it. */
export interface LoggedEntry {
  readonly seq: number;
  /** Hex; null for entries from before there were chains. */
  readonly hash: string | null;
  /** The canonical text that the hash is of: what the entry's repair states, if it has one. */
  readonly text: string;
}

/** Which entries of the log are read, in its order. */
export interface LogQuery {
  readonly afterSeq: number;
  /** Included. */
  readonly upToSeq: number;
  /** At most so many. */
  readonly count: number;
}

/** The place moves once everything up to it is in files that were read again. */
export interface ArchiveMove {
  /** Where the place has to be; null: nowhere. */
  readonly from: ArchivedPlace | null;
  readonly to: ArchivedPlace;
  /** Of the accounts with entries in between, at their last one up to there. */
  readonly places: readonly ChainPlace[];
}

/** `moved-on`: another process has moved it. */
export type ArchiveMoveResult = { readonly result: "updated" | "moved-on" };

/** A slice of the log whose charges were deleted, as far as they are in the archive and not needed. */
export interface DeletedSlice {
  readonly deleted: number;
  /** Where the next slice begins; null: this was the last. */
  readonly nextAfterSeq: number | null;
}

/** A month in UTC, as Unix milliseconds. */
export interface MonthBounds {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The month in UTC that a moment is in. */
export function monthOf(atMs: number): MonthBounds {
  const at = new Date(atMs);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { fromMs: Date.UTC(year, month), toMs: Date.UTC(year, month + 1) };
}

/** The name of the month that begins at a moment, such as `2026-07`. */
export function monthName(fromMs: number): string {
  return new Date(fromMs).toISOString().slice(0, 7);
}

/**
 * How long ago a month has to have ended: by then the weeks of its budgets and the claims of its
 * requests are over, and no process tries its charges again (`acknowledged.ts`).
 */
export const ARCHIVED_AFTER_MS = 8 * 86_400_000;

/** What a process remembers for a ledger that goes back in time is younger than this. */
export const REMEMBERED_MS = 7 * 86_400_000;
