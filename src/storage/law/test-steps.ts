import type { BudgetPeriod } from "../../core/ledger/budget-calendar.ts";
import type { AccountState } from "../../core/ledger/accounts.ts";
import type { UnlistedFields } from "../../core/ledger/unlisted-fields.ts";
import type { OperatorKind } from "../../core/ledger/entry-row.ts";

/**
 * The steps of a sequence. A number that names an account, a key, a hold or a process is taken
 * modulo the number of those that there are at that moment, so that most steps have an object.
 */

/** New terms of a budget; `same`: of the period that it has. Null removes it. */
export type BudgetChange = {
  readonly limit: number;
  readonly period: BudgetPeriod | "same";
  /** Absent: unchanged. */
  readonly timeZone?: string;
  /** Absent: unchanged. Of another period than the day. */
  readonly resetsOn?: number;
} | null;

/** How a request ends. */
export type Ending = "finished" | "broken" | "failed" | "client-gone";

/** Calls that hold or move money. */
export type MoneyStep =
  | {
      readonly kind: "place";
      readonly key: number;
      readonly amount: number;
      /** With the id of an earlier request, or by a key of another account. */
      readonly flaw: "known-id" | "other-account" | null;
      /** How far the clock of the process is behind, in hours; negative: ahead. */
      readonly behind: number;
    }
  | {
      readonly kind: "mark";
      readonly hold: number;
      readonly charge: number;
      readonly isOwn: boolean;
      /** Whether it concerns a request with a claim, if there is one. */
      readonly isClaimed: boolean;
    }
  | {
      readonly kind: "settle";
      readonly hold: number;
      /** Charge in per cent of the hold. */
      readonly share: number;
      readonly ending: Ending;
      readonly hasReply: boolean;
      /** Number of the reply's calls with a state. */
      readonly states: number;
      readonly isClaimed: boolean;
      readonly behind: number;
    }
  /** Settles a request again, or one that another process serves. */
  | { readonly kind: "settle-again"; readonly request: number; readonly ending: Ending }
  | {
      readonly kind: "post";
      readonly account: number;
      readonly entry: OperatorKind;
      readonly amount: number;
      readonly reference: number | null;
      readonly hasNote: boolean;
      /** With the id of an earlier entry. */
      readonly isRepeat: boolean;
    };

/** Calls about an `Idempotency-Key`. */
export type ClaimStep =
  | {
      readonly kind: "claim";
      readonly key: number;
      readonly name: number;
      readonly body: number;
      /** Amount of the hold that is placed in the same turn; null: none. */
      readonly amount: number | null;
    }
  /** Places the hold of a request that was claimed by itself. */
  | { readonly kind: "place-claimed"; readonly request: number; readonly amount: number }
  | { readonly kind: "release"; readonly claim: number };

/** Changes of accounts and keys. */
export type SettingStep =
  | { readonly kind: "key-limit"; readonly key: number; readonly limit: number | null }
  | {
      readonly kind: "budget";
      readonly of: "account" | "key";
      readonly which: number;
      readonly budget: BudgetChange;
      readonly behind: number;
    }
  /** Hours from now; null: never. */
  | { readonly kind: "key-expiry"; readonly key: number; readonly hours: number | null }
  | {
      readonly kind: "key-label";
      readonly key: number;
      readonly unlistedFields: UnlistedFields | null;
    }
  | {
      readonly kind: "key-made";
      readonly account: number;
      readonly limit: number | null;
      readonly budget: BudgetChange;
      /** With the id of another key. */
      readonly isTaken: boolean;
    }
  | { readonly kind: "rotate"; readonly key: number; readonly hours: number }
  | { readonly kind: "revoke"; readonly key: number }
  /** A customer changes a key with one of the account's keys, or with one of another account. */
  | {
      readonly kind: "customer-key";
      readonly caller: number;
      readonly key: number;
      readonly what: "create" | "update" | "rotate" | "revoke";
      readonly activeMax: number;
      /** Expiry, or end of the overlap; null: never. */
      readonly hours: number | null;
    }
  | {
      readonly kind: "account-text";
      readonly account: number;
      readonly what: "name" | "plan" | "details";
    }
  | { readonly kind: "account-state"; readonly account: number; readonly state: AccountState };

/** Steps that no call makes. */
export type ProcessStep =
  | { readonly kind: "clock"; readonly hours: number }
  /** The process dies; another one takes its place. */
  | { readonly kind: "kill" }
  /** The process is taken for dead but goes on. */
  | { readonly kind: "fence" }
  | { readonly kind: "restart" }
  | { readonly kind: "add" };

export type CallStep = MoneyStep | ClaimStep | SettingStep;

/** `group`: calls that one process sends in the same turn of the event loop. */
export type Step = { readonly by: number } & (
  | CallStep
  | ProcessStep
  | { readonly kind: "group"; readonly calls: readonly CallStep[] }
);

/** The ledger at the beginning of a sequence. */
export interface Start {
  readonly processes: number;
  readonly accounts: readonly { readonly balance: number; readonly budget: BudgetChange }[];
  /** The account and the limits of each key. */
  readonly keys: readonly {
    readonly account: number;
    readonly limit: number | null;
    readonly budget: BudgetChange;
  }[];
}
