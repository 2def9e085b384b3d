import type { LedgerChange } from "../../ledger/decisions.ts";
import type { NewEntry } from "../../ledger/entry.ts";
import type { OpenHold } from "../../ledger/open-hold.ts";

/** How much an account's sums change. */
export interface AccountChange {
  balance: number;
  held: number;
  spent: number;
  toppedUp: number;
}

/** How much the sums of a key with a spending limit change. */
export interface KeyChange {
  held: number;
  spent: number;
}

/** A reply to keep under the claim of its request. */
export interface KeptReply {
  readonly accountId: string;
  readonly requestId: string;
  readonly keyHash: string;
  readonly sealed: string;
}

/** All that one transaction writes; its author has locked the rows of the accounts and keys. */
export interface Changes {
  readonly accounts: Map<string, AccountChange>;
  readonly keys: Map<string, KeyChange>;
  readonly placed: OpenHold[];
  readonly marked: OpenHold[];
  /** Request ids of holds that were in the database and end. */
  readonly ended: string[];
  readonly entries: NewEntry[];
  readonly keptReplies: KeptReply[];
  /** Request ids of claims that end without a trace. */
  readonly droppedClaims: string[];
  /** Claims that wait for a repeat of a request whose reply broke: this one or an earlier one. */
  readonly brokenClaims: { readonly requestId: string; readonly broken: string }[];
}

/** Changes of nothing, to be filled. */
export function noChanges(): Changes {
  return {
    accounts: new Map(),
    keys: new Map(),
    placed: [],
    marked: [],
    ended: [],
    entries: [],
    keptReplies: [],
    droppedClaims: [],
    brokenClaims: [],
  };
}

/** Adds what an operation of the ledger changes of its entries and sums. */
export function addChange(
  changes: Changes,
  change: Exclude<LedgerChange, { readonly kind: "marked" }>,
  { isKeyLimited }: { readonly isKeyLimited: boolean },
): void {
  if (change.kind !== "placed") changes.entries.push(change.entry);
  const { accountId, keyId, balance, held, spent, toppedUp } = change.sums;
  const account = changes.accounts.get(accountId) ?? { balance: 0, held: 0, spent: 0, toppedUp: 0 };
  account.balance += balance;
  account.held += held;
  account.spent += spent;
  account.toppedUp += toppedUp;
  changes.accounts.set(accountId, account);
  if (keyId === null || !isKeyLimited) return;
  const key = changes.keys.get(keyId) ?? { held: 0, spent: 0 };
  key.held += held;
  key.spent += spent;
  changes.keys.set(keyId, key);
}
