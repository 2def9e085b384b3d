import type { NanoUsd } from "../money/amounts.ts";
import type { NanoTotal } from "../money/totals.ts";
import type { BudgetState, BudgetTerms } from "./budget.ts";
import type { UnlistedFields } from "./unlisted-fields.ts";

/** State of an account. Keys are accepted only while it is active. */
export type AccountState = "active" | "suspended" | "closed";

export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  readonly planId: string;
  /** Sum of all entries. */
  readonly balance: NanoUsd;
  /** Sum of open holds; `available = balance − held`. */
  readonly held: NanoUsd;
  /** Sum of usage entries, as a positive amount. */
  readonly spent: NanoTotal;
  /** Sum of top-ups less refunds, the opening balance included. */
  readonly toppedUp: NanoTotal;
  readonly budget: BudgetState | null;
  /** Null if it is not suspended. */
  readonly suspendedAtMs: number | null;
  /** Null if it is open. */
  readonly closedAtMs: number | null;
  readonly createdAtMs: number;
}

/** Returns whether an account is active; closing it takes precedence over a suspension. */
export function stateOf({
  suspendedAtMs,
  closedAtMs,
}: Pick<AccountRecord, "suspendedAtMs" | "closedAtMs">): AccountState {
  if (closedAtMs !== null) return "closed";
  return suspendedAtMs === null ? "active" : "suspended";
}

/** An operator's data about the customer of an account. */
export interface AccountDetails {
  /** The operator's identifier, unique among accounts. */
  readonly externalId: string | null;
  readonly email: string | null;
  /** Names and values as given; possibly empty. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Receives the customer's low-balance notices; null if not set. */
  readonly webhookUrl: string | null;
}

export type DetailedAccount = AccountRecord & AccountDetails;

/** The settings of a key besides its budget. */
export interface KeySettings {
  readonly label: string | null;
  /** Patterns that narrow the plan's models; null means all of the plan's models. */
  readonly models: readonly string[] | null;
  readonly spendingLimit: NanoUsd | null;
  readonly expiresAtMs: number | null;
  /** Null means the plan's rule. */
  readonly unlistedFields: UnlistedFields | null;
}

/** A key without settings. */
export const noKeySettings: KeySettings = {
  label: null,
  models: null,
  spendingLimit: null,
  expiresAtMs: null,
  unlistedFields: null,
};

export interface KeyRecord extends KeySettings {
  readonly id: string;
  readonly accountId: string;
  readonly planId: string;
  readonly accountState: AccountState;
  readonly createdAtMs: number;
  /** Expiry of the requested secret. A rotated secret expires earlier than its key. */
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** Usage of a key, in nano-dollars. */
export interface KeySums {
  /** Charges of the key, less reversed charges; 0 without a spending limit. */
  readonly spent: NanoUsd;
  readonly held: NanoUsd;
  readonly budget: BudgetState | null;
}

/** A key to be created. Absent settings are null. */
export interface NewKey extends Partial<KeySettings> {
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the whole key, hex. */
  readonly hash: string;
  readonly budget?: BudgetTerms | null;
  /** The key with which a customer makes it; absent or null: an operator makes it. */
  readonly madeBy?: string | null;
  readonly atMs: number;
}
