import { beforeEach, describe, expect, it } from "vitest";
import { closedConsoleContract } from "../../wire/contract/closed-contracts.ts";
import { closedReply } from "../../wire/contract/testing/closed-reply.ts";
import { AdminTestHarness, NOW } from "../../operator/admin/testing/admin-test-harness.ts";
import type { FailedRequest } from "../../core/ledger/failed-request.ts";
import { serveInProcess, type InProcess, type InProcessReply } from "../testing/in-process.ts";
import { createConsoleApi } from "./console-api.ts";
import { consoleDependencies } from "./testing/console-dependencies.ts";

const DAY_MS = 86_400_000;

let harness: AdminTestHarness;
let api: InProcess;
let [account, key, secret]: readonly [string, string, string] = ["", "", ""];
beforeEach(async () => {
  harness = new AdminTestHarness();
  const dependencies = consoleDependencies(harness);
  const { clock } = dependencies;
  api = serveInProcess(await createConsoleApi(dependencies), { clock });
  account = await harness.account({ plan: "pro" });
  ({ id: key, key: secret } = await harness.call("createKey", { body: { account } }));
});

/** Returns the body of a reply after checking it against the contract. */
function read({ status, json, text }: InProcessReply): unknown {
  expect([status, closedReply("FailedRequestPage", closedConsoleContract)(json)], text).toEqual([
    200,
    true,
  ]);
  return json;
}

describe("failed requests", () => {
  const list = async (query = "", token = secret) =>
    read(
      await api.call(`/console/api/v1/failed-requests${query}`, {
        headers: { "x-api-key": token },
      }),
    ) as {
      readonly data: readonly { readonly id: string }[];
      readonly next_cursor: string | null;
    };
  const ids = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ id }) => id);
  const failed = (id: string, change: Partial<FailedRequest> = {}): FailedRequest => ({
    id,
    atMs: NOW,
    accountId: account,
    keyId: key,
    model: "sandbox/echo",
    protocol: "chat",
    status: 400,
    code: "unknown_field",
    pointer: "/colour",
    limit: null,
    ...change,
  });
  const byBudget = { pointer: null, limit: "account_budget" };
  /**
   * Adds four failed requests of this account on four days, one of another account, and one without
   * an account.
   */
  async function makeFailed(): Promise<string> {
    const other = await harness.account({ plan: "pro" });
    const { key: otherSecret } = await harness.call("createKey", { body: { account: other } });
    await harness.store.addFailedRequests([
      failed("f1"),
      failed("f2", {
        atMs: NOW + DAY_MS,
        status: 402,
        code: "account_budget_exceeded",
        ...byBudget,
      }),
      failed("f3", { atMs: NOW + 2 * DAY_MS, model: null, keyId: "key_other", status: 200 }),
      failed("f4", { atMs: NOW + 3 * DAY_MS }),
      failed("f5", { atMs: NOW + 3 * DAY_MS, accountId: other }),
      failed("f6", { atMs: NOW + 3 * DAY_MS, accountId: null, keyId: null }),
    ]);
    return otherSecret;
  }

  it("are listed with their error, newest first", async () => {
    await makeFailed();
    await harness.call("updateKey", { path: { id: key }, body: { label: "production" } });
    const { data, next_cursor } = await list();
    expect([ids({ data, next_cursor }), next_cursor]).toEqual([["f4", "f3", "f2", "f1"], null]);
    expect(data.slice(-2)).toEqual([
      {
        object: "failed_request",
        id: "f2",
        key_id: key,
        key_label: "production",
        at: new Date(NOW + DAY_MS).toISOString(),
        model: "sandbox/echo",
        protocol: "chat",
        status: 402,
        outcome: "failed",
        error_code: "account_budget_exceeded",
        ...byBudget,
      },
      expect.objectContaining({ error_code: "unknown_field", pointer: "/colour" }),
    ]);
    expect(data[1]).toMatchObject({ key_id: "key_other", key_label: null, model: null });
    expect(data[1]).toMatchObject({ status: 200, outcome: "broken" });
  });

  it("are filtered and paged", async () => {
    await makeFailed();
    expect(ids(await list("?status=402"))).toEqual(["f2"]);
    expect(ids(await list("?code=unknown_field&model=sandbox/echo"))).toEqual(["f4", "f1"]);
    expect(ids(await list(`?key=${key}`))).toEqual(["f4", "f2", "f1"]);
    expect(ids(await list("?from=2026-06-16&to=2026-06-17"))).toEqual(["f2"]);
    const first = await list("?limit=3");
    expect(ids(first)).toEqual(["f4", "f3", "f2"]);
    expect(ids(await list(`?limit=3&cursor=${first.next_cursor}`))).toEqual(["f1"]);
  });

  it("are only of the account, with any key or cursor", async () => {
    const otherSecret = await makeFailed();
    expect(ids(await list("", otherSecret))).toEqual(["f5"]);
    const { next_cursor } = await list("?limit=1");
    expect(ids(await list(`?cursor=${next_cursor}`, otherSecret))).toEqual([]);
  });
});
