import { describe, expect, it } from "vitest";
import type { KeyState } from "../../../core/ledger/decisions.ts";
import type { OpenHold } from "../../../core/ledger/open-hold.ts";
import { newBudget } from "../../../core/ledger/test-budget.ts";
import { nanoUsd } from "../../../core/money/amounts.ts";
import { account } from "../../../core/ledger/test-decisions.ts";
import { newEntry, newHold, newSettlement, NOW } from "../../suite/ledger-script.ts";
import { Batch, type CountedCharge } from "./batch.ts";
import { KnownRows } from "./known-rows.ts";
import type { LockedRows } from "./locked-rows.ts";

const key: KeyState = {
  accountId: "acct",
  spendingLimit: 60,
  held: 0,
  spent: 0,
  budget: null,
  expiresAtMs: null,
  revokedAtMs: null,
};
/** Rows with 70 of 100 available, and 60 of the key's limit. */
const rows = (part: Partial<LockedRows> = {}): LockedRows => ({
  isMember: true,
  accounts: new Map([["acct", account]]),
  revisions: new Map([["acct", 4]]),
  keys: new Map([["key", key]]),
  settled: new Set(),
  held: new Set(),
  posted: new Map(),
  ...part,
});

/** Returns the memory of a process and functions to run batches on it. */
function openBatch(
  part: Partial<LockedRows> = {},
  claims: readonly (readonly [string, string | null])[] = [],
) {
  const holds = new Map<string, OpenHold>();
  const claimed = new Map(claims.map(([id, earlier]) => [id, { owner: "o", earlier }]));
  const charged = new Map<string, CountedCharge>();
  const memory = { owner: "o", holds, claimed, charged, replyBytesMax: 600 };
  const known = new KnownRows();
  const begin = (found = part) => new Batch(rows(found), memory);
  const commit = (batch: Batch) => {
    const changes = batch.finish();
    batch.remember({ holds, claimed, known });
    return changes;
  };
  return { holds, claimed, charged, known, begin, commit };
}

describe("a batch", () => {
  it("decides each call on the state left by the previous ones", () => {
    const { begin } = openBatch();
    const batch = begin();
    expect(batch.placeHold(newHold("h1", 50))).toEqual({ result: "placed" });
    expect(batch.placeHold(newHold("h2", 11))).toMatchObject({ limit: "key", available: 10 });
    expect(batch.placeHold(newHold("h1", 1))).toEqual({ result: "duplicate-request-id" });
    expect(batch.settle(newSettlement("h1", 20))).toBe("settled");
    expect(batch.settle(newSettlement("h1", 20))).toBe("already-settled");
    expect(batch.placeHold(newHold("h1", 1))).toEqual({ result: "duplicate-request-id" });
    expect(batch.placeHold(newHold("h2", 40))).toEqual({ result: "placed" });
    expect(batch.postEntry(newEntry({ kind: "refund", amount: 11 }))).toMatchObject({
      available: 10,
    });
    expect(batch.postEntry(newEntry({ id: "e2", amount: 5 }))).toMatchObject({ result: "posted" });
    expect(batch.postEntry(newEntry({ id: "e2", amount: 5 }))).toMatchObject({ result: "posted" });
    expect(batch.finish()).toMatchObject({
      placed: [{ requestId: "h2" }],
      marked: [],
      ended: [],
      entries: [{ id: "h1" }, { id: "e2" }],
    });
  });

  it("writes the states of calls, but does not remember them for a rewind", () => {
    const batch = openBatch().begin();
    batch.placeHold(newHold("h1", 10));
    const callStates = { keyId: "key", states: [{ name: "n", sealed: "s" }] };
    batch.settle(newSettlement("h1", 5, { callStates }));
    expect(batch.finish().callStates).toEqual([
      { name: "n", sealed: "s", keyId: "key", atMs: NOW + 1_000 },
    ]);
    expect(batch.written).toMatchObject([{ settlement: { requestId: "h1" } }]);
    expect(JSON.stringify(batch.written)).not.toContain("sealed");
  });

  it("refuses requests that others hold or have settled", () => {
    const { begin } = openBatch({ settled: new Set(["s"]), held: new Set(["h"]) });
    const batch = begin();
    for (const id of ["s", "h"]) {
      expect(batch.placeHold(newHold(id, 1))).toEqual({ result: "duplicate-request-id" });
    }
    const results = ["s", "h", "n"].map((id) => batch.settle(newSettlement(id, 1)));
    expect(results).toEqual(["already-settled", "hold-not-found", "hold-not-found"]);
    expect(batch.finish().accounts.size).toBe(0);
  });

  it.each([
    ["counts a period first", [], false],
    ["counts it apart from its own changes", ["h1"], true],
  ])("%s", (_, earlier, isLate) => {
    const sums = { spent: nanoUsd(0), held: nanoUsd(0), limit: nanoUsd(50) };
    const startsAtMs = Date.UTC(2026, 0, 15);
    const today = newBudget({ ...sums, period: "day", startsAtMs, isFollowed: true });
    const accounts = new Map([["acct", { ...account, budget: today }]]);
    const batch = openBatch({ accounts }).begin();
    for (const id of earlier) batch.placeHold(newHold(id, 5));
    const next = newHold("h2", 5, { atMs: NOW + 86_400_000 });
    const next16 = { startsAtMs: today.endsAtMs, endsAtMs: today.endsAtMs + 86_400_000 };
    const periods = [{ scope: "account", ...next16 }];
    expect(() => batch.placeHold(next)).toThrow(expect.objectContaining({ periods, isLate }));
  });

  it("ends earlier holds, and writes no row for a hold that it placed and ended", () => {
    const claims = ["h1", "h3", "h4"].map((id) => [id, null] as const);
    const { begin, commit, holds, claimed } = openBatch({}, claims);
    const first = begin();
    for (const id of ["h1", "h2", "h3"]) first.placeHold(newHold(id, 10));
    expect(commit(first).placed).toHaveLength(3);
    expect([...holds.keys()]).toEqual(["h1", "h2", "h3"]);
    const second = begin({
      accounts: new Map([["acct", { ...account, held: nanoUsd(account.held + 30) }]]),
      keys: new Map([["key", { ...key, held: key.held + 30 }]]),
    });
    second.settle(newSettlement("h1", 1));
    second.markProgress({ requestId: "h2", charge: nanoUsd(7) });
    second.markProgress({ requestId: "nobody's", charge: nanoUsd(7) });
    second.placeHold(newHold("h4", 1));
    second.settle(newSettlement("h4", 1));
    const changes = commit(second);
    expect([changes.placed, changes.ended]).toEqual([[], ["h1"]]);
    expect([...claimed.keys()]).toEqual(["h3"]);
    expect(changes.marked).toMatchObject([{ requestId: "h2", owed: 7, started: true }]);
    expect([...holds].map(([id, { owed }]) => [id, owed])).toEqual([
      ["h2", 7],
      ["h3", 3],
    ]);
  });

  it("leaves its final state for the next batch", () => {
    const { begin, commit, known } = openBatch();
    const batch = begin();
    batch.placeHold(newHold("h1", 50));
    batch.settle(newSettlement("h1", 20));
    commit(batch);
    const none = new Set<string>();
    const needs = { accountIds: new Set(["acct"]), keyIds: new Set(["key"]) };
    const found = known.find({ ...needs, requestIds: none, entryIds: none });
    expect(found?.accounts.get("acct")).toMatchObject({ balance: 80, held: 30, spent: 25 });
    expect(found?.keys.get("key")).toMatchObject({ spent: 20, held: 0 });
    expect(found?.revisions).toEqual(new Map([["acct", 4]]));
  });
});

