import {
  countInPeriod,
  raisesCeiling,
  type BudgetState,
  type PeriodSums,
} from "../../../core/ledger/budget.ts";
import type { CallState } from "../../../core/ledger/call-states.ts";
import type { LedgerChange, SumsChange } from "../../../core/ledger/decisions.ts";
import type { BudgetScope } from "../../operations/budgets.ts";
import type { EntryRow } from "../../../core/ledger/entry-row.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";

/** Changes of an account's sums. */
export interface AccountChange {
  balance: number;
  held: number;
  spent: number;
  toppedUp: number;
}

/** Changes of the sums of a key with a spending limit. */
export interface KeyChange {
  held: number;
  spent: number;
  /** Whether a hold is included; the resulting sums must then be within the limit. */
  places: boolean;
}

/** Changes of a budget's sums; a new period starts at zero. */
export interface BudgetChange extends PeriodSums {
  readonly scope: BudgetScope;
  readonly id: string;
  /** See `KeyChange`. */
  readonly places: boolean;
  /** See `raisesCeiling`. */
  readonly raises: boolean;
}

/** A reply to store under the claim of its request. */
export interface KeptReply {
  readonly accountId: string;
  readonly requestId: string;
  readonly keyHash: string;
  readonly sealed: string;
}

/** The state of a call to store for a key. */
export interface StoredCallState extends CallState {
  readonly keyId: string;
  readonly atMs: number;
}

/**
 * All changes that one transaction writes. The caller has locked the rows of the accounts and keys.
 */
export interface Changes {
  readonly accounts: Map<string, AccountChange>;
  readonly keys: Map<string, KeyChange>;
  /** Changes by scope and id. */
  readonly budgets: Map<string, BudgetChange>;
  readonly placed: OpenHold[];
  readonly marked: OpenHold[];
  /** Request ids of ended holds that were in the database. */
  readonly ended: string[];
  readonly entries: EntryRow[];
  readonly keptReplies: KeptReply[];
  readonly callStates: StoredCallState[];
  /** Request ids of claims that are deleted. */
  readonly droppedClaims: string[];
  /**
   * Claims kept for a repeat of a request whose reply was incomplete: this request or an earlier
   * one.
   */
  readonly brokenClaims: { readonly requestId: string; readonly broken: string }[];
}

/** Returns an empty set of changes. */
export function noChanges(): Changes {
  return {
    accounts: new Map(),
    keys: new Map(),
    budgets: new Map(),
    placed: [],
    marked: [],
    ended: [],
    entries: [],
    keptReplies: [],
    callStates: [],
    droppedClaims: [],
    brokenClaims: [],
  };
}

/**
 * The properties of an account and a key that determine which sums are kept, as the transaction
 * read them.
 */
export interface CountedRows {
  readonly isKeyLimited: boolean;
  readonly accountBudget: BudgetState | null;
  readonly keyBudget: BudgetState | null;
}

/** Adds a change of the ledger, with its entries and sums. */
export function addChange(
  changes: Changes,
  change: Exclude<LedgerChange, { readonly kind: "marked" }>,
  { isKeyLimited, accountBudget, keyBudget }: CountedRows,
): void {
  if (change.kind !== "placed") changes.entries.push(change.entry);
  const { accountId, keyId, balance, held, spent, toppedUp } = change.sums;
  // A hold of zero always fits. It starts no period, and the stored sums may belong to an earlier
  // period.
  const places = change.kind === "placed" && held > 0;
  const account = changes.accounts.get(accountId) ?? { balance: 0, held: 0, spent: 0, toppedUp: 0 };
  account.balance += balance;
  account.held += held;
  account.spent += spent;
  account.toppedUp += toppedUp;
  changes.accounts.set(accountId, account);
  if (accountBudget !== null) {
    const budget = { scope: "account", id: accountId, before: accountBudget, places } as const;
    addToBudget(changes, budget, change.sums);
  }
  if (keyId === null) return;
  if (keyBudget !== null) {
    addToBudget(changes, { scope: "key", id: keyId, before: keyBudget, places }, change.sums);
  }
  if (!isKeyLimited) return;
  const key = changes.keys.get(keyId) ?? { held: 0, spent: 0, places: false };
  key.held += held;
  key.spent += spent;
  key.places ||= places;
  changes.keys.set(keyId, key);
}

interface CountingBudget {
  readonly scope: BudgetScope;
  readonly id: string;
  readonly before: BudgetState;
  readonly places: boolean;
}

function addToBudget(
  changes: Changes,
  { scope, id, before, places }: CountingBudget,
  sums: SumsChange,
): void {
  if (sums.countedAtMs === null) return;
  const name = budgetName(scope, id);
  const found = changes.budgets.get(name);
  const current = found ?? {
    startsAtMs: before.startsAtMs,
    endsAtMs: before.endsAtMs,
    held: 0,
    spent: 0,
  };
  const counted = countInPeriod(before, current, sums);
  const hasPlaced = places || found?.places === true;
  const raises = raisesCeiling(sums) || found?.raises === true;
  changes.budgets.set(name, { scope, id, ...counted, places: hasPlaced, raises });
}

/** Returns the name of a budget among the changes. */
export function budgetName(scope: BudgetScope, id: string): string {
  return `${scope} ${id}`;
}

/** Returns the state of a budget after its changes. */
export function budgetAfter(before: BudgetState, change: BudgetChange | undefined): BudgetState {
  if (change === undefined) return before;
  const { startsAtMs, endsAtMs, held, spent } = change;
  const isSame = startsAtMs === before.startsAtMs;
  return {
    ...before,
    startsAtMs,
    endsAtMs,
    held: nanoUsd((isSame ? before.held : 0) + held),
    spent: nanoUsd((isSame ? before.spent : 0) + spent),
  };
}
