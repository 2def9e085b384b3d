import { nanoUsd } from "../money/amounts.ts";
import { noKeySettings, type AccountRecord, type KeyRecord } from "./accounts.ts";
import type { LedgerChange } from "./decisions.ts";

/** Time of the decisions in tests. */
export const AT_MS = 1_000;

/** 70 of 100 are available. */
export const account: AccountRecord = {
  id: "acct",
  name: "Acme",
  planId: "plan",
  balance: nanoUsd(100),
  held: nanoUsd(30),
  spent: nanoUsd(5),
  toppedUp: nanoUsd(105),
  budget: null,
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
};

/** A key of an open account, without its own limit. */
export const keyRecord: KeyRecord = {
  id: "key_1",
  accountId: "acc_1",
  planId: "p",
  accountState: "active",
  ...noKeySettings,
  createdAtMs: 0,
  revokedAtMs: null,
};

/** Returns a change in short notation: its kind, and the changes of the sums. */
export function wordsOf(change: LedgerChange | null): string {
  if (change === null) return "-";
  if (change.kind === "marked") return `marked owed:${change.hold.owed}`;
  const { balance, held, spent, toppedUp } = change.sums;
  const entry = change.kind === "placed" ? "" : ` ${change.entry.kind}:${change.entry.amount}`;
  return `${change.kind}${entry} balance:${balance} held:${held} spent:${spent} in:${toppedUp}`;
}
