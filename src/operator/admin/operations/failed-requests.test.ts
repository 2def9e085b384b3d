import { beforeEach, describe, expect, it, test } from "vitest";
import type { OperationInput } from "../call-operation.ts";
import { AdminTestHarness, allPages, NOW } from "../testing/admin-test-harness.ts";

const iso = (atMs: number): string => new Date(atMs).toISOString();

let harness: AdminTestHarness;
let [one, two]: readonly [string, string] = ["", ""];
let keys: readonly [string, string] = ["", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  [one, two] = [await harness.account({ name: "One" }), await harness.account({ name: "Two" })];
  keys = [await harness.key(one), await harness.key(one)];
});

describe("failed requests", () => {
  const failed = (id: string, passedMs: number) => ({
    id,
    atMs: NOW + passedMs,
    accountId: one,
    keyId: keys[0],
    model: "sandbox/echo",
    protocol: "chat" as const,
    status: 429,
    code: "rate_limited",
    pointer: null,
    limit: null,
  });
  const list = (query: OperationInput<"listFailedRequests">["query"] & object) =>
    harness.call("listFailedRequests", { query });

  it("are listed with their code, newest first", async () => {
    const unknown = { accountId: null, keyId: null, model: null, protocol: null };
    await harness.store.addFailedRequests([
      { ...failed("r1", 0), status: 402, code: "key_budget_exceeded", limit: "key_budget" },
      { ...failed("r2", 1), ...unknown, status: 400, code: "unknown_field", pointer: "/x" },
    ]);
    expect((await list({})).data).toEqual([
      {
        object: "failed_request",
        id: "r2",
        at: iso(NOW + 1),
        account_id: null,
        key_id: null,
        model: null,
        protocol: null,
        status: 400,
        outcome: "failed",
        held: false,
        error_code: "unknown_field",
        pointer: "/x",
        limit: null,
      },
      {
        object: "failed_request",
        id: "r1",
        at: iso(NOW),
        account_id: one,
        key_id: keys[0],
        model: "sandbox/echo",
        protocol: "chat",
        status: 402,
        outcome: "failed",
        held: false,
        error_code: "key_budget_exceeded",
        pointer: null,
        limit: "key_budget",
      },
    ]);
  });

  test.each<readonly [string, () => Parameters<typeof list>[0], readonly string[]]>([
    ["an account", () => ({ account: two }), ["r2"]],
    ["a key", () => ({ key: keys[1] }), ["r3"]],
    ["a model", () => ({ model: "sandbox/agent" }), ["r2"]],
    ["a status", () => ({ status: "400" }), ["r3"]],
    ["a code", () => ({ code: "unknown_field" }), ["r3"]],
    ["a time", () => ({ from: iso(NOW), to: iso(NOW + 1) }), ["r1"]],
  ])("are filtered by %s", async (_case, query, ids) => {
    await harness.store.addFailedRequests([
      { ...failed("r1", 0), status: 402, code: "key_budget_exceeded", limit: "key_budget" },
      { ...failed("r2", 1), accountId: two, model: "sandbox/agent" },
      { ...failed("r3", 2), keyId: keys[1], status: 400, code: "unknown_field" },
    ]);
    expect((await list(query())).data.map(({ id }) => id)).toEqual(ids);
  });

  it("are listed exactly once each on pages of two", async () => {
    await harness.store.addFailedRequests(["a", "b", "c.d", "e", "f"].map((id) => failed(id, 0)));
    const pages = await allPages((cursor) => list({ limit: "2", ...cursor }));
    expect(pages.map((rows) => rows.map(({ id }) => id))).toEqual([
      ["f", "e"],
      ["c.d", "b"],
      ["a"],
    ]);
  });
});
