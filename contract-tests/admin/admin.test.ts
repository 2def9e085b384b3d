import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractDocument } from "../../generated/admin/document.ts";
import { operations } from "../../generated/admin/operations.ts";
import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { claimPort } from "../harness/claim-port.ts";
import { faultsOf } from "../harness/closed-replies.ts";
import { headerFaults } from "../harness/declared-headers.ts";
import { inOneMonth } from "../harness/real-clock.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const ROOT = "/admin/api/v1";
const config = `server:
  admin_tokens:
    - { name: desk, role: support, token_env: DESK_TOKEN }
    - { name: board, role: read, token_env: BOARD_TOKEN }
plans:
  - { id: open, name: Open, models: ["sandbox/*"] }
`;
const tokens = { full: "token-of-all", support: "token-of-desk", read: "token-of-board" } as const;
const env = { ADMIN_TOKEN: tokens.full, DESK_TOKEN: tokens.support, BOARD_TOKEN: tokens.read };
type Role = keyof typeof tokens;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config, env });
});
afterAll(() => server.stop());

const ask = (path: string, options: CallOptions = {}): Promise<Reply> =>
  call(server, ROOT + path, { key: tokens.full, ...options });

/** Checks the invariants of every response; an error has one of the operation's statuses. */
function expectContract(id: keyof typeof operations, reply: Reply): void {
  const { method, path, reply: schema, statuses } = operations[id];
  const { status } = reply;
  expect(statuses).toContain(status);
  const name = status === 200 ? schema : "ErrorResponse";
  expect(faultsOf(name, reply.json, "admin"), reply.text).toEqual([]);
  const headers = Object.fromEntries(reply.headers);
  expect(headerFaults({ method, path, status }, headers, "admin")).toEqual([]);
}

const needed = Object.values(contractDocument.paths)
  .flatMap((item) => [item?.get, item?.post, item?.patch])
  .flatMap((operation) => (operation === undefined ? [] : [operation]))
  .map((operation) => [operation.operationId, operation["x-role"]] as const);
const ranks: Readonly<Record<string, number>> = { read: 0, support: 1, full: 2 };
const rows = needed.flatMap(([id, role = ""]) =>
  (Object.keys(tokens) as Role[]).map(
    (held) =>
      [id as keyof typeof operations, held, (ranks[held] ?? -1) >= (ranks[role] ?? 9)] as const,
  ),
);

describe("each operation for each role", () => {
  test.each(rows)("%s by %s: %s", async (id, role, mayCall) => {
    const { method, path, request } = operations[id];
    // Without a body an operation that requires one refuses, and only after the role check.
    const body = request === null ? {} : { body: {} };
    const options = { method: method.toUpperCase(), key: tokens[role], ...body };
    const reply = await ask(path.replace("{id}", "nobody"), options);
    if (mayCall) expect(reply.status).not.toBe(403);
    else expect(reply.json).toMatchObject({ error: { code: "role_not_allowed" } });
    expectContract(id, reply);
  });
});

describe("an account's life", () => {
  test("it is opened, topped up, refunded and shown, and its key works until it is revoked", () =>
    inOneMonth(liveAccount));
});

