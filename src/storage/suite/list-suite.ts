import { expect, it } from "vitest";
import type { EntryQuery } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newEntry, newHold, newSettlement, NOW } from "./ledger-script.ts";
import { openAccount } from "./ledger-script.ts";

const everything: Omit<EntryQuery, "accountId"> = {
  kind: null,
  fromMs: null,
  toMs: null,
  afterSeq: 0,
  count: 100,
};

/**
 * Reverses a charge: an earlier reply was incomplete, and its repeat was settled a second later.
 */
async function reverse(store: Store): Promise<void> {
  const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
  await store.claimReply({ ...claim, requestId: "h1" });
  await store.placeHold(newHold("h1", 40));
  await store.settle(newSettlement("h1", 15, { outcome: "broken", atMs: NOW + 3 }));
  await store.claimReply({ ...claim, requestId: "h2" });
  await store.placeHold(newHold("h2", 40));
  const reply = { keyHash: "c", sealed: "sealed" };
  await store.settle(newSettlement("h2", 10, { reply, atMs: NOW + 4 }));
}

/**
 * Adds entries in this order: the opening, t1, c1 and c2 (corrections), f1, h1, h2, the reversal of
 * h1.
 */
async function fill(store: Store): Promise<void> {
  await openAccount(store, 100);
  const post = (id: string, kind: "top-up" | "refund" | "correction", amount: number) =>
    store.postEntry(newEntry({ id, kind, amount, atMs: NOW + 1 }));
  await post("t1", "top-up", 7);
  await post("c1", "correction", 3);
  await post("c2", "correction", -2);
  await post("f1", "refund", 1);
  await reverse(store);
  await store.createAccount({
    id: "other",
    name: "Other",
    planId: "plan",
    balance: nanoUsd(5),
    atMs: NOW,
  });
}

function entryFields(ledger: () => TestLedger): void {
  it("an entry shows all stored fields", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.postEntry(newEntry({ id: "c1", kind: "correction", note: "why", actor: "Ann" }));
    await store.placeHold(newHold("h1", 40, { model: "a/x" }));
    await store.settle(newSettlement("h1", 47, { atMs: NOW + 9 }));
    const { entries } = await store.listEntries({ ...everything, accountId: ACCOUNT });
    const unused = { keyId: null, model: null, upstream: null, cost: null, details: null };
    const noTokens = { promptTokens: null, completionTokens: null, hold: null, loss: null };
    expect(entries[1]).toMatchObject({
      kind: "correction",
      id: "c1",
      accountId: ACCOUNT,
      amount: 1,
      atMs: NOW,
      note: "why",
      actor: "Ann",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      ...unused,
      ...noTokens,
    });
    expect(entries[2]).toMatchObject({
      kind: "usage",
      id: "h1",
      accountId: ACCOUNT,
      amount: -40,
      atMs: NOW + 9,
      keyId: "key",
      model: "a/x",
      upstream: "sandbox:echo",
      note: null,
      actor: null,
      promptTokens: 11,
      completionTokens: 7,
      hold: 40,
      loss: 7,
      cost: 4,
    });
    expect(JSON.parse(entries[2]?.details ?? "")).toMatchObject({ status: 200, stream: true });
    expect(new Set(entries.map(({ hash }) => hash)).size).toBe(3);
  });
}

/** Tests the log of an account. */
export function entryLists(ledger: () => TestLedger): void {
  it.each<readonly [string, Partial<EntryQuery>, string]>([
    ["all entries", {}, "opening acct,t1,c1,c2,f1,h1,h2,h1"],
    ["top-ups without corrections", { kind: "top-up" }, "opening acct,t1"],
    ["refunds without corrections", { kind: "refund" }, "f1"],
    ["corrections of either sign", { kind: "correction" }, "c1,c2"],
    ["payments", { kind: "payment" }, "opening acct,t1,c1,c2,f1"],
    ["usage", { kind: "usage" }, "h1,h2"],
    ["reversals", { kind: "reversal" }, "h1"],
    ["entries from a time on", { fromMs: NOW + 3 }, "h1,h2,h1"],
    ["entries before a time", { toMs: NOW + 1 }, "opening acct"],
    ["entries between two times", { fromMs: NOW + 1, toMs: NOW + 4 }, "t1,c1,c2,f1,h1"],
    ["another account's", { accountId: "other" }, "opening other"],
    ["nobody's", { accountId: "nobody" }, ""],
  ])("the log narrowed to %s, the oldest first", async (_, query, want) => {
    const { store } = ledger();
    await fill(store);
    const asked = { ...everything, accountId: ACCOUNT, ...query };
    const { entries, hasMore } = await store.listEntries(asked);
    expect([entries.map(({ id }) => id).join(), hasMore]).toEqual([want, false]);
    const { kind: wanted = null } = query;
    const known = wanted === "payment" ? ["top-up", "refund", "correction"] : [wanted];
    expect(entries.every(({ kind }) => wanted === null || known.includes(kind))).toBe(true);
    if (entries.length === 0) return;
    // A full page that ends with the last entry has no next page.
    const pageOf = (afterSeq: number, count: number) =>
      store.listEntries({ ...asked, afterSeq, count });
    expect(await pageOf(0, entries.length)).toEqual({ entries, hasMore: false });
    const first = await pageOf(0, entries.length - 1);
    expect(first).toEqual({ entries: entries.slice(0, -1), hasMore: true });
    expect(await pageOf(first.entries.at(-1)?.seq ?? 0, 1)).toEqual({
      entries: entries.slice(-1),
      hasMore: false,
    });
  });

  entryFields(ledger);
}

