import fc from "fast-check";
import { expect, it } from "vitest";
import type { ReportFilter } from "../../ledger/reports.ts";
import { nanoUsd } from "../../money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";

/** Sums by time. */
export function utcSums(ledger: () => TestLedger): void {
  it("days, hours and minutes are in UTC: the last of one and the first of the next are told apart", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const midnight = Date.UTC(2026, 0, 16);
    for (const atMs of [midnight - 1, midnight, midnight + 3_599_999, midnight + 3_600_000]) {
      await store.placeHold(newHold(`h${atMs}`, 9));
      await store.settle(newSettlement(`h${atMs}`, 1, { atMs }));
    }
    const groups = async (by: "day" | "hour" | "minute") =>
      (await store.usage({ by })).map(({ group, requests }) => `${group} ${requests}`);
    expect(await groups("day")).toEqual(["2026-01-15 1", "2026-01-16 3"]);
    const hours = ["2026-01-15T23 1", "2026-01-16T00 2", "2026-01-16T01 1"];
    expect(await groups("hour")).toEqual(hours);
    expect(await groups("minute")).toEqual([
      "2026-01-15T23:59 1",
      "2026-01-16T00:00 1",
      "2026-01-16T00:59 1",
      "2026-01-16T01:00 1",
    ]);
    const query = { accountId: ACCOUNT, fromMs: midnight - 1, toMs: midnight + 9_999_999 };
    const lines = (await store.statement(query))?.usage;
    expect(lines?.map(({ day, requests }) => `${day} ${requests}`)).toEqual([
      "2026-01-15 1",
      "2026-01-16 3",
    ]);
  });
}

const DAY_MS = 86_400_000;

/** Whole days are added up from their sums, the rest from its entries. */
export function dailySums(ledger: () => TestLedger): void {
  it("law: the minutes of any time add up to its models, whichever days are whole", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000);
    const first = Date.UTC(2026, 0, 15);
    const days = [0, 0.5, 1, 1.5, 2, 3].map((count) => first + count * DAY_MS);
    const times = [...days, first + 3 * DAY_MS - 1];
    for (const [at, atMs] of times.entries()) {
      await store.placeHold(newHold(`h${at}`, 20, { model: `m${at % 2}` }));
      const part = at % 3 === 0 ? { cost: null, upstream: null } : {};
      await store.settle(newSettlement(`h${at}`, at, { atMs, ...part }));
    }
    const moment = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -1, max: 4 }).map((day) => first + day * DAY_MS),
      fc.constantFrom(...times, ...times.map((ms) => ms + 1)),
    );
    await fc.assert(
      fc.asyncProperty(moment, moment, async (fromMs, toMs) => {
        const sumOf = async (by: "minute" | "model" | "upstream" | "day") => {
          const rows = await store.usage({ by, fromMs, toMs });
          const add = (of: (row: (typeof rows)[number]) => number | string): number =>
            rows.reduce((sum, row) => sum + Number(of(row)), 0);
          return [
            ...[add((row) => row.requests), add((row) => row.promptTokens)],
            ...[add((row) => row.charge), add((row) => row.cost)],
            ...[add((row) => row.completionTokens), add((row) => row.requestsWithoutCost)],
          ];
        };
        const minutes = await sumOf("minute");
        expect(await sumOf("model")).toEqual(minutes);
        expect(await sumOf("upstream")).toEqual(minutes);
        expect(await sumOf("day")).toEqual(minutes);
      }),
      { numRuns: 40 },
    );
  });
}

/** What narrows sums of usage. */
export function narrowedSums(ledger: () => TestLedger): void {
  it.each<readonly [string, ReportFilter, string]>([
    ["nothing", {}, "a/x 2 5, b/y 1 3, c/z 1 9"],
    ["a key", { keyId: "key" }, "a/x 1 4, b/y 1 3"],
    ["another account", { accountId: "other" }, "c/z 1 9"],
    ["a key of another account", { accountId: ACCOUNT, keyId: "k3" }, ""],
    ["a model", { model: "a/x" }, "a/x 2 5"],
    ["an upstream", { upstream: "up:2" }, "a/x 1 1"],
    ["a time", { fromMs: NOW + 1, toMs: NOW + 3 }, "a/x 1 1, b/y 1 3"],
    ["all of it", { accountId: ACCOUNT, keyId: "k2", model: "a/x", upstream: "up:2" }, "a/x 1 1"],
  ])("sums narrowed to %s", async (_, filter, want) => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.createKey(newKey({ id: "k2" }));
    await store.createAccount({
      id: "other",
      name: "",
      planId: "plan",
      balance: nanoUsd(50),
      atMs: NOW,
    });
    await store.createKey(newKey({ id: "k3", accountId: "other" }));
    const requests = [
      ["key", ACCOUNT, "a/x", "up:1", 4],
      ["k2", ACCOUNT, "a/x", "up:2", 1],
      ["key", ACCOUNT, "b/y", "up:1", 3],
      ["k3", "other", "c/z", "up:1", 9],
    ] as const;
    for (const [at, [keyId, accountId, model, upstream, charge]] of requests.entries()) {
      await store.placeHold(newHold(`h${at}`, 20, { keyId, accountId, model }));
      await store.settle(newSettlement(`h${at}`, charge, { upstream, atMs: NOW + at }));
    }
    const rows = await store.usage({ by: "model", ...filter });
    const words = rows.map((row) => `${row.group} ${row.requests} ${row.charge}`);
    expect(words.join(", ")).toBe(want);
    // Pages by group: each begins after the last group of the one before.
    const paged: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await store.usage({ by: "model", ...filter, after, limit: 1 });
      if (page.length === 0) break;
      after = page[0]?.group ?? null;
      paged.push(...page.map((row) => `${row.group} ${row.requests} ${row.charge}`));
    }
    expect(paged).toEqual(words);
  });
}
