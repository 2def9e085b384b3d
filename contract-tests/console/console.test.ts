import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../generated/console/operations.ts";
import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { headerFaults } from "../harness/declared-headers.ts";
import { until } from "../harness/real-clock.ts";
import { createCustomer } from "../harness/operator.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";

const ROOT = "/console/api/v1";
const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "one two three" }] };

let server: SharedServer;
let other: { readonly key: string; readonly accountId: string };
let model: string;
/** The day of the request, from its response. */
let day: string;

beforeAll(async () => {
  server = await shareServer();
  other = await createCustomer(server, { plan: "demo" });
  const reply = await call(server, "/v1/chat/completions", { key: server.key, body: chat });
  if (reply.status !== 200) throw new Error(`the request to be reported: ${reply.status}`);
  model = chat.model;
  const { created } = reply.json as { readonly created: number };
  day = new Date(created * 1_000).toISOString().slice(0, 10);
});
afterAll(() => server.stop());

const ask = (path: string, options: CallOptions = {}): Promise<Reply> =>
  call(server, ROOT + path, { key: server.key, ...options });

/** Checks the invariants of every response; an error has one of the operation's statuses. */
function expectContract(id: keyof typeof operations, reply: Reply): void {
  const { method, path, reply: schema, statuses } = operations[id];
  const { status } = reply;
  expect(statuses).toContain(status);
  const name = status === 200 ? schema : "ErrorResponse";
  expect(faultsOf(name, reply.json, "console"), reply.text).toEqual([]);
  const headers = Object.fromEntries(reply.headers);
  expect(headerFaults({ method, path, status }, headers, "console")).toEqual([]);
}

describe("the customer's view", () => {
  test("the account equals that of /v1, with its name and state", async () => {
    const reply = await ask("/account");
    expectContract("getConsoleAccount", reply);
    const { json } = await call(server, "/v1/account", { key: server.key });
    const added = { name: expect.any(String) as unknown, state: "active" };
    const asOf = expect.any(String) as unknown;
    expect(reply.json).toEqual({ ...(json as object), ...added, as_of: asOf });
  });

  test.each(["day", "model"])("the usage by %s equals the account's charge", async (by) => {
    const reply = await ask(`/usage?by=${by}`);
    expectContract("getConsoleUsage", reply);
    const { data } = reply.json as { data: readonly { group: string; charge: string }[] };
    const group = by === "model" ? model : day;
    expect(data).toEqual([expect.objectContaining({ group, requests: 1 })]);
    const account = (await ask("/account")).json as { usage: { spent: string } };
    expect(data[0]?.charge).toBe(account.usage.spent);
  });

  test("a period without requests is empty", async () => {
    const { json } = await ask("/usage?from=2026-01-01&to=2026-01-02T00:00:00Z");
    expect(json).toEqual({ object: "list", by: "day", data: [] });
  });

  test("the request is listed with its key and charge, without its content", async () => {
    const reply = await ask("/requests?limit=1");
    expectContract("listConsoleRequests", reply);
    const account = (await ask("/account")).json as {
      usage: { spent: string };
      key: { id: string };
    };
    const { data } = reply.json as { data: readonly object[] };
    expect(data).toMatchObject([
      { model, status: 200, charge: account.usage.spent, key_id: account.key.id },
    ]);
    expect(reply.text).not.toContain("two three");
    expect(reply.text).not.toContain("upstream");
  });

  // The long one is read on another thread.
  test.each([
    ["short", "three four"],
    ["long", "three four ".repeat(200_000)],
  ])("a refused %s request is listed with its error, field and model", async (_, content) => {
    const refused = await call(server, "/v1/chat/completions", {
      method: "POST",
      key: server.key,
      body: { model, messages: [{ role: "user", content }], colour: "blue" },
    });
    expect(refused.status).toBe(400);
    const id = refused.headers.get("x-request-id");
    const query = "/failed-requests?limit=1&code=unknown_field";
    const listed = await until(
      async () => {
        const reply = await ask(query);
        const { data } = reply.json as { data: readonly { id: string }[] };
        return data[0]?.id === id ? reply : null;
      },
      120_000,
      "the refused request in the list",
    );
    expectContract("listConsoleFailedRequests", listed);
    const { data } = listed.json as { data: readonly object[] };
    const error = { status: 400, error_code: "unknown_field", pointer: "/colour" };
    expect(data).toMatchObject([{ ...error, id, model }]);
    expect(listed.text).not.toContain("blue");
  });

  test("each month since the account was opened has a statement", async () => {
    const reply = await ask("/statements");
    expectContract("listConsoleStatements", reply);
    const { data } = reply.json as { data: readonly object[] };
    const month = day.slice(0, 7);
    expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ month })]));
  });

  test("the month's statement ends at the balance and shows no upstream cost", async () => {
    const month = day.slice(0, 7);
    const reply = await ask(`/statements/${month}`);
    expectContract("getConsoleStatement", reply);
    const { balance } = (await ask("/account")).json as { balance: { total: string } };
    expect(reply.json).toMatchObject({ month, closing_balance: balance.total });
    expect(reply.text).not.toContain("cost");
  });
});

