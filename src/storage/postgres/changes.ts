import type { OpenHold } from "./open-hold.ts";

/** A row to be added to `entries`; amounts in nano-dollars, signed as the balance changes. */
export interface NewEntry {
  readonly kind: "top-up" | "refund" | "usage" | "reversal";
  readonly reference: string;
  readonly accountId: string;
  readonly amount: number;
  readonly atMs: number;
  readonly keyId: string | null;
  readonly model: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  readonly hold: number | null;
  readonly loss: number | null;
  readonly details: string | null;
}

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
  readonly requestId: string;
  readonly keyHash: string;
  readonly sealed: string;
}

/** All that one transaction writes; whoever fills it holds the rows of the accounts and keys. */
export interface Changes {
  readonly accounts: Map<string, AccountChange>;
  readonly keys: Map<string, KeyChange>;
  readonly placed: OpenHold[];
  readonly marked: OpenHold[];
  /** Request ids of holds that were in the database and end. */
  readonly ended: string[];
  readonly entries: NewEntry[];
  readonly keptReplies: KeptReply[];
  /** Request ids of claims that are given up. */
  readonly droppedClaims: string[];
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
  };
}

/** Adds to an account's change. */
export function changeAccount(
  changes: Changes,
  id: string,
  by: Readonly<Partial<AccountChange>>,
): void {
  const change = changes.accounts.get(id) ?? { balance: 0, held: 0, spent: 0, toppedUp: 0 };
  change.balance += by.balance ?? 0;
  change.held += by.held ?? 0;
  change.spent += by.spent ?? 0;
  change.toppedUp += by.toppedUp ?? 0;
  changes.accounts.set(id, change);
}

/** Adds to the change of a key with a spending limit. */
export function changeKey(changes: Changes, id: string, by: Readonly<KeyChange>): void {
  const change = changes.keys.get(id) ?? { held: 0, spent: 0 };
  change.held += by.held;
  change.spent += by.spent;
  changes.keys.set(id, change);
}