/** Covers an account from its opening to the end of its key; its statement is this month's. */
async function liveAccount(month: string): Promise<void> {
  const opened = await ask("/accounts", {
    body: { name: "Acme", plan: "open", balance: "10.00" },
  });
  expectContract("createAccount", opened);
  const { id } = opened.json as { id: string };
  await ask(`/accounts/${id}/top-ups`, { body: { amount: "2.5" } });
  const refunded = await ask(`/accounts/${id}/refunds`, { body: { amount: "0.5" } });
  expectContract("refundAccount", refunded);
  expect(refunded.json).toMatchObject({ id, balance: "12", topped_up: "12" });
  const tooMuch = await ask(`/accounts/${id}/refunds`, { body: { amount: "12.1" } });
  expect(tooMuch.status).toBe(409);
  expect(tooMuch.json).toMatchObject({
    error: { code: "insufficient_credit", details: { available: "12" } },
  });
  const { entry, ...account } = refunded.json as { entry: unknown };
  expect(entry).toMatchObject({ kind: "refund", amount: "-0.5", actor: "admin" });
  expect((await ask(`/accounts/${id}`)).json).toEqual(account);

  const created = await ask("/keys", { body: { account: id, models: ["sandbox/*", "none/*"] } });
  expectContract("createKey", created);
  expect(created.json).toMatchObject({
    status: "active",
    warnings: [expect.stringContaining("none/*")],
  });
  const { id: keyId, key } = created.json as { id: string; key: string };
  const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };
  const reply = await call(server, "/v1/chat/completions", { key, body: chat });
  expect(reply.status).toBe(200);
  const own = await call(server, "/v1/account", { key });
  expect(own.json).toMatchObject({ key: { spending_limit: null, spent: null, remaining: null } });
  const shown = await ask(`/requests/${reply.headers.get("x-request-id")}`);
  expectContract("showRequest", shown);
  expect(shown.json).toMatchObject({ key_id: keyId, status: 200, outcome: "finished" });
  const usage = await ask(`/usage?account=${id}&by=key`);
  expectContract("getUsage", usage);
  expect(usage.json).toMatchObject({ by: "key", data: [{ group: keyId, requests: 1 }] });
  const requests = await ask(`/requests?account=${id}&key=${keyId}&from=2026-01-01&limit=1`);
  expectContract("listRequests", requests);
  expect(requests.json).toMatchObject({ data: [shown.json], next_cursor: null });
  expect(shown.json).toMatchObject({ upstream: "sandbox:echo", margin: "0" });
  const statement = await ask(`/accounts/${id}/statements/${month}`);
  expectContract("getStatement", statement);
  const { charge } = shown.json as { charge: string };
  expect(statement.json).toMatchObject({
    opening_balance: "0",
    usage: [{ model: "sandbox/echo", requests: 1, amount: `-${charge}` }],
    entries: [{ amount: "10" }, { amount: "2.5" }, { amount: "-0.5" }],
    entries_total: "12",
  });
  const page = await ask(`/accounts/${id}/statements/${month}/document`);
  expectContract("getStatementDocument", page);
  expect(page.json).toMatchObject({ media_type: "text/html" });

  const revoked = await ask(`/keys/${keyId}/revoke`, { method: "POST" });
  expectContract("revokeKey", revoked);
  expect(revoked.json).toMatchObject({ id: keyId, status: "revoked" });
  expect((await call(server, "/v1/account", { key })).status).toBe(401);
  const listed = await ask(`/keys?account=${id}`);
  expectContract("listKeys", listed);
  expect(listed.text).not.toContain(key);
  expect((await ask("/ledger/verification")).json).toMatchObject({ ok: true, problems: [] });
}

/** As in docs/guides/money.md, without any code of the gateway. */
const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

describe("money in and out", () => {
  test("counts once per reference, and the log's hashes can be recomputed", () =>
    inOneMonth(moveMoney));
});

/** Makes top-ups and corrections, and reads their log to the head in this month's statement. */
async function moveMoney(month: string): Promise<void> {
  const opened = await ask("/accounts", { body: { name: "B", plan: "open", balance: "1" } });
  const { id } = opened.json as { id: string };
  const post = (kind: string, body: object) => ask(`/accounts/${id}/${kind}`, { body });
  const paid = { amount: "2.5", reference: "pi_1", note: "Invoice 7" };
  const first = await post("top-ups", paid);
  expectContract("topUpAccount", first);
  const again = await post("top-ups", paid);
  expectContract("topUpAccount", again);
  expect(again.json).toEqual(first.json);
  for (const [field, value] of [
    ["amount", "2.51"],
    ["note", "Invoice 8"],
  ] as const) {
    const other = await post("top-ups", { ...paid, [field]: value });
    expectContract("topUpAccount", other);
    expect([other.status, other.json]).toMatchObject([
      409,
      { error: { code: "reference_conflict", param: field } },
    ]);
  }
  const corrected = await post("corrections", { amount: "-0.25", reference: "pi_1" });
  expectContract("correctAccount", corrected);
  expect(corrected.json).toMatchObject({ balance: "3.25", entry: { kind: "correction" } });

  const page = await ask(`/accounts/${id}/entries?limit=2`);
  expectContract("listEntries", page);
  const { data, next_cursor: cursor } = page.json as { data: Entry[]; next_cursor: string };
  const rest = (await ask(`/accounts/${id}/entries?cursor=${cursor}`)).json as { data: Entry[] };
  const entries = [...data, ...rest.data];
  expect(
    entries.map(({ kind, amount, reference, actor }) => [kind, amount, reference, actor]),
  ).toEqual([
    ["top-up", "1", null, "admin"],
    ["top-up", "2.5", "pi_1", "admin"],
    ["correction", "-0.25", "pi_1", "admin"],
  ]);
  let head = sha256(`{"v":1,"account_id":"${id}","balance":0,"spent":0,"topped_up":0}`);
  for (const { text, hash, id: entryId } of entries) {
    head = sha256(head, sha256(text));
    expect([hash, JSON.parse(text)]).toMatchObject([head.toString("hex"), { id: entryId }]);
  }
  const some = await ask(`/accounts/${id}/entries?kind=correction&from=2026-01-01`);
  expect(some.json).toMatchObject({ data: [{ amount: "-0.25" }], next_cursor: null });
  const statement = await ask(`/accounts/${id}/statements/${month}`);
  expect(statement.json).toMatchObject({ chain_head: head.toString("hex") });
}

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly amount: string;
  readonly reference: string | null;
  readonly actor: string | null;
  readonly hash: string;
  readonly text: string;
}

