import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import {
  decideAccountUpdate,
  refuseKeyChange,
  storedLimit,
  type AccountUpdate,
} from "./settings.ts";
import type { AccountRecord, KeyRecord } from "./accounts.ts";

const open: AccountRecord = {
  id: "acct",
  name: "Acme",
  planId: "plan",
  balance: nanoUsd(100),
  held: nanoUsd(0),
  spent: nanoUsd(0),
  toppedUp: nanoUsd(100),
  budget: null,
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
};
const busy = { ...open, held: nanoUsd(30) };
const suspended = { ...open, suspendedAtMs: 5 };
const closed = { ...open, closedAtMs: 5 };

describe("an update of an account at 9", () => {
  it.each<[string, AccountRecord | null, Partial<AccountUpdate>, string]>([
    ["a new name", open, { name: "New" }, "New plan null null"],
    ["a new plan while requests run", busy, { planId: "other" }, "Acme other null null"],
    ["a suspension while requests run", busy, { state: "suspended" }, "Acme plan 9 null"],
    ["a second suspension", suspended, { state: "suspended" }, "Acme plan 5 null"],
    ["its end", suspended, { state: "active" }, "Acme plan null null"],
    ["the end without a suspension", open, { state: "active" }, "Acme plan null null"],
    ["closing", open, { state: "closed" }, "Acme plan null 9"],
    ["closing a suspended one", suspended, { state: "closed" }, "Acme plan 5 9"],
    ["closing while requests hold money", busy, { state: "closed" }, "requests-running 30"],
    ["closing again", closed, { state: "closed" }, "Acme plan null 5"],
    ["closing and renaming a closed one", closed, { state: "closed", name: "" }, "account-closed"],
    ["closing a closed one on a plan", closed, { state: "closed", planId: "" }, "account-closed"],
    ["closing a closed one's budget", closed, { state: "closed", budget: null }, "account-closed"],
    ["opening a closed one", closed, { state: "active" }, "account-closed"],
    ["renaming a closed one", closed, { name: "New" }, "account-closed"],
    ["a change of no account", null, { name: "New" }, "no-account"],
  ])("%s", (_, account, part, want) => {
    const decided = decideAccountUpdate({ id: "acct", atMs: 9, ...part }, account);
    const words =
      decided.result === "write" ? Object.values(decided.settings) : Object.values(decided);
    expect(words.map(String).join(" ")).toBe(want);
  });
});

const key = { accountState: "active", revokedAtMs: null } as KeyRecord;

it.each<[string, KeyRecord | null, string | null]>([
  ["an active key", key, null],
  ["a suspended account's key", { ...key, accountState: "suspended" }, null],
  ["a closed account's key", { ...key, accountState: "closed" }, "account-closed"],
  ["a revoked key", { ...key, revokedAtMs: 0 }, "key-revoked"],
  ["no key", null, "no-key"],
])("a change of %s", (_, of, want) => {
  expect(refuseKeyChange(of)?.result ?? null).toBe(want);
});

it.each([
  [50, 50, null],
  [30, 30, null],
  [29, 30, 29],
  [0, 30, 0],
])(
  "a limit of %s with 30 used is stored as %s, lowered %s",
  (limit, spendingLimit, loweredLimit) => {
    expect(storedLimit(limit, { spent: 20, held: 10 })).toEqual({ spendingLimit, loweredLimit });
  },
);