describe("the claim of a settled request", () => {
  const sealed = (bytes: number) => ({ keyHash: "c", sealed: "s".repeat(bytes - 512) });
  it.each([
    ["is stored with its reply", null, { reply: sealed(600) }, "kept h1"],
    ["is deleted if its reply is too long", null, { reply: sealed(601) }, "dropped h1"],
    ["is deleted if it failed", null, { outcome: "failed" }, "dropped h1"],
    ["is kept if its reply is incomplete", null, { outcome: "broken" }, "h1 waits for h1"],
    ["is kept for the earlier request again", "h0", { outcome: "failed" }, "h1 waits for h0"],
    [
      "is kept with the earlier charge reversed",
      "h0",
      { outcome: "broken" },
      "h1 waits for h1, back 9",
    ],
    ["is stored with the earlier charge reversed", "h0", { reply: sealed(600) }, "kept h1, back 9"],
  ] as const)("%s", (_, earlier, part, want) => {
    const { begin, commit, claimed, charged } = openBatch({}, [
      ["h1", earlier],
      ["other", null],
    ]);
    const of = { accountId: "acct", keyId: "key", model: "m", upstream: null, startedAtMs: NOW };
    const ended = { isReversed: false, hasStoredReply: false, outcome: "broken" } as const;
    charged.set("h0", {
      request: { requestId: "h0", charge: nanoUsd(9), ...of, ...ended },
      counted: { isKeyLimited: true, accountBudget: null, keyBudget: null },
    });
    const batch = begin();
    batch.placeHold(newHold("h1", 20));
    batch.settle(newSettlement("h1", 5, part));
    const changes = commit(batch);
    const words = [
      ...changes.keptReplies.map(({ requestId }) => `kept ${requestId}`),
      ...changes.droppedClaims.map((requestId) => `dropped ${requestId}`),
      ...changes.brokenClaims.map(({ requestId, broken }) => `${requestId} waits for ${broken}`),
      ...changes.entries.flatMap(({ kind, amount }) =>
        kind === "reversal" ? [`back ${amount}`] : [],
      ),
    ];
    expect(words.join(", ")).toBe(want);
    // Claims of settled requests are removed; others stay.
    expect([...claimed.keys()]).toEqual(["other"]);
  });
});
