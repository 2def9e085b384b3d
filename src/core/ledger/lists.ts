import type { AccountState, DetailedAccount } from "./accounts.ts";
import type { KeyDetails } from "./settings.ts";

/** A place in a list: accounts and keys are in the order in which they were made, then by id. */
export interface ListPlace {
  readonly atMs: number;
  readonly id: string;
}

/** A page of a list. */
interface ListQuery {
  /** Contained in a name, an id or an address, in any case of A to Z; absent or null: anything. */
  readonly search?: string | null;
  /** Absent: the oldest first. */
  readonly order?: "asc" | "desc";
  /** Where the page begins; absent or null: at the first row. */
  readonly after?: ListPlace | null;
  readonly limit: number;
}

/** Which accounts are listed; what is absent or null does not narrow the list. */
export interface AccountQuery extends ListQuery {
  readonly state?: AccountState | null;
  readonly planId?: string | null;
  readonly externalId?: string | null;
}

export interface AccountPage {
  readonly accounts: readonly DetailedAccount[];
  /** Where the next page begins; null: this is the last. */
  readonly next: ListPlace | null;
}

/** Whether requests with a key are served. */
export type KeyStatus = "active" | "expired" | "revoked";

/** Which keys are listed; what is absent or null does not narrow the list. */
export interface KeyQuery extends ListQuery {
  readonly accountId?: string | null;
  /** Only those of these ids. */
  readonly ids?: readonly string[];
  /** The status at a moment, in Unix milliseconds. */
  readonly status?: { readonly is: KeyStatus; readonly atMs: number } | null;
  /** See `StatementQuery`. */
  readonly timeoutMs?: number;
}

export interface KeyPage {
  readonly keys: readonly KeyDetails[];
  /** Where the next page begins; null: this is the last. */
  readonly next: ListPlace | null;
}

/** How many accounts are on a plan. */
export interface PlanCount {
  readonly planId: string;
  readonly accounts: number;
}