describe("refusals", () => {
  test.each<[string, string, CallOptions, number, string | null]>([
    [
      "an unknown field",
      "/accounts",
      { body: { name: "A", plan: "open", colour: 1 } },
      400,
      "colour",
    ],
    ["a plan that is not there", "/accounts", { body: { name: "A", plan: "no" } }, 400, "plan"],
    ["a blank name", "/accounts", { body: { name: " ", plan: "open" } }, 400, "name"],
    [
      "an amount with too many digits",
      "/accounts/demo/top-ups",
      { body: { amount: "0.0000000001" } },
      400,
      "amount",
    ],
    [
      "an amount beyond the bound",
      "/accounts/demo/top-ups",
      { body: { amount: "9000000.01" } },
      400,
      "amount",
    ],
    ["nothing", "/accounts/demo/top-ups", { body: { amount: "0" } }, 400, "amount"],
    ["a negative amount", "/accounts/demo/refunds", { body: { amount: "-1" } }, 400, "amount"],
    [
      "a day that does not exist",
      "/keys",
      { body: { account: "demo", expires_at: "2027-02-30T00:00:00Z" } },
      400,
      "expires_at",
    ],
    ["no correction", "/accounts/demo/corrections", { body: { amount: "-0.0" } }, 400, "amount"],
    [
      "a reference with a space",
      "/accounts/demo/top-ups",
      { body: { amount: "1", reference: "a b" } },
      400,
      "reference",
    ],
    ["a blank note", "/accounts/demo/refunds", { body: { amount: "1", note: " " } }, 400, "note"],
    ["an unknown kind", "/accounts/demo/entries?kind=gift", {}, 400, "kind"],
    ["an unknown cursor", "/accounts/demo/entries?cursor=x", {}, 400, "cursor"],
    ["an unknown query parameter", "/usage?form=day", {}, 400, "form"],
    ["a repeated query parameter", "/usage?by=day&by=key", {}, 400, "by"],
    ["a month that does not exist", "/accounts/demo/statements/2026-13", {}, 400, "month"],
    ["a month that has not begun", "/accounts/demo/statements/9998-01", {}, 400, "month"],
    ["a limit beyond the bound", "/requests?limit=1001", {}, 400, "limit"],
    ["a cursor that no page gave", "/requests?cursor=abc", {}, 400, "cursor"],
    ["an end before the beginning", "/usage?from=2026-02-01&to=2026-01-01", {}, 400, "to"],
    ["an invalid date", "/usage?from=2026-02-30", {}, 400, "from"],
    ["a word that is not a choice", "/usage?by=week", {}, 400, "by"],
    ["a body that is not JSON", "/keys", { body: "{" }, 400, null],
    ["an account that is not there", "/accounts/nobody", {}, 404, null],
    ["a path that is not there", "/nothing", {}, 404, null],
    ["a method that is not there", "/accounts", { method: "DELETE" }, 405, null],
  ])("%s", async (_name, path, options, status, param) => {
    const reply = await ask(path, options);
    expect([reply.status, reply.text]).toEqual([status, expect.stringContaining('"type":"error"')]);
    expect(reply.json).toMatchObject({ error: { param } });
  });

  test("a customer's key gives no access", async () => {
    expect((await ask("/accounts", { key: server.key })).status).toBe(401);
  });

  test("the log names the token and contains no secret", async () => {
    await ask("/plans", { key: tokens.support });
    await expect.poll(() => server.output()).toContain('"actor":"desk"');
    const refused = await ask("/reload", { method: "POST", key: tokens.read });
    expect(refused.status).toBe(403);
    await expect
      .poll(() => server.output())
      .toMatch(/"status":403.*"actor":"board".*"error":"role_not_allowed"/);
    for (const token of Object.values(tokens)) expect(server.output()).not.toContain(token);
  });
});

