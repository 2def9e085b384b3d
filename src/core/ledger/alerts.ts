import type { NanoUsd } from "../money/amounts.ts";
import type { AccountDetails, AccountRecord } from "./accounts.ts";

/** Subjects of alerts. */
export const alertKinds = [
  "low_balance",
  "budget_nearly_spent",
  "margin_negative",
  "upstream_down",
  "hold_unresolved",
] as const;

export type AlertKind = (typeof alertKinds)[number];

/** Conditions to look for in the ledger; null skips a condition. */
export interface AlertWatch {
  /** Accounts that once had credit and whose balance is below this amount. */
  readonly lowBalance: NanoUsd | null;
  /** Keys and budgets of which this percentage is spent. */
  readonly budgetPercent: number | null;
  /** Models whose requests after this entry cost more than they earned. */
  readonly marginAfterSeq: number | null;
  readonly atMs: number;
}

/** The account of an alert. */
export type AlertAccount = Pick<AccountRecord, "id" | "name"> & AccountDetails;

/** A condition that currently holds. */
export interface AlertState {
  readonly kind: AlertKind;
  /** The account, key, model or upstream. */
  readonly subject: string;
  /** Distinguishes this state from others of the same subject, such as the start of a period. */
  readonly occasion: string;
  /** The account to which it belongs, in its current state; null if it belongs to no account. */
  readonly account: AlertAccount | null;
  /** Amounts in nano-dollars. */
  readonly facts: Readonly<Record<string, number | string>>;
}

export interface AlertFindings {
  readonly states: readonly AlertState[];
  /** The last entry; 0 for an empty ledger. */
  readonly lastSeq: number;
}

/** A state, and the messages to send if it is new. */
export interface RaisedAlert {
  readonly condition: string;
  readonly messages: readonly Omit<AlertMessage, "attempts">[];
}

export interface AlertRound {
  readonly raised: readonly RaisedAlert[];
  /** States that have ended, and the messages to send if no process has observed them again. */
  readonly ended: readonly RaisedAlert[];
  readonly atMs: number;
  /** A state that no process has observed since this time has ended. */
  readonly goneBeforeMs: number;
}

/** A state that held before and has ended. */
export interface EndedAlert {
  readonly condition: string;
  readonly raisedAtMs: number;
}

/** A message to one webhook. */
export interface AlertMessage {
  /** The same for every attempt. */
  readonly id: string;
  /** The webhook's id in the configuration, or a customer's queue. */
  readonly webhook: string;
  /** JSON text. */
  readonly body: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

/**
 * Prefix of a customer's queue, followed by the account's id. No configured webhook has an id with
 * this prefix.
 */
export const CUSTOMER_QUEUE = "account:";

export interface DueCustomers {
  /**
   * True selects customers with an earlier message that was tried but not delivered; false all
   * others.
   */
  readonly wereTried: boolean;
  readonly atMs: number;
  readonly limit: number;
}

export interface AlertClaim {
  readonly webhook: string;
  readonly atMs: number;
  /** Until this time no other process takes it. */
  readonly untilMs: number;
}

/**
 * The end of an attempt. Delivered: the webhook accepted the message. Failed: it did not respond,
 * and no other message is sent to it before the next attempt. Refused: it rejected this message,
 * which is then ordered among the messages due at its next attempt's time.
 */
export type AlertEnd = { readonly id: string } & (
  | { readonly result: "delivered"; readonly atMs: number }
  | { readonly result: "failed" | "refused"; readonly nextAttemptAtMs: number }
);
