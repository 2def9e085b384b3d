import type { AccountState, DetailedAccount } from "./accounts.ts";
import type { KeyDetails } from "./settings.ts";

/** What a list of accounts is sorted by: the time of opening, the name or the balance. */
export type AccountSort = "opened" | "name" | "balance";

/** What a list of keys is sorted by: the time of creation or the label. */
export type KeySort = "created" | "label";

/** A place in a list: the value that the list is sorted by, then the id. */
export interface ListPlace {
  /** A time in Unix milliseconds, a balance in nano-dollars, or a text with a to z for A to Z. */
  readonly value: number | string;
  readonly id: string;
}

/** A page of a list. */
interface ListQuery {
  /**
   * A substring of a name, an id or an address, ignoring the case of A to Z; absent or null for
   * any.
   */
  readonly search?: string | null;
  /** Absent: ascending, such as the oldest first. */
  readonly order?: "asc" | "desc";
  /** Start of the page; absent or null for the first row. */
  readonly after?: ListPlace | null;
  readonly limit: number;
  /** Whether all rows that match are counted. */
  readonly isCounted?: boolean;
}

/** Filter of accounts. Absent or null fields do not narrow the list. */
export interface AccountQuery extends ListQuery {
  /** Absent: by the time of opening. */
  readonly sort?: AccountSort;
  readonly state?: AccountState | null;
  readonly planId?: string | null;
  readonly externalId?: string | null;
}

export interface AccountPage {
  readonly accounts: readonly DetailedAccount[];
  /** Number of accounts on all pages; absent unless they are counted. */
  readonly total?: number;
  /** Start of the next page; null on the last page. */
  readonly next: ListPlace | null;
}

/** Status of a key. Requests are accepted only while it is active. */
export type KeyStatus = "active" | "expired" | "revoked";

/** Filter of keys. Absent or null fields do not narrow the list. */
export interface KeyQuery extends ListQuery {
  /** Absent: by the time of creation. */
  readonly sort?: KeySort;
  readonly accountId?: string | null;
  /** Only keys with these ids. */
  readonly ids?: readonly string[];
  /** The status at a time in Unix milliseconds. */
  readonly status?: { readonly is: KeyStatus; readonly atMs: number } | null;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface KeyPage {
  readonly keys: readonly KeyDetails[];
  /** Number of keys on all pages; absent unless they are counted. */
  readonly total?: number;
  /** Start of the next page; null on the last page. */
  readonly next: ListPlace | null;
}

/** Number of accounts on a plan. */
export interface PlanCount {
  readonly planId: string;
  readonly accounts: number;
}