describe("nobody else's", () => {
  test("another account's key shows only its own account", async () => {
    const { key, accountId } = other;
    const account = await ask("/account", { key });
    expect(account.json).toMatchObject({ id: accountId });
    expect((await ask("/usage", { key })).json).toEqual({ object: "list", by: "day", data: [] });
    expect((await ask("/requests", { key })).json).toMatchObject({ data: [] });
    const statement = (await ask(`/statements/${day.slice(0, 7)}`, { key })).json;
    expect(statement).toMatchObject({ account_id: accountId, usage: [] });
  });

  test("a request for another account is refused", async () => {
    const reply = await ask(`/usage?account=${other.accountId}`);
    expectContract("getConsoleUsage", reply);
    expect(reply.json).toMatchObject({ error: { code: "unknown_field", param: "account" } });
  });

  test.each([
    "/account",
    "/usage",
    "/requests",
    "/failed-requests",
    "/sessions",
    "/statements",
    "/statements/2026-01",
  ])("%s requires a key", async (path) => {
    const { status, json } = await call(server, ROOT + path);
    expect([status, json]).toMatchObject([401, { error: { code: "missing_api_key" } }]);
  });
});

describe("refusals name the field", () => {
  test.each([
    ["/usage?by=hour", 400, "by"],
    ["/requests?cursor=x", 400, "cursor"],
    ["/usage?from=tomorrow", 400, "from"],
    ["/usage?from=2026-02-01&to=2026-01-01", 400, "to"],
    ["/statements/2026-13", 400, "month"],
    ["/statements/2999-01", 400, "month"],
    ["/account?verbose=1", 400, "verbose"],
  ])("%s → %i %s", async (path, status, param) => {
    const reply = await ask(path);
    expect([reply.status, reply.json]).toMatchObject([status, { error: { param } }]);
  });

  test("the account is read-only, and an unknown path is a 404", async () => {
    const reply = await ask("/account", { method: "POST", body: {} });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect((await ask("/no-such-path")).status).toBe(404);
  });
});

describe("the keys of the account", () => {
  test("are created, used, rotated and revoked, each in its contract", async () => {
    const { key } = await createCustomer(server, { plan: "demo" });
    const listed = await ask("/keys", { key });
    expectContract("listConsoleKeys", listed);
    expect(listed.json).toMatchObject({ permission: "all", active_keys: 1 });
    const created = await ask("/keys", { key, body: { label: "ci", spending_limit: "5.00" } });
    expectContract("createConsoleKey", created);
    const made = created.json as { readonly id: string; readonly key: string };
    const used = await call(server, "/v1/chat/completions", { key: made.key, body: chat });
    expect(used.status).toBe(200);
    const path = `/keys/${made.id}`;
    const label = await ask(path, { key, method: "PATCH", body: { label: "build" } });
    expectContract("updateConsoleKey", label);
    expect(label.json).toMatchObject({ label: "build", spending_limit: "5" });
    const rotated = await ask(`${path}/rotate`, { key, body: { overlap_seconds: 0 } });
    expectContract("rotateConsoleKey", rotated);
    const { key: secret } = rotated.json as { readonly key: string };
    expect((await ask("/account", { key: made.key })).status).toBe(401);
    expect((await ask("/account", { key: secret })).status).toBe(200);
    const refused = await ask("/keys", { key: secret, body: {} });
    expectContract("createConsoleKey", refused);
    expect(refused.status).toBe(403);
    const revoked = await ask(`${path}/revoke`, { key, body: {} });
    expectContract("revokeConsoleKey", revoked);
    expect((await ask("/account", { key: secret })).status).toBe(401);
    const log = await ask("/audit", { key });
    expectContract("listConsoleAudit", log);
    expect(
      (log.json as { data: readonly { action: string }[] }).data.map((row) => row.action),
    ).toEqual(["revoke", "rotate", "update", "create", "create"]);
  });
});
