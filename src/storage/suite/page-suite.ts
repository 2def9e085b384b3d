import fc from "fast-check";
import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { ReportFilter, RequestPlace, UsageGrouping } from "../../core/ledger/reports.ts";
import type { Outcome } from "../../core/ledger/request-record.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { TestLedger } from "./test-ledger.ts";
import {
  ACCOUNT,
  KEY,
  newEntry,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
  settle,
} from "./ledger-script.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A request that has ended. */
interface Ended {
  readonly id: string;
  readonly keyId?: string;
  readonly model?: string;
  readonly upstream?: string | null;
  readonly atMs?: number;
  readonly charge?: number;
  readonly cost?: number | null;
  readonly outcome?: Outcome;
}

async function end(store: Store, request: Ended): Promise<void> {
  const { id, keyId = KEY, model = "a/x", charge = 1 } = request;
  await store.placeHold(newHold(id, 1_000, { keyId, model, accountId: accountOf(keyId) }));
  const { atMs = NOW, upstream = "up:1", cost = 4, outcome = "finished" } = request;
  const nanoCost = cost === null ? null : nanoUsd(cost);
  await store.settle(newSettlement(id, charge, { atMs, upstream, outcome, cost: nanoCost }));
}

const accountOf = (keyId: string): string => (keyId === "k3" ? "other" : ACCOUNT);

async function openTwo(store: Store): Promise<void> {
  await openAccount(store, 100_000);
  const other = { id: "other", name: "Other", planId: "plan", balance: nanoUsd(5_000), atMs: NOW };
  await store.createAccount(other);
  await store.createKey(newKey({ id: "k2" }));
  await store.createKey(newKey({ id: "k3", accountId: "other" }));
}

