import type { NanoUsd } from "../money/amounts.ts";
import type { NanoTotal } from "../money/totals.ts";
import type { BudgetState, BudgetTerms } from "./budget.ts";

/** Whether the keys of an account are served. */
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
  /** Null: it is not suspended. */
  readonly suspendedAtMs: number | null;
  /** Null: it is open. */
  readonly closedAtMs: number | null;
  readonly createdAtMs: number;
}

/** What an operator notes about the customer of an account. */
export interface AccountDetails {
  /** The operator's own identifier, which no other account has. */
  readonly externalId: string | null;
  readonly email: string | null;
  /** Names and values as they were given; empty: none. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Receives the customer's low-balance notices; null: there is none. */
  readonly webhookUrl: string | null;
}

export type DetailedAccount = AccountRecord & AccountDetails;

export interface KeyRecord {
  readonly id: string;
  readonly accountId: string;
  readonly planId: string;
  readonly accountState: AccountState;
  readonly label: string | null;
  /** Patterns that narrow the plan's models; null: all of the plan's. */
  readonly models: readonly string[] | null;
  readonly spendingLimit: NanoUsd | null;
  readonly createdAtMs: number;
  /** Of the secret that was asked for: one that was rotated expires earlier than its key. */
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** What a key has used, in nano-dollars. */
export interface KeySums {
  /** Charges of the key, less those that were taken back; 0 without a spending limit. */
  readonly spent: NanoUsd;
  readonly held: NanoUsd;
  readonly budget: BudgetState | null;
}

export interface NewKey {
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the whole key, hex. */
  readonly hash: string;
  readonly label: string | null;
  readonly models: readonly string[] | null;
  readonly spendingLimit: NanoUsd | null;
  readonly budget?: BudgetTerms | null;
  readonly expiresAtMs: number | null;
  readonly atMs: number;
}
