import type { LostTime } from "./verification.ts";
import type { NanoUsd } from "../money/amounts.ts";
import type { NanoTotal } from "../money/totals.ts";
import type { EntryKind, EntryRow } from "./entry-row.ts";
import type { RequestRecord } from "./request-record.ts";

/** Which entries a report is about; what is absent or null does not narrow it. */
export interface ReportFilter {
  readonly accountId?: string | null;
  readonly keyId?: string | null;
  readonly model?: string | null;
  /** See `Settlement.upstream`. */
  readonly upstream?: string | null;
  /** Unix milliseconds; included. */
  readonly fromMs?: number | null;
  /** Unix milliseconds; not included. */
  readonly toMs?: number | null;
}

/** What usage is added up by; days and hours are in UTC. */
export type UsageGrouping = "key" | "model" | "account" | "upstream" | "day" | "hour";

export interface UsageQuery extends ReportFilter {
  readonly by: UsageGrouping;
  /** The group after which the page begins; absent: the first page. */
  readonly after?: string | null;
  /** The most groups; absent: all of them. */
  readonly limit?: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface UsageRow {
  /**
   * The id of a key, model, account or upstream (empty: none is known), a UTC day as `YYYY-MM-DD` or
   * an hour as `YYYY-MM-DDTHH`.
   */
  readonly group: string;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Less what was taken back; negative where that is more. */
  readonly charge: NanoTotal;
  /** Of the requests whose cost is known. */
  readonly cost: NanoTotal;
  readonly requestsWithoutCost: number;
  /** Those that ended with an error after money was held. */
  readonly failedRequests: number;
  /** The sum of the requests' durations. */
  readonly durationMs: number;
}

/** A place in the list of requests: those before it have been seen. */
export interface RequestPlace {
  readonly atMs: number;
  readonly seq: number;
}

export interface RequestQuery extends ReportFilter {
  readonly after?: RequestPlace | null;
  readonly limit: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface RequestPage {
  /** Those that have ended, the latest first. */
  readonly requests: readonly RequestRecord[];
  /** Where the next page begins; null: this is the last. */
  readonly next: RequestPlace | null;
}

export interface StatementQuery {
  readonly accountId: string;
  /** Unix milliseconds; included. */
  readonly fromMs: number;
  /** Unix milliseconds; not included. */
  readonly toMs: number;
  /**
   * How long a statement of the report may run; absent: as long as an operator's. PostgreSQL only: the
   * embedded store's reports have a thread that nothing interrupts.
   */
  readonly timeoutMs?: number;
}

/** An account's entries of a time, and its balances before and after them; all of one moment. */
export interface StatementRecord {
  readonly openingBalance: NanoUsd;
  readonly closingBalance: NanoUsd;
  readonly usage: readonly StatementUsageRow[];
  readonly entries: readonly StatementEntryRow[];
  /** The hash of the account's last entry of the time or before, hex; null without one. */
  readonly head: string | null;
  /** Times of it that the ledger lost: what was given out of them before has another head. */
  readonly rewinds: readonly LostTime[];
}

/** The requests of a model on a day; `amount` is how they changed the balance. */
export interface StatementUsageRow {
  /** A UTC day as `YYYY-MM-DD`. */
  readonly day: string;
  readonly model: string;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly amount: NanoTotal;
}

/** An entry that belongs to no request. */
export interface StatementEntryRow {
  readonly kind: string;
  readonly reference: string;
  readonly note: string | null;
  readonly atMs: number;
  readonly amount: NanoUsd;
}

/** Which of an account's entries are listed. */
export interface EntryQuery {
  readonly accountId: string;
  /** `payment`: top-ups, refunds and corrections; null: every kind. */
  readonly kind: EntryKind | "payment" | null;
  /** From this moment on. */
  readonly fromMs: number | null;
  /** Before this moment. */
  readonly toMs: number | null;
  /** Absent: the oldest first. */
  readonly isNewestFirst?: boolean;
  /** Only entries that follow this one in the order, as `EntryRecord.seq`; 0: from the first. */
  readonly afterSeq: number;
  /** At most so many. */
  readonly count: number;
}

/** An entry with its place in its account's chain. */
export interface EntryRecord extends EntryRow {
  /** Grows with every entry of an account. */
  readonly seq: number;
  /** Hex; null for entries from before there were chains. */
  readonly hash: string | null;
  /** The canonical text that the hash is of: what the entry's repair states, if it has one. */
  readonly text: string;
}

export interface EntryPage {
  readonly entries: readonly EntryRecord[];
  /** There are more after the last of these. */
  readonly hasMore: boolean;
}
