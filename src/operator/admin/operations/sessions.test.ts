import { beforeEach, expect, test } from "vitest";
import type { ArchivedPlace } from "../../../core/ledger/archive.ts";
import { AdminTestHarness, NOW, usd } from "../testing/admin-test-harness.ts";

const DAY_MS = 24 * 3_600_000;
const iso = (atMs: number): string => new Date(atMs).toISOString();

let harness: AdminTestHarness;
let account = "";
let key = "";
beforeEach(async () => {
  harness = new AdminTestHarness();
  account = await harness.account();
  key = await harness.key(account);
  const a = { agentSession: "a", agent: "claude-cli" };
  const request = { account, key };
  const at = (atMs: number, cost = "0.1") => ({
    startedAtMs: atMs,
    end: { atMs, cost: usd(cost) },
  });
  await harness.serve({ ...request, id: "r1", facts: a, charge: "0.5", ...at(NOW) });
  await harness.serve({ ...request, id: "r2", facts: a, charge: "0.25", ...at(NOW + 9, "0.2") });
  await harness.serve({ ...request, id: "r3", facts: { agentSession: "b" }, ...at(NOW + 5) });
  await harness.serve({ ...request, id: "r4", ...at(NOW + 7) });
});

test("a session has its agent, its account, its sums and its times", async () => {
  const { data } = await harness.call("listSessions", { query: { agent_session: "a" } });
  expect(data).toEqual([
    {
      object: "session",
      agent_session: "a",
      agent: "claude-cli",
      account_id: account,
      requests: 2,
      prompt_tokens: 60,
      completion_tokens: 40,
      charge: "0.75",
      upstream_cost: "0.3",
      requests_without_cost: 0,
      first_at: iso(NOW),
      last_at: iso(NOW + 9),
    },
  ]);
});

test("sessions are paged, the latest first", async () => {
  const first = await harness.call("listSessions", { query: { account, limit: "1" } });
  expect(first.data.map(({ agent_session: id }) => id)).toEqual(["a"]);
  const query = { account, limit: "1", cursor: String(first.next_cursor) };
  const second = await harness.call("listSessions", { query });
  expect(second.data.map(({ agent_session: id, agent }) => [id, agent])).toEqual([["b", null]]);
  expect(second.next_cursor).toBeNull();
});

test("without a beginning, sessions are those of the last 30 days before the end", async () => {
  harness.nowMs = NOW + 30 * DAY_MS + 8;
  const listed = async (query: { from?: string; to?: string; key?: string; model?: string }) =>
    (await harness.call("listSessions", { query })).data.map((row) => [
      row.agent_session,
      row.requests,
    ]);
  expect(await listed({})).toEqual([["a", 1]]);
  expect(await listed({ to: iso(NOW + 30 * DAY_MS + 5) })).toEqual([
    ["a", 1],
    ["b", 1],
  ]);
  expect(await listed({ from: iso(NOW) })).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
  expect(await listed({ from: iso(NOW), key: "key_0" })).toEqual([]);
  expect(await listed({ from: iso(NOW), model: "sandbox/agent" })).toEqual([]);
});

test("sessions of a time whose charges are archived say so", async () => {
  const beforeMs = NOW - DAY_MS;
  harness.replace({ findArchivedPlace: () => Promise.resolve({ beforeMs } as ArchivedPlace) });
  const before = async (from: string) =>
    (await harness.call("listSessions", { query: { from } })).archived_before;
  expect(await before(iso(NOW - 2 * DAY_MS))).toBe(iso(beforeMs));
  expect(await before(iso(NOW))).toBeNull();
});

test.each([
  ["another account", { account: "acc_0" }, /^404 not_found/],
  ["a cursor of another list", { cursor: "MTIzLjQ" }, /^400 invalid_request: "cursor"/],
  ["a session with a space", { agent_session: "a b" }, /^400 invalid_request/],
])("%s is refused", async (_case, query, message) => {
  expect(await harness.refusal("listSessions", { query })).toMatch(message);
});

test("requests are listed by their session, and show it", async () => {
  const query = { agent_session: "a" };
  const { data } = await harness.call("listRequests", { query });
  expect(data.map(({ id, agent_session, agent }) => [id, agent_session, agent])).toEqual([
    ["r2", "a", "claude-cli"],
    ["r1", "a", "claude-cli"],
  ]);
  const plain = await harness.call("showRequest", { path: { id: "r4" } });
  expect(plain).toMatchObject({ agent_session: null, agent: null });
});