/** Tests the log of an account in reverse order. */
export function entriesNewestFirst(ledger: () => TestLedger): void {
  it("the newest entries come first if requested, also in pages", async () => {
    const { store } = ledger();
    await fill(store);
    const asked = { ...everything, accountId: ACCOUNT, isNewestFirst: true };
    const { entries } = await store.listEntries(asked);
    expect(entries.map(({ id }) => id).join()).toBe("h1,h2,h1,f1,c2,c1,t1,opening acct");
    const first = await store.listEntries({ ...asked, count: 3 });
    expect(first).toEqual({ entries: entries.slice(0, 3), hasMore: true });
    const afterSeq = first.entries.at(-1)?.seq ?? 0;
    const rest = await store.listEntries({ ...asked, afterSeq });
    expect(rest).toEqual({ entries: entries.slice(3), hasMore: false });
  });
}

/** Tests requests and statements. */
export function otherLists(ledger: () => TestLedger): void {
  it("a request with a reversed charge is listed with the time of the reversal, and counted once", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await reverse(store);
    const { requests, next } = await store.listRequests({ limit: 2 });
    expect(requests.map(({ id, charge, takenBackAtMs }) => [id, charge, takenBackAtMs])).toEqual([
      ["h2", 10, null],
      ["h1", 15, NOW + 4],
    ]);
    expect(next).toBeNull();
    const first = await store.listRequests({ limit: 1 });
    expect(first.next).toEqual({ atMs: NOW + 4, seq: expect.any(Number) as unknown });
    const last = await store.listRequests({ limit: 1, after: first.next });
    expect([last.requests[0]?.id, last.next]).toEqual(["h1", null]);
    expect(await store.usage({ by: "account" })).toMatchObject([
      { requests: 2, promptTokens: 22, charge: 10, cost: 8, requestsWithoutCost: 0 },
    ]);
  });

  it("a reversal on another day reduces that day's line of the statement", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await reverse(store);
    const all = { accountId: ACCOUNT, fromMs: NOW, toMs: NOW + 4 };
    const before = await store.statement(all);
    expect(before).toMatchObject({ closingBalance: 85, usage: [{ requests: 1, amount: -15 }] });
    const since = await store.statement({ ...all, fromMs: NOW + 4, toMs: NOW + 5 });
    expect(since).toMatchObject({ openingBalance: 85, closingBalance: 90, entries: [] });
    expect(since?.usage).toMatchObject([{ requests: 1, promptTokens: 11, amount: 5 }]);
  });

  it("a statement's lines are ordered by day and model, its entries by time", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const day = 86_400_000;
    const models = ["b/y", "a/x", "c/z", "a/x"];
    for (const [at, model] of models.entries()) {
      await store.placeHold(newHold(`h${at}`, 9, { model }));
      await store.settle(newSettlement(`h${at}`, 1, { atMs: NOW + (at === 3 ? 0 : day) }));
    }
    for (const at of [3, 1, 2]) {
      await store.postEntry(newEntry({ id: `t${at}`, atMs: NOW + at }));
    }
    const query = { accountId: ACCOUNT, fromMs: NOW, toMs: NOW + 2 * day };
    const found = await store.statement(query);
    expect(found?.usage.map((line) => `${line.day} ${line.model}`)).toEqual([
      "2026-01-15 a/x",
      "2026-01-16 a/x",
      "2026-01-16 b/y",
      "2026-01-16 c/z",
    ]);
    const references = ["opening acct", "t1", "t2", "t3"];
    expect(found?.entries.map(({ reference }) => reference)).toEqual(references);
  });
}

/** Tests operators' changes. */
export function changeLists(ledger: () => TestLedger): void {
  it("both lines of a change keep their details", async () => {
    const { store } = ledger();
    const line = { id: "a", actor: "desk", operation: "topUp" };
    const begun = { ...line, stage: "begun", atMs: 1, target: "acc_1", details: '{"in":1}' };
    const ended = { ...line, stage: "ended", atMs: 2, target: "acc_2", details: '{"out":2}' };
    await store.appendAudit({ ...begun, stage: "begun" });
    await store.appendAudit({ ...ended, stage: "ended" });
    const query = { fromMs: null, toMs: null, actor: null, target: null, count: 1 };
    const page = await store.listAudit({ ...query, after: null });
    expect(page).toEqual({ records: [{ begun, ended }], next: null });
  });
}
