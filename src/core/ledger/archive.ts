import type { ChainPlace } from "./chain-walk.ts";

/** Position up to which the log is archived. */
export interface ArchivedPlace {
  /** Of the last entry in a file. */
  readonly seq: number;
  /** Archived entries are older than this time, Unix milliseconds. */
  readonly beforeMs: number;
}

/** An entry as stored in the log and in its chain. */
export interface LoggedEntry {
  readonly seq: number;
  /** Hex; null for entries older than the chains. */
  readonly hash: string | null;
  /** The canonical text that was hashed: the text of the entry's repair, if it has one. */
  readonly text: string;
}

/** Selects entries of the log, in log order. */
export interface LogQuery {
  readonly afterSeq: number;
  /** Inclusive. */
  readonly upToSeq: number;
  /** Maximum number of entries. */
  readonly count: number;
}

/** A move of the place after everything up to it is in files that were read again. */
export interface ArchiveMove {
  /** The expected current place; null if there is none yet. */
  readonly from: ArchivedPlace | null;
  readonly to: ArchivedPlace;
  /** Chain places of the accounts with entries in between, at their last entry up to `to`. */
  readonly places: readonly ChainPlace[];
}

/** `moved-on`: another process has moved it. */
export type ArchiveMoveResult = { readonly result: "updated" | "moved-on" };

/** A slice of the log from which charges were deleted if they are archived and no longer needed. */
export interface DeletedSlice {
  readonly deleted: number;
  /** Start of the next slice; null if this was the last. */
  readonly nextAfterSeq: number | null;
}

/** A month in UTC, as Unix milliseconds. */
export interface MonthBounds {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Returns the month in UTC that contains a moment. */
export function monthOf(atMs: number): MonthBounds {
  const at = new Date(atMs);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  return { fromMs: Date.UTC(year, month), toMs: Date.UTC(year, month + 1) };
}

/** Returns the name of the month that begins at a moment, such as `2026-07`. */
export function monthName(fromMs: number): string {
  return new Date(fromMs).toISOString().slice(0, 7);
}

/**
 * Minimum time since a month's end before it is archived. By then the weeks of its budgets and the
 * claims of its requests are over, and no process tries its charges again (`acknowledged.ts`).
 */
export const ARCHIVED_AFTER_MS = 8 * 86_400_000;

/**
 * Maximum age of a process's memory of acknowledged changes, kept in case the ledger goes back in
 * time.
 */
export const REMEMBERED_MS = 7 * 86_400_000;
