import type { NanoUsd } from "../money/amounts.ts";
import type { AccountRecord } from "./accounts.ts";
import type { EntryRow, OperatorKind } from "./entry-row.ts";

/** A payment or correction that an operator posts. */
export interface OperatorEntry {
  /** Generated for this entry. The same id posts once. */
  readonly id: string;
  /** The operator's reference, unique for its account and kind: a repeat posts no second entry. */
  readonly reference: string | null;
  readonly accountId: string;
  readonly kind: OperatorKind;
  /** Above zero. For a correction the signed change of the balance. */
  readonly amount: NanoUsd;
  readonly note: string | null;
  /** Name of an admin token, or the user of a command. */
  readonly actor: string;
  readonly atMs: number;
}

/** An operator's entry as posted. Its amount has the sign of the balance change. */
export type PostedEntry = Pick<
  EntryRow,
  "id" | "accountId" | "kind" | "amount" | "note" | "actor" | "atMs"
>;

export type PostResult =
  /** `entry` is the first one of its reference. */
  | { readonly result: "posted"; readonly account: AccountRecord; readonly entry: PostedEntry }
  | { readonly result: "no-account" }
  /** A closed account cannot receive payments. */
  | { readonly result: "account-closed" }
  | { readonly result: "insufficient"; readonly available: NanoUsd }
  /** The balance would exceed its maximum; `headroom` is the largest amount that can be added. */
  | { readonly result: "balance-too-large"; readonly headroom: NanoUsd }
  /** The reference has an entry with another amount or note. */
  | {
      readonly result: "mismatch";
      readonly field: "amount" | "note";
      readonly first: PostedEntry;
    };
