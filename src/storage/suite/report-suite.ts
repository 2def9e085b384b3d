import { expect, it } from "vitest";
import type { Outcome } from "../../core/ledger/request-record.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { TestLedger } from "./test-ledger.ts";
import {
  ACCOUNT,
  COST,
  KEY,
  newHold,
  newKey,
  newSettlement,
  NOW,
  openAccount,
} from "./ledger-script.ts";

/** Tests the record of a request. */
export function requests(ledger: () => TestLedger): void {
  it("a request is shown while it runs and after its end", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40, { protocol: "responses", stream: false }));
    const running = {
      id: "h1",
      accountId: ACCOUNT,
      keyId: KEY,
      model: "test/model",
      protocol: "responses",
      stream: false,
      status: null,
      outcome: null,
      usage: null,
      estimated: false,
      cost: null,
      upstream: null,
      vendorCost: null,
      hold: 40,
      charge: null,
      takenBackAtMs: null,
      upstreams: [],
      startedAtMs: NOW,
      endedAtMs: null,
    };
    expect(await store.showRequest("h1")).toEqual(running);
    const reportedUsage = { promptTokens: -3, completionTokens: 0.5, totalTokens: 2 ** 53 - 1 };
    const end = newSettlement("h1", 15, {
      estimated: true,
      outcome: "client-gone",
      reportedUsage,
    });
    await store.settle(end);
    expect(await store.showRequest("h1")).toEqual({
      ...running,
      status: 200,
      outcome: "client-gone",
      usage: end.usage,
      estimated: true,
      cost: end.cost,
      upstream: end.upstream,
      vendorCost: end.vendorCost,
      reportedUsage,
      charge: 15,
      upstreams: end.upstreams,
      endedAtMs: NOW + 1_000,
    });
    expect(await store.showRequest("nothing")).toBeNull();
  });
}

/** Tests the records of requests that ended otherwise, or whose charge was reversed. */
export function endedOtherwise(ledger: () => TestLedger): void {
  it("a killed request is shown as such, as estimated if it is charged", async () => {
    const { store, kill } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("silent", 40));
    await store.placeHold(newHold("started", 40, { startedCharge: nanoUsd(3) }));
    await store.markProgress({ requestId: "started", charge: nanoUsd(2) });
    const next = await kill();
    ledger().store = next;
    const want = { outcome: "killed", status: 0 };
    expect(await next.showRequest("silent")).toMatchObject({
      ...want,
      charge: 0,
      estimated: false,
    });
    expect(await next.showRequest("started")).toMatchObject({
      ...want,
      charge: 3,
      estimated: true,
    });
  });

  it("a reversed charge is shown with its time", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    const claim = { accountId: ACCOUNT, keyHash: "c", bodyHash: "b", atMs: NOW };
    await store.claimReply({ ...claim, requestId: "h1" });
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 15, { estimated: true, outcome: "broken" }));
    expect(await store.showRequest("h1")).toMatchObject({ charge: 15, takenBackAtMs: null });
    await store.claimReply({ ...claim, requestId: "h2" });
    await store.placeHold(newHold("h2", 40));
    const reply = { keyHash: "c", sealed: "sealed" };
    await store.settle(newSettlement("h2", 10, { reply, atMs: NOW + 7_000 }));
    const takenBackAtMs = NOW + 7_000;
    expect(await store.showRequest("h1")).toMatchObject({ charge: 15, takenBackAtMs });
    expect(await store.showRequest("h2")).toMatchObject({ charge: 10, takenBackAtMs: null });
    const sums = async (outcome: Outcome) =>
      (await store.usage({ by: "model", outcome })).map((row) => [row.requests, row.charge]);
    expect(await sums("broken")).toEqual([[1, 0]]);
    expect(await sums("finished")).toEqual([[1, 10]]);
  });
}

/** Tests sums over many requests. */
export function totals(ledger: () => TestLedger): void {
  it("usage is added up by key, by model and by day, for one account or for all", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.createKey(newKey({ id: "k2" }));
    const day = 24 * 3_600_000;
    const requests = [
      ["h1", KEY, "a/x", 0, 10],
      ["h2", "k2", "a/x", 0, 4],
      ["h3", KEY, "b/y", day, 1],
    ] as const;
    for (const [id, keyId, model, later, charge] of requests) {
      await store.placeHold(newHold(id, 20, { keyId, model }));
      await store.settle(
        newSettlement(id, charge, {
          atMs: NOW + later,
          outcome: later > 0 ? "failed" : "finished",
        }),
      );
    }
    const row = (group: string, count: number, charge: number, [failed, ms] = [0, 0]) => ({
      group,
      time: null,
      requests: count,
      promptTokens: 11 * count,
      completionTokens: 7 * count,
      charge,
      cost: COST * count,
      requestsWithoutCost: 0,
      failedRequests: failed,
      durationMs: ms,
    });
    const accountId = ACCOUNT;
    expect(await store.usage({ accountId, by: "key" })).toEqual([
      row("k2", 1, 4),
      row(KEY, 2, 11, [1, day]),
    ]);
    expect(await store.usage({ accountId: null, by: "model" })).toEqual([
      row("a/x", 2, 14),
      row("b/y", 1, 1, [1, day]),
    ]);
    expect(await store.usage({ accountId, by: "day" })).toEqual([
      row("2026-01-15", 2, 14),
      row("2026-01-16", 1, 1, [1, day]),
    ]);
    expect(await store.usage({ accountId: "nobody", by: "day" })).toEqual([]);
  });

  it("verification counts accounts and entries", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 20));
    await store.settle(newSettlement("h1", 20));
    const counts = { accounts: 1, entries: 2, repaired: 0 };
    expect(await store.verify()).toMatchObject({ ok: true, ...counts, problems: [] });
  });
}
