import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import { emptyFields } from "./entry-row.ts";
import { openingEntry, operatorEntryId, referenceOf } from "./entry.ts";
import { findShortage } from "./shortage.ts";
import { decideClaimEnd, decideReverse, storedBytes, type ChargedRequest } from "./decisions.ts";
import { newBudget } from "./test-budget.ts";
import type { Outcome } from "./request-record.ts";

describe("an operator's entry", () => {
  const entry = { id: "e1", reference: "paid", kind: "top-up", accountId: "acct" } as const;
  it.each([
    ["has an id of its reference, for its kind and account", entry, "top-up:acct:paid"],
    ["has its own id without one", { ...entry, reference: null }, "e1"],
    ["of another kind has another", { ...entry, kind: "refund" as const }, "refund:acct:paid"],
    ["of another account has another", { ...entry, accountId: "b" }, "top-up:b:paid"],
  ])("%s", (_, of, want) => {
    const id = operatorEntryId(of);
    expect([id, referenceOf({ ...of, id })]).toEqual([want, of.reference]);
  });

  it("has no reference if its id has another account or kind", () => {
    const found = referenceOf({ ...entry, id: "refund:acct:paid" });
    expect([found, referenceOf({ ...entry, id: "top-up:other:paid" })]).toEqual([null, null]);
  });
});

it("an account's opening balance is a top-up without an actor", () => {
  const row = openingEntry({ id: "acct", balance: nanoUsd(5), atMs: 9 });
  expect(row).toEqual({
    kind: "top-up",
    id: "opening acct",
    accountId: "acct",
    amount: 5,
    atMs: 9,
    ...emptyFields,
  });
});

describe("the end of a claim with 600 bytes of capacity", () => {
  const reply = (bytes: number) => ({ keyHash: "c", sealed: "s".repeat(bytes - storedBytes("")) });
  it.each<readonly [Outcome, number | null, string]>([
    ["finished", 600, "stored"],
    ["finished", 601, "unkept"],
    ["finished", null, "unkept"],
    ["client-gone", 600, "stored"],
    ["broken", 600, "stored"],
    ["broken", 601, "broken"],
    ["broken", null, "broken"],
    ["failed", null, "given-up"],
    ["failed", 600, "stored"],
    ["client-gone", null, "given-up"],
    ["killed", null, "given-up"],
  ])("%s, with a reply of %s bytes: %s", (outcome, bytes, want) => {
    const of = bytes === null ? { outcome } : { outcome, reply: reply(bytes) };
    expect(decideClaimEnd(of, 600)).toBe(want);
  });

  it("a stored reply counts its text and its row", () => {
    expect([storedBytes(""), storedBytes("abc")]).toEqual([512, 515]);
  });
});

describe("a charge whose repeat was settled", () => {
  const charged: ChargedRequest = {
    requestId: "h1",
    accountId: "acct",
    keyId: "key",
    model: "a/x",
    upstream: "up",
    charge: nanoUsd(15),
    outcome: "broken",
    startedAtMs: 3,
    isReversed: false,
    hasStoredReply: false,
  };
  const reverse = (part: Partial<ChargedRequest>) =>
    decideReverse({ ...charged, ...part }, { cause: "superseded", atMs: 9 });

  it("is reversed if its reply broke", () => {
    expect(reverse({})).toMatchObject({
      entry: { kind: "reversal", amount: 15, upstream: "up", atMs: 9 },
      sums: { balance: 15, held: 0, spent: -15, toppedUp: 0, countedAtMs: 3 },
    });
  });

  it.each<Partial<ChargedRequest>>([
    { outcome: "finished" },
    { outcome: "killed" },
    { outcome: "client-gone" },
    { outcome: "failed" },
    { isReversed: true },
    { hasStoredReply: true },
    { charge: nanoUsd(0) },
  ])("is kept with %o", (part) => expect(reverse(part)).toBeNull());
});

describe("the tightest limit is reported", () => {
  const day = newBudget({
    limit: nanoUsd(30),
    period: "day",
    startsAtMs: 0,
    spent: nanoUsd(10),
    held: nanoUsd(8),
  });
  const none = { available: 100, ofLimit: null, ofAccount: null, ofKey: null };
  it.each([
    ["of none", 100, none, null],
    ["the balance", 101, none, "balance 100"],
    ["a limit below the balance", 101, { ...none, ofLimit: 99 }, "key 99"],
    [
      "an account's budget below both",
      13,
      { ...none, ofLimit: 13, ofAccount: day },
      "account-budget 12",
    ],
    ["a limit as tight as the budget", 13, { ...none, ofLimit: 12, ofAccount: day }, "key 12"],
    [
      "a key's budget below all",
      13,
      { ...none, ofAccount: day, ofKey: { ...day, held: nanoUsd(9) } },
      "key-budget 11",
    ],
    ["a limit below zero", 0, { ...none, ofLimit: -1 }, "key -1"],
    ["a balance of zero, for a zero amount", 0, { ...none, available: 0 }, null],
  ])("%s", (_, amount, left, want) => {
    const found = findShortage(nanoUsd(amount), left);
    expect(found && `${found.limit} ${found.available}`).toBe(want);
  });
});