/** Returns the ids of all pages of a list, one list per page. */
async function pagesOf(store: Store, filter: ReportFilter, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let after: RequestPlace | null = null;
  do {
    const page = await store.listRequests({ ...filter, after, limit });
    pages.push(page.requests.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return pages;
}

/** Tests pages of requests, and filters. */
export function requestPages(ledger: () => TestLedger): void {
  it.each<[string, ReportFilter, string]>([
    ["no filter", {}, "r6 r5 r4 r3 r2 r1"],
    ["an account", { accountId: ACCOUNT }, "r5 r4 r3 r2 r1"],
    ["a key", { keyId: "k3" }, "r6"],
    ["a key of another account", { accountId: ACCOUNT, keyId: "k3" }, ""],
    ["a model", { model: "b/y" }, "r4 r2"],
    ["an upstream", { upstream: "up:2" }, "r3"],
    ["an outcome", { outcome: "failed" }, "r4 r2 r1"],
    ["the usual outcome", { outcome: "finished" }, "r6 r5"],
    ["an outcome without requests", { outcome: "killed" }, ""],
    ["an outcome and others", { outcome: "failed", keyId: KEY, fromMs: NOW + 2 }, "r4"],
    ["a start time", { fromMs: NOW + 3 }, "r6 r5 r4 r3"],
    ["an exclusive end time", { toMs: NOW + 3 }, "r2 r1"],
    ["all filters", { accountId: ACCOUNT, keyId: KEY, model: "b/y", fromMs: NOW + 3 }, "r4"],
    ["an unknown id", { accountId: "nobody" }, ""],
  ])("requests are narrowed by %s, newest first", async (_, filter, want) => {
    const { store } = ledger();
    await openTwo(store);
    const rows: readonly Ended[] = [
      { id: "r1", atMs: NOW + 1, outcome: "failed" },
      { id: "r2", atMs: NOW + 2, model: "b/y", keyId: "k2", outcome: "failed" },
      { id: "r3", atMs: NOW + 3, upstream: "up:2", outcome: "client-gone" },
      { id: "r4", atMs: NOW + 4, model: "b/y", outcome: "failed" },
      { id: "r5", atMs: NOW + 5, upstream: null },
      { id: "r6", atMs: NOW + 6, keyId: "k3" },
    ];
    for (const row of rows) await end(store, row);
    const ids = want === "" ? [] : want.split(" ");
    expect((await pagesOf(store, filter, 100)).flat()).toEqual(ids);
    // No page is empty except a single one: a full page that ends with the last request is the last
    // page.
    for (const size of [1, 2, 3]) {
      const pages = await pagesOf(store, filter, size);
      expect(pages.flat()).toEqual(ids);
      expect(pages).toHaveLength(Math.max(1, Math.ceil(ids.length / size)));
    }
  });
}

/** Tests pages of requests over several days, and requests that end while pages are read. */
export function requestPagesOfDays(ledger: () => TestLedger): void {
  it.each<[string, ReportFilter, string]>([
    ["a key", { keyId: "k2" }, "r5 r3 r1"],
    ["a model", { model: "b/y" }, "r4 r2"],
    ["an upstream", { upstream: "up:2" }, "r4 r3"],
    ["a model without days", { model: "c/z" }, ""],
    ["a key, up to a day", { keyId: "k2", toMs: NOW + 2 * DAY }, "r3 r1"],
  ])("requests of several days are narrowed by %s", async (_, filter, want) => {
    const { store } = ledger();
    await openTwo(store);
    const midnight = NOW - (NOW % DAY);
    const rows: readonly Ended[] = [
      { id: "r1", atMs: midnight, keyId: "k2" },
      { id: "r2", atMs: midnight + DAY - 1, model: "b/y" },
      { id: "r3", atMs: midnight + DAY, upstream: "up:2", keyId: "k2" },
      { id: "r4", atMs: midnight + 2 * DAY, model: "b/y", upstream: "up:2" },
      { id: "r5", atMs: midnight + 4 * DAY - 1, keyId: "k2" },
    ];
    for (const row of rows) await end(store, row);
    const ids = want === "" ? [] : want.split(" ");
    for (const size of [1, 9]) expect((await pagesOf(store, filter, size)).flat()).toEqual(ids);
  });

  it("requests that end while pages are read neither repeat nor shift later rows", async () => {
    const { store } = ledger();
    await openTwo(store);
    for (const id of ["r1", "r2", "r3", "r4"]) await end(store, { id });
    const first = await store.listRequests({ limit: 2 });
    await end(store, { id: "late", atMs: NOW + 1 });
    await end(store, { id: "early", atMs: NOW - 1 });
    const rest = await store.listRequests({ after: first.next, limit: 10 });
    const ids = [...first.requests, ...rest.requests].map(({ id }) => id);
    expect(ids).toEqual(["r4", "r3", "r2", "r1", "early"]);
    expect(rest.next).toBeNull();
  });
}

/** Tests sums of charges and costs. */
export function marginSums(ledger: () => TestLedger): void {
  it("usage includes costs even without a charge, and counts unknown costs", async () => {
    const { store } = ledger();
    await openTwo(store);
    await end(store, { id: "r1", charge: 10, cost: 7 });
    await end(store, { id: "r2", charge: 0, cost: 5, upstream: "up:2" });
    await end(store, { id: "r3", charge: 2, cost: null, upstream: null });
    await end(store, { id: "r4", charge: 3, cost: 1, keyId: "k3", atMs: NOW + DAY + HOUR });
    const sums = async (by: UsageGrouping, filter: ReportFilter = {}): Promise<string[]> =>
      (await store.usage({ by, ...filter })).map(
        ({ group, requests, charge, cost, requestsWithoutCost }) =>
          `${group}: ${requests} ${charge} ${cost} ${requestsWithoutCost}`,
      );
    expect(await sums("account")).toEqual([`${ACCOUNT}: 3 12 12 1`, "other: 1 3 1 0"]);
    expect(await sums("upstream")).toEqual([": 1 2 0 1", "up:1: 2 13 8 0", "up:2: 1 0 5 0"]);
    expect(await sums("hour")).toEqual(["2026-01-15T12: 3 12 12 1", "2026-01-16T13: 1 3 1 0"]);
    expect(await sums("day", { upstream: "up:1", toMs: NOW + DAY })).toEqual([
      "2026-01-15: 1 10 7 0",
    ]);
    expect((await store.usage({ by: "hour", after: "2026-01-15T12", limit: 9 })).length).toBe(1);
    expect((await store.usage({ by: "account", limit: 1 })).map(({ group }) => group)).toEqual([
      ACCOUNT,
    ]);
  });

  it("a reversal reduces its upstream's charges, but not the cost", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
    await store.claimReply({ ...claim, requestId: "h1" });
    await store.placeHold(newHold("h1", 40));
    const broken = { outcome: "broken", upstream: "up:1", cost: nanoUsd(6) } as const;
    await store.settle(newSettlement("h1", 15, broken));
    await store.claimReply({ ...claim, requestId: "h2" });
    await store.placeHold(newHold("h2", 40));
    const reply = { keyHash: "c", sealed: "sealed" };
    await store.settle(newSettlement("h2", 10, { reply, upstream: "up:2", cost: nanoUsd(3) }));
    expect(await store.usage({ by: "upstream" })).toMatchObject([
      { group: "up:1", requests: 1, charge: 0, cost: 6, requestsWithoutCost: 0 },
      { group: "up:2", requests: 1, charge: 10, cost: 3, requestsWithoutCost: 0 },
    ]);
  });
}

const moments = fc.integer({ min: 0, max: 4 }).map((days) => NOW + days * DAY);
const steps = fc.oneof(
  fc.record({
    kind: fc.constant("top-up" as const),
    atMs: moments,
    amount: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    atMs: moments,
    amount: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({
    kind: fc.constant("usage" as const),
    atMs: moments,
    amount: fc.integer({ min: 0, max: 900 }),
  }),
);

async function hashOf(store: Store, id: string): Promise<string | null | undefined> {
  const all = { kind: null, fromMs: null, toMs: null, afterSeq: 0, count: 100 };
  const { entries } = await store.listEntries({ accountId: ACCOUNT, ...all });
  return entries.find((entry) => entry.id === id)?.hash;
}

/** Tests statements of an account. */
export function statements(ledger: () => TestLedger): void {
  it("a statement: opening balance, usage by day and model, other entries, closing balance", async () => {
    const { store } = ledger();
    await openTwo(store);
    await end(store, { id: "r1", charge: 10 });
    await end(store, { id: "r2", charge: 5 });
    await end(store, { id: "r3", charge: 7, model: "b/y", atMs: NOW + DAY });
    await end(store, { id: "r4", charge: 9, keyId: "k3" });
    const post = { amount: 50, atMs: NOW + DAY };
    await store.postEntry(newEntry({ ...post, id: "t1" }));
    await store.postEntry(newEntry({ ...post, id: "f1", kind: "refund", reference: "back" }));
    await store.postEntry(newEntry({ ...post, id: "c1", kind: "correction", amount: -8 }));
    const line = { promptTokens: 22, completionTokens: 14 };
    const found = await store.statement({ accountId: ACCOUNT, fromMs: NOW, toMs: NOW + DAY });
    expect(found).toEqual({
      openingBalance: 0,
      closingBalance: 99_985,
      usage: [{ day: "2026-01-15", model: "a/x", requests: 2, ...line, amount: -15 }],
      entries: [
        { kind: "top-up", reference: `opening ${ACCOUNT}`, note: null, atMs: NOW, amount: 100_000 },
      ],
      head: await hashOf(store, "r2"),
      rewinds: [],
    });
    const next = { accountId: ACCOUNT, fromMs: NOW + DAY, toMs: NOW + 2 * DAY };
    expect(await store.statement(next)).toMatchObject({
      openingBalance: 99_985,
      closingBalance: 99_970,
      usage: [{ day: "2026-01-16", model: "b/y", amount: -7 }],
      entries: [
        { kind: "top-up", reference: "t1", amount: 50 },
        { kind: "refund", reference: "back", amount: -50 },
        { kind: "correction", reference: "c1", amount: -8 },
      ],
    });
    expect(await store.statement({ ...next, accountId: "nobody" })).toBeNull();
  });
}

/** Tests invariants of statements. */
export function statementLaws(ledger: () => TestLedger): void {
  it("law: the lines of each day add up to its balances, and each opens at the last close", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 12 }), async (list) => {
        const { store } = ledger();
        const accountId = `law-${(run += 1)}`;
        const at = { atMs: NOW - DAY, planId: "plan", name: "Law" };
        await store.createAccount({ id: accountId, balance: nanoUsd(1_000), ...at });
        const keyId = `${accountId}-key`;
        await store.createKey(newKey({ id: keyId, accountId }));
        for (const [number, { kind, atMs, amount }] of list.entries()) {
          const id = `${accountId}-${number}`;
          if (kind === "usage") {
            await store.placeHold(newHold(id, 900, { accountId, keyId }));
            await settle(store, newSettlement(id, amount, { atMs }));
          } else {
            await store.postEntry(newEntry({ id, accountId, kind, amount, atMs }));
          }
        }
        let balance = 1_000;
        for (let day = 0; day < 5; day += 1) {
          const fromMs = NOW + day * DAY;
          const found = await store.statement({ accountId, fromMs, toMs: fromMs + DAY });
          if (found === null) throw new Error("no statement");
          expect(found.openingBalance).toBe(balance);
          for (const { amount } of [...found.usage, ...found.entries]) balance += Number(amount);
          expect(found.closingBalance).toBe(balance);
        }
        expect((await store.showAccount(accountId))?.balance).toBe(balance);
      }),
      { numRuns: 12 },
    );
  });
}
