import type { NanoUsd } from "../money/amounts.ts";
import type { AccountDetails, AccountRecord } from "./accounts.ts";

/** What an alert can be about. */
export const alertKinds = [
  "low_balance",
  "budget_nearly_spent",
  "margin_negative",
  "upstream_down",
] as const;

export type AlertKind = (typeof alertKinds)[number];

/** What the ledger is looked at for; null: not for this. */
export interface AlertWatch {
  /** Accounts that once had credit and whose balance is below this. */
  readonly lowBalance: NanoUsd | null;
  /** Keys and budgets of which this much, in percent, is spent. */
  readonly budgetPercent: number | null;
  /** Models whose requests after this entry cost more than they brought. */
  readonly marginAfterSeq: number | null;
  readonly atMs: number;
}

/** Whom an alert is about. */
export type AlertAccount = Pick<AccountRecord, "id" | "name"> & AccountDetails;

/** Something that is so now. */
export interface AlertState {
  readonly kind: AlertKind;
  /** The account, key, model or upstream. */
  readonly subject: string;
  /** What else tells this state from another of the same subject, such as a period's begin. */
  readonly occasion: string;
  /** The account that it belongs to, as it is now; null: to none. */
  readonly account: AlertAccount | null;
  /** Amounts in nano-dollars. */
  readonly facts: Readonly<Record<string, number | string>>;
}

export interface AlertFindings {
  readonly states: readonly AlertState[];
  /** The last entry that there is; 0 without any. */
  readonly lastSeq: number;
}

/** A state, and what is sent where it was not there before. */
export interface RaisedAlert {
  readonly condition: string;
  readonly messages: readonly Omit<AlertMessage, "attempts">[];
}

export interface AlertRound {
  readonly raised: readonly RaisedAlert[];
  /** States that have ended, and what is sent about that where no process has seen them again. */
  readonly ended: readonly RaisedAlert[];
  readonly atMs: number;
  /** A state that no process has seen since this moment has ended. */
  readonly goneBeforeMs: number;
}

/** A state that was there and has ended. */
export interface EndedAlert {
  readonly condition: string;
  readonly raisedAtMs: number;
}

/** A message to one webhook. */
export interface AlertMessage {
  /** The same on every attempt. */
  readonly id: string;
  /** The webhook's id in the configuration, or a customer's queue. */
  readonly webhook: string;
  /** JSON text. */
  readonly body: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/**
 * The queue of an account's customer is this and the account's id; no webhook of the configuration
 * has such an id.
 */
export const CUSTOMER_QUEUE = "account:";

export interface DueCustomers {
  /** Those to whom a message was sent before that did not arrive, or all others. */
  readonly wereTried: boolean;
  readonly atMs: number;
  readonly limit: number;
}

export interface AlertClaim {
  readonly webhook: string;
  readonly atMs: number;
  /** Until then no other process takes it. */
  readonly untilMs: number;
}

/**
 * The end of an attempt: the webhook took the message; or did not answer, and nothing else goes to
 * it before the next attempt; or refused this message, whose place is then among those of its next
 * attempt's time.
 */
export type AlertEnd = { readonly id: string } & (
  | { readonly result: "delivered"; readonly atMs: number }
  | { readonly result: "failed" | "refused"; readonly nextAttemptAtMs: number }
);