test.each(["full", "support", "read"] as const)("a token learns its role: %s", async (role) => {
  const reply = await ask("/actor", { key: tokens[role] });
  expectContract("showActor", reply);
  expect(reply.json).toMatchObject({ role });
});

test("reload reads the configuration again", async () => {
  const reply = await ask("/reload", { method: "POST" });
  expectContract("reloadGateway", reply);
  expect(reply.json).toMatchObject({ pid: server.pid, needs_restart: [] });
  await expect.poll(() => server.output()).toContain("configuration reloaded");
});

test("without a token its paths do not exist", async () => {
  const closed = await startServer({ env: { ADMIN_TOKEN: "off" } });
  try {
    const reply = await call(closed, `${ROOT}/accounts`, { key: "any" });
    expect(reply.status).toBe(404);
    expect((await call(closed, "/admin")).status).toBe(404);
    expect(existsSync(join(closed.dataDir, "admin-token"))).toBe(false);
    const page = await call(closed, "/admin", { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
    expect(page.text).toMatch(/The dashboard is off.*sets ADMIN_TOKEN to a secret/s);
  } finally {
    await closed.stop();
  }
});

test("on a loopback address the first start makes a token, which the banner names", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-token-"));
  const file = join(dataDir, "admin-token");
  const startIn = () => startServer({ dataDir, env: { ADMIN_TOKEN: "" } });
  const first = await startIn();
  try {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(first.output()).toContain(`dashboard  ${first.root}/admin\n  its token  ${file}`);
    const key = readFileSync(file, "utf8").trim();
    expect(first.output()).not.toContain(key);
    expect((await call(first, `${ROOT}/accounts`, { key })).status).toBe(200);
    expect((await call(first, `${ROOT}/accounts`, { key: first.key })).status).toBe(401);
    await first.stop();
    const second = await startIn();
    expect((await call(second, `${ROOT}/accounts`, { key })).status).toBe(200);
    await second.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("with a separate port it is served on that port only", async () => {
  const { port, release } = await claimPort();
  const apart = await startServer({ config, env: { ...env, ADMIN_PORT: String(port) } });
  try {
    const own = { root: `http://127.0.0.1:${port}` };
    expect((await call(own, `${ROOT}/plans`, { key: tokens.read })).status).toBe(200);
    expect((await call(own, "/healthz")).status).toBe(200);
    const dashboard = await call(own, "/admin");
    expect(dashboard.status).toBe(200);
    expect(dashboard.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; (?!.*unsafe).*frame-ancestors 'none'/,
    );
    expect((await call(apart, "/admin")).status).toBe(404);
    expect((await call(own, "/v1/models", { key: apart.key })).status).toBe(404);
    expect((await call(apart, `${ROOT}/plans`, { key: tokens.read })).status).toBe(404);
  } finally {
    await apart.stop();
    await release();
  }
});

/** Every refusal of the API can be looked up by its id, which each header contains. */
test("a request that was refused before a hold is found by its id", async () => {
  const post = (body: object, key: string) =>
    call(server, "/v1/chat/completions", { method: "POST", body, key });
  const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "secret words" }] };
  const refused = [
    [await post({ ...chat, temprature: 1 }, server.key), 400, "unknown_field", "/temprature"],
    [await post({ ...chat, model: "sandbox/none" }, server.key), 404, "model_not_found", "/model"],
    [await post(chat, "sk-gw-nobody"), 401, "invalid_api_key", null],
  ] as const;
  for (const [reply, status, code, pointer] of refused) {
    const id = reply.headers.get("x-request-id") ?? "";
    expect(reply.status).toBe(status);
    // It is written after the response has ended.
    let found = await ask(`/requests/${id}`);
    while (found.status === 404) found = await ask(`/requests/${id}`);
    expectContract("showRequest", found);
    expect(found.json).toMatchObject({ id, status, error_code: code, pointer, hold: null });
    expect(found.text).not.toContain("secret words");
  }
});
