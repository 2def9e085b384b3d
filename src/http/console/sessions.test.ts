import { beforeEach, describe, expect, it, test } from "vitest";
import { operations } from "../../../generated/console/operations.ts";
import { AdminTestHarness, NOW } from "../../operator/admin/testing/admin-test-harness.ts";
import { closedConsoleContract } from "../../wire/contract/closed-contracts.ts";
import { closedReply } from "../../wire/contract/testing/closed-reply.ts";
import { serveInProcess, type InProcess } from "../testing/in-process.ts";
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

const ask = (path: string, token = secret) =>
  api.call(`/console/api/v1${path}`, { headers: { "x-api-key": token } });

/** Returns the body of a reply after checking it against the contract. */
async function read(
  id: "listConsoleRequests" | "listConsoleSessions",
  query: string,
  token?: string,
): Promise<unknown> {
  const path = id === "listConsoleRequests" ? "/requests" : "/sessions";
  const { status, json, text } = await ask(path + query, token);
  const isReply = closedReply(operations[id].reply, closedConsoleContract);
  expect([status, isReply(json)], text).toEqual([200, true]);
  return json;
}

describe("the session of an agent", () => {
  const startedAtMs = NOW + 3 * DAY_MS;
  const at = new Date(startedAtMs).toISOString();
  const page = { object: "list", next_cursor: null, archived_before: null };
  beforeEach(async () => {
    const facts = { agentSession: "s-1", agent: "claude-cli" };
    harness.nowMs = startedAtMs;
    await harness.serve({ id: "r1", account, key, charge: "2", startedAtMs });
    await harness.serve({ id: "r2", account, key, facts, charge: "1", startedAtMs });
  });

  it("filters the requests, which show it", async () => {
    const found = { id: "r2", agent_session: "s-1", agent: "claude-cli" };
    expect(await read("listConsoleRequests", "?agent_session=s-1")).toMatchObject({
      data: [found],
    });
  });

  it("has the sums of its requests, of this account alone", async () => {
    const tokens = { prompt_tokens: 30, completion_tokens: 20 };
    const sums = { requests: 1, ...tokens, charge: "1", first_at: at, last_at: at };
    expect(await read("listConsoleSessions", "")).toEqual({
      ...page,
      data: [{ object: "session", agent_session: "s-1", agent: "claude-cli", ...sums }],
    });
    const other = await harness.account({ plan: "pro" });
    const { key: otherSecret } = await harness.call("createKey", { body: { account: other } });
    expect(await read("listConsoleSessions", "", otherSecret)).toEqual({ ...page, data: [] });
  });

  it.each([
    ["by another key", "?key=key_0", 0],
    ["by another session", "?agent_session=s-2", 0],
    ["by another model", "?model=sandbox/agent", 0],
    ["by a later time", `?from=${new Date(NOW + 4 * DAY_MS).toISOString()}`, 0],
    ["by itself", "?agent_session=s-1&model=sandbox/echo", 1],
  ])("is narrowed %s", async (_case, query, rows) => {
    const { data } = (await read("listConsoleSessions", query)) as { readonly data: object[] };
    expect(data).toHaveLength(rows);
  });
});

test.each([
  ["/sessions?account=acc_1", "unknown_field", "account"],
  ["/sessions?cursor=x", "invalid_request", "cursor"],
  ["/failed-requests?account=acc_1", "unknown_field", "account"],
  ["/failed-requests?cursor=x", "invalid_request", "cursor"],
])("%s is refused with %s %s", async (path, code, param) => {
  const { status, json } = await ask(path);
  expect([status, json]).toMatchObject([400, { error: { code, param } }]);
});
