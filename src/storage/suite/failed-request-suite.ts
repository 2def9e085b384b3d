import { expect, it } from "vitest";
import {
  FAILED_REQUESTS_KEPT_MS,
  FAILED_REQUESTS_MAX,
  FAILED_REQUESTS_OF_ACCOUNT_MAX,
  FAILED_REQUESTS_WITHOUT_ACCOUNT_MAX,
  type FailedRequest,
  type FailedRequestQuery,
} from "../../core/ledger/failed-request.ts";
import { newHold, newSettlement, NOW, openAccount } from "./ledger-script.ts";
import type { TestLedger } from "./test-ledger.ts";

function failed(id: string, more: Partial<FailedRequest> = {}): FailedRequest {
  const known = { accountId: "acc_1", keyId: "key_1", model: "a/b", protocol: "chat" } as const;
  const error = { status: 400, code: "unknown_field", pointer: "/x", limit: null };
  return { id, atMs: NOW, ...known, ...error, ...more };
}

/** Tests the latest failed requests. */
export function failedRequests(ledger: () => TestLedger): void {
  it("a failed request is stored unchanged, and once", async () => {
    const { store } = ledger();
    const unknown = { accountId: null, keyId: null, model: null, protocol: null, pointer: null };
    const nobody = failed("b", { ...unknown, status: 401 });
    const unpaid = { status: 402, code: "account_budget_exceeded", limit: "account_budget" };
    const newer = failed("e", { protocol: "responses" });
    await store.addFailedRequests([failed("a"), nobody, failed("d", unpaid), newer]);
    await store.addFailedRequests([failed("a", { code: "other" })]);
    expect(await store.showFailedRequest("a")).toEqual(failed("a"));
    expect(await store.showFailedRequest("b")).toEqual(nobody);
    expect(await store.showFailedRequest("d")).toEqual(failed("d", unpaid));
    expect(await store.showFailedRequest("e")).toEqual(newer);
    expect(await store.showFailedRequest("c")).toBeNull();
  });

  it("failed requests are kept for some days", async () => {
    const { store } = ledger();
    await store.addFailedRequests([failed("old"), failed("newer", { atMs: NOW + 1 })]);
    const later = failed("late", { atMs: NOW + FAILED_REQUESTS_KEPT_MS + 1 });
    await store.addFailedRequests([later]);
    const found = await Promise.all(
      ["old", "newer", "late"].map((id) => store.showFailedRequest(id)),
    );
    expect(found.map((each) => each?.id ?? null)).toEqual([null, "newer", "late"]);
  });

  const many = (count: number, accountOf: (at: number) => string | null) =>
    Array.from({ length: count }, (_, at) =>
      failed(`r${at}`, { atMs: NOW + at, accountId: accountOf(at) }),
    );

  it("only the newest failed requests are kept", async () => {
    const { store } = ledger();
    await store.addFailedRequests(many(FAILED_REQUESTS_MAX + 2, (at) => `acc_${at % 30}`));
    const shown = await Promise.all(["r0", "r1", "r2"].map((id) => store.showFailedRequest(id)));
    expect(shown.map((each) => each?.id ?? null)).toEqual([null, null, "r2"]);
  });

  it.each([
    ["an account", "acc_2", FAILED_REQUESTS_OF_ACCOUNT_MAX],
    ["nobody", null, FAILED_REQUESTS_WITHOUT_ACCOUNT_MAX],
  ])("the newest of %s are kept, and those of others as well", async (_, of, kept) => {
    const { store } = ledger();
    const others = ["acc_1", "acc_3"].map((accountId) => failed(accountId, { accountId }));
    await store.addFailedRequests([...others, failed("nobody", { accountId: null })]);
    const flood = many(kept + 2, () => of);
    await store.addFailedRequests(flood.slice(0, kept));
    await store.addFailedRequests(flood.slice(kept));
    const ids = ["acc_1", "acc_3", "r0", "r1", "r2"];
    const shown = await Promise.all(ids.map((id) => store.showFailedRequest(id)));
    expect(shown.map((each) => each?.id ?? null)).toEqual(["acc_1", "acc_3", null, null, "r2"]);
    const oldest = await store.showFailedRequest("nobody");
    expect(oldest === null).toBe(of === null);
  });
}

/** Tests lists of failed requests. */
export function failedRequestLists(ledger: () => TestLedger): void {
  it.each<readonly [string, Partial<FailedRequestQuery>, string]>([
    ["nothing", {}, "d,c,b,a"],
    ["an account", { accountId: "acc_2" }, "b"],
    ["a key", { keyId: "key_2" }, "c"],
    ["a model", { model: "c/d" }, "c"],
    ["a status", { status: 429 }, "d"],
    ["a code", { code: "rate_limited" }, "d"],
    ["a start time", { fromMs: NOW + 1 }, "d,c"],
    ["an end", { toMs: NOW + 1 }, "b,a"],
    ["two filters", { status: 400, fromMs: NOW + 1 }, "c"],
    ["nobody", { accountId: "nobody" }, ""],
    ["some ids", { ids: ["a", "d", "none"] }, "d,a"],
    ["no ids", { ids: [] }, ""],
  ])("failed requests are narrowed by %s, newest first", async (_, query, want) => {
    const { store } = ledger();
    await store.addFailedRequests([
      failed("a"),
      failed("b", { accountId: "acc_2" }),
      failed("c", { atMs: NOW + 1, keyId: "key_2", model: "c/d" }),
      failed("d", { atMs: NOW + 2, status: 429, code: "rate_limited", pointer: null }),
    ]);
    const found = await store.listFailedRequests({ ...query, limit: 4 });
    expect([found.requests.map(({ id }) => id).join(), found.hasMore]).toEqual([want, false]);
  });

  it("pages of failed requests are consecutive, even with equal times", async () => {
    const { store } = ledger();
    const all = ["a", "b", "c", "d"].map((id) => failed(id));
    await store.addFailedRequests(all);
    const first = await store.listFailedRequests({ limit: 2 });
    expect(first).toEqual({
      requests: [failed("d"), failed("c")].map((each) => ({ ...each, isHeld: false })),
      hasMore: true,
    });
    const after = { atMs: NOW, id: "c" };
    expect(await store.listFailedRequests({ after, limit: 2 })).toEqual({
      requests: [failed("b"), failed("a")].map((each) => ({ ...each, isHeld: false })),
      hasMore: false,
    });
  });

  it("failed requests that never had a hold are distinguishable, even from unsettled ones", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    await store.settle(newSettlement("h1", 0, { status: 502, outcome: "failed" }));
    await store.placeHold(newHold("h2", 40));
    const held = ["h1", "h2"].map((id) => failed(id, { status: 502 }));
    await store.addFailedRequests([...held, failed("refused")]);
    const { requests } = await store.listFailedRequests({ isUnheld: true, limit: 9 });
    expect(requests.map(({ id }) => id)).toEqual(["refused"]);
    const all = await store.listFailedRequests({ limit: 9 });
    expect(all.requests.map(({ id, isHeld }) => [id, isHeld])).toEqual([
      ["refused", false],
      ["h2", true],
      ["h1", true],
    ]);
  });
}
