import fc from "fast-check";
import { expect, it } from "vitest";
import type { ReportFilter, UsageRow } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";

/** Tests sums by time. */
export function utcSums(ledger: () => TestLedger): void {
  it("days, hours and minutes are in UTC: the last of one and the first of the next are distinct", async () => {
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
    const minutes = ["2026-01-15T23:59 1", "2026-01-16T00:00 1", "2026-01-16T00:59 1"];
    expect(await groups("minute")).toEqual([...minutes, "2026-01-16T01:00 1"]);
    const query = { accountId: ACCOUNT, fromMs: midnight - 1, toMs: midnight + 9_999_999 };
    const lines = (await store.statement(query))?.usage;
    expect(lines?.map(({ day, requests }) => `${day} ${requests}`)).toEqual([
      "2026-01-15 1",
      "2026-01-16 3",
    ]);
  });
}

const HOUR_MS = 3_600_000;

/** Tests that whole hours are added up from their sums, the rest from entries. */
export function hourlySums(ledger: () => TestLedger): void {
  it("law: the requests of any time range add up to its sums, whichever hours are whole", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000);
    const first = Date.UTC(2026, 0, 15, 22);
    const hours = [0, 0.5, 1, 1.5, 2, 3].map((count) => first + count * HOUR_MS);
    const times = [...hours, first + 3 * HOUR_MS - 1];
    const outcomes = ["finished", "failed", "broken", "client-gone", "killed"] as const;
    for (const [at, atMs] of times.entries()) {
      // The last request begins after its end, by another clock: its duration is zero.
      const startedMs = atMs - 1_000 * (5 - at);
      await store.placeHold(newHold(`h${at}`, 20, { model: `m${at % 2}`, atMs: startedMs }));
      const part = at % 3 === 0 ? { cost: null, upstream: null } : {};
      const outcome = outcomes[at % outcomes.length] ?? "finished";
      await store.settle(newSettlement(`h${at}`, at, { atMs, outcome, ...part }));
    }
    const moment = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -1, max: 4 }).map((hour) => first + hour * HOUR_MS),
      fc.constantFrom(...times, ...times.map((ms) => ms + 1)),
    );
    await fc.assert(
      fc.asyncProperty(moment, moment, async (fromMs, toMs) => {
        const { requests } = await store.listRequests({ fromMs, toMs, limit: 99 });
        const want = requests.map((request) => [
          ...[1, request.usage?.promptTokens ?? 0, request.usage?.completionTokens ?? 0],
          ...[request.charge ?? 0, request.cost ?? 0, request.cost === null ? 1 : 0],
          request.outcome === "finished" || request.outcome === "client-gone" ? 0 : 1,
          Math.max(0, (request.endedAtMs ?? 0) - request.startedAtMs),
        ]);
        for (const by of ["model", "upstream", "day", "hour", "minute"] as const) {
          const rows = await store.usage({ by, fromMs, toMs });
          const found = rows.map((row) => [
            ...[row.requests, row.promptTokens, row.completionTokens],
            ...[Number(row.charge), Number(row.cost), row.requestsWithoutCost],
            ...[row.failedRequests, row.durationMs],
          ]);
          expect(columnSums(found)).toEqual(columnSums(want));
        }
      }),
      { numRuns: 40 },
    );
  });
}

function columnSums(rows: readonly (readonly number[])[]): readonly number[] {
  return Array.from({ length: 8 }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
}

/**
 * Returns the requests of each model, added up from its sums by day, hour and minute, which are the same.
 * The days are read on pages.
 */
async function perTimes(store: Store, filter: ReportFilter) {
  const added = (rows: readonly UsageRow[]) =>
    [...Map.groupBy(rows, ({ group }) => group)].map(([group, times]) => [
      group,
      times.reduce((sum, { requests }) => sum + requests, 0),
    ]);
  const query = { by: "model", ...filter } as const;
  const paged: UsageRow[] = [];
  for (let last: UsageRow | undefined; ;) {
    const place = { after: last?.group ?? null, afterTime: last?.time ?? null };
    const page = await store.usage({ ...query, per: "day", ...place, limit: 1 });
    last = page[0];
    if (last === undefined) break;
    paged.push(last);
  }
  const [hours, minutes] = [
    await store.usage({ ...query, per: "hour" }),
    await store.usage({ ...query, per: "minute" }),
  ];
  expect([added(hours), added(minutes)]).toEqual([added(paged), added(paged)]);
  const [highest] = await store.usage({ ...query, top: 1 });
  const top = await store.usage({ ...query, per: "day", top: 1 });
  expect(top).toEqual(paged.filter(({ group }) => group === highest?.group));
  return added(paged);
}

/** Tests filters on sums of usage. */
export function narrowedSums(ledger: () => TestLedger): void {
  it.each<readonly [string, ReportFilter, string]>([
    ["nothing", {}, "a/x 2 5, b/y 1 3, c/z 1 9"],
    ["a key", { keyId: "key" }, "a/x 1 4, b/y 1 3"],
    ["another account", { accountId: "other" }, "c/z 1 9"],
    ["a key of another account", { accountId: ACCOUNT, keyId: "k3" }, ""],
    ["a model", { model: "a/x" }, "a/x 2 5"],
    ["an upstream", { upstream: "up:2" }, "a/x 1 1"],
    ["an outcome", { outcome: "finished" }, "a/x 1 4, b/y 1 3, c/z 1 9"],
    ["another outcome", { outcome: "broken" }, "a/x 1 1"],
    ["an outcome without requests", { outcome: "killed" }, ""],
    ["an outcome and a time", { outcome: "finished", fromMs: NOW + 1, toMs: NOW + 3 }, "b/y 1 3"],
    ["a time", { fromMs: NOW + 1, toMs: NOW + 3 }, "a/x 1 1, b/y 1 3"],
    ["all filters", { accountId: ACCOUNT, keyId: "k2", model: "a/x", upstream: "up:2" }, "a/x 1 1"],
  ])("sums are narrowed by %s", async (_, filter, want) => {
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
      await store.settle(
        newSettlement(`h${at}`, charge, {
          upstream,
          atMs: NOW + at,
          outcome: at === 1 ? "broken" : "finished",
        }),
      );
    }
    const rows = await store.usage({ by: "model", ...filter });
    const words = rows.map((row) => `${row.group} ${row.requests} ${row.charge}`);
    expect(words.join(", ")).toBe(want);
    const byCharge = rows.toSorted((one, other) => Number(other.charge) - Number(one.charge));
    expect(await store.usage({ by: "model", ...filter, top: 2 })).toEqual(byCharge.slice(0, 2));
    expect(await perTimes(store, filter)).toEqual(rows.map((row) => [row.group, row.requests]));
    // Pages by group: each begins after the last group of the previous page.
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
