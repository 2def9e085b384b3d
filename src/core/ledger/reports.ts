import type { LostTime } from "./verification.ts";
import type { NanoUsd } from "../money/amounts.ts";
import type { NanoTotal } from "../money/totals.ts";
import type { EntryKind, EntryRow } from "./entry-row.ts";
import type { Outcome, RequestRecord } from "./request-record.ts";

/** Filter of a report's entries. Absent or null fields do not narrow it. */
export interface ReportFilter {
  readonly accountId?: string | null;
  readonly keyId?: string | null;
  readonly model?: string | null;
  /** See `Settlement.upstream`. */
  readonly upstream?: string | null;
  readonly outcome?: Outcome | null;
  /** Unix milliseconds, inclusive. */
  readonly fromMs?: number | null;
  /** Unix milliseconds, exclusive. */
  readonly toMs?: number | null;
}

/** Grouping of usage. Days, hours and minutes are in UTC. */
export type UsageGrouping = "key" | "model" | "account" | "upstream" | "day" | "hour" | "minute";

/** A grouping by time. */
export type UsageTime = Extract<UsageGrouping, "day" | "hour" | "minute">;

export interface UsageQuery extends ReportFilter {
  /** The sums of minutes are added up from single entries, so they need a bounded period. */
  readonly by: UsageGrouping;
  /**
   * Only the groups with the highest charges, at most this many, highest first; absent for all, in
   * the order of their names.
   */
  readonly top?: number | null;
  /**
   * Each group is summed up by time too, in the order of names and times; absent for the whole
   * period. Not for a grouping by time.
   */
  readonly per?: UsageTime | null;
  /** The page begins after this group, with `per` after its time; absent for the first page. */
  readonly after?: string | null;
  readonly afterTime?: string | null;
  /** Maximum number of groups; absent for all. */
  readonly limit?: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface UsageRow {
  /**
   * The id of a key, model, account or upstream (empty if unknown), a UTC day as `YYYY-MM-DD`, an
   * hour as `YYYY-MM-DDTHH` or a minute as `YYYY-MM-DDTHH:MM`.
   */
  readonly group: string;
  /** With `per`; null without. */
  readonly time: string | null;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Less reversed charges; negative if these exceed the charges. */
  readonly charge: NanoTotal;
  /** Of the requests whose cost is known. */
  readonly cost: NanoTotal;
  readonly requestsWithoutCost: number;
  /** Requests that ended with an error after money was held. */
  readonly failedRequests: number;
  /** The sum of the requests' durations. */
  readonly durationMs: number;
}

/** A place in the list of requests: those before it were on earlier pages. */
export interface RequestPlace {
  readonly atMs: number;
  readonly seq: number;
}

export interface RequestQuery extends ReportFilter {
  /** Only requests of the agent session with this id. */
  readonly agentSession?: string | null;
  readonly after?: RequestPlace | null;
  readonly limit: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface RequestPage {
  /** Requests that have ended, in descending order of their end. */
  readonly requests: readonly RequestRecord[];
  /** Start of the next page; null on the last page. */
  readonly next: RequestPlace | null;
}

/** A place in the list of sessions: those before it were on earlier pages. */
export interface SessionPlace {
  readonly lastMs: number;
  readonly accountId: string;
  readonly agentSession: string;
}

/** Filter of the requests of sessions. */
export interface SessionQuery extends Omit<ReportFilter, "outcome"> {
  /** Only the session with this id, of any account. */
  readonly agentSession?: string | null;
  readonly after?: SessionPlace | null;
  readonly limit: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

/** The sums of the ended requests of one session in an account. Clients choose the ids. */
export interface SessionRow extends Pick<
  UsageRow,
  "requests" | "promptTokens" | "completionTokens" | "charge" | "cost" | "requestsWithoutCost"
> {
  readonly accountId: string;
  readonly agentSession: string;
  /** See `RequestFacts.agent`. */
  readonly agent: string | null;
  /** When the last of its requests ended. */
  readonly lastMs: number;
  /** When the first of its requests ended. */
  readonly firstMs: number;
}

export interface SessionPage {
  readonly sessions: readonly SessionRow[];
  /** Start of the next page; null on the last page. */
  readonly next: SessionPlace | null;
}

/** A place in the list of deprecated uses: those before it were on earlier pages. */
export interface DeprecatedUsePlace {
  readonly deprecation: string;
  readonly accountId: string;
  readonly keyId: string;
}

/** Filter of the requests that used something deprecated. */
export interface DeprecatedUseQuery extends Omit<ReportFilter, "outcome" | "upstream"> {
  /** Only this one. */
  readonly deprecation?: string | null;
  readonly after?: DeprecatedUsePlace | null;
  readonly limit: number;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

/** How often a key used something deprecated. */
export interface DeprecatedUse extends DeprecatedUsePlace {
  readonly requests: number;
  /** When the last of its requests ended. */
  readonly lastMs: number;
}

export interface DeprecatedUsePage {
  readonly uses: readonly DeprecatedUse[];
  /** Start of the next page; null on the last page. */
  readonly next: DeprecatedUsePlace | null;
}

export interface StatementQuery {
  readonly accountId: string;
  /** Unix milliseconds, inclusive. */
  readonly fromMs: number;
  /** Unix milliseconds, exclusive. */
  readonly toMs: number;
  /**
   * Timeout of a statement of the report; absent for an operator's timeout. PostgreSQL only: the
   * embedded store's reports run in a thread that cannot be interrupted.
   */
  readonly timeoutMs?: number;
}

/** An account's entries in a period, and its balances before and after them, from one snapshot. */
export interface StatementRecord {
  readonly openingBalance: NanoUsd;
  readonly closingBalance: NanoUsd;
  readonly usage: readonly StatementUsageRow[];
  readonly entries: readonly StatementEntryRow[];
  /** The hash of the account's last entry in the period or before, hex; null without an entry. */
  readonly head: string | null;
  /** Periods within it that the ledger lost. Statements issued before have a different head. */
  readonly rewinds: readonly LostTime[];
}

/** The requests of a model on a day; `amount` is their balance change. */
export interface StatementUsageRow {
  /** A UTC day as `YYYY-MM-DD`. */
  readonly day: string;
  readonly model: string;
  readonly requests: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly amount: NanoTotal;
}

/** An entry that does not belong to a request. */
export interface StatementEntryRow {
  readonly kind: string;
  readonly reference: string;
  readonly note: string | null;
  readonly atMs: number;
  readonly amount: NanoUsd;
}

/** Filter of an account's entries. */
export interface EntryQuery {
  readonly accountId: string;
  /** `payment`: top-ups, refunds and corrections; null: every kind. */
  readonly kind: EntryKind | "payment" | null;
  /** Lower bound of the time, inclusive. */
  readonly fromMs: number | null;
  /** Upper bound of the time, exclusive. */
  readonly toMs: number | null;
  /** Absent: the oldest first. */
  readonly isNewestFirst?: boolean;
  /** Only entries that follow this one in the order, as `EntryRecord.seq`; 0: from the first. */
  readonly afterSeq: number;
  /** Maximum number of entries. */
  readonly count: number;
}

/** An entry with its place in its account's chain. */
export interface EntryRecord extends EntryRow {
  /** Increases with every entry of an account. */
  readonly seq: number;
  /** Hex; null for entries older than the chains. */
  readonly hash: string | null;
  /** The canonical text that was hashed: the text of the entry's repair, if it has one. */
  readonly text: string;
  readonly isRepaired: boolean;
}

export interface EntryPage {
  readonly entries: readonly EntryRecord[];
  /** True if there are more entries after the last of these. */
  readonly hasMore: boolean;
}
