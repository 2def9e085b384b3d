import { statSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { askOperator, createCustomer, runOperator } from "./harness/operator.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };
let server: TestServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-operator-"));
  // As another program may have left it.
  await writeFile(join(dataDir, "demo-key"), "");
  await chmod(join(dataDir, "demo-key"), 0o644);
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

type Fields = Readonly<Record<string, unknown>>;
const ask = <T>(...words: readonly string[]): Promise<T> => askOperator<T>(server, words);

describe("while a gateway runs", () => {
  test("an account is created, shown, topped up and refunded", async () => {
    const created = await ask<Fields & { id: string }>(
      "accounts",
      "create",
      "--name",
      "Acme",
      "--plan",
      "demo",
      "--balance",
      "10.00",
    );
    expect(created).toMatchObject({ name: "Acme", plan: "demo", balance: "10" });
    const { id } = created;
    expect(await ask<Fields>("accounts", "top-up", id, "2.5")).toMatchObject({ balance: "12.5" });
    expect(await ask<Fields>("accounts", "refund", id, "0.5")).toMatchObject({ balance: "12" });
    expect(await ask<Fields>("accounts", "show", id)).toMatchObject({ id, balance: "12" });
    const all = await ask<readonly Fields[]>("accounts", "list");
    expect(all.map((account) => account["id"])).toEqual(expect.arrayContaining(["demo", id]));
  });

  test("a new key works at once, and stops working when it is revoked", async () => {
    const { key, keyId, accountId } = await createCustomer(server);
    expect(key).toMatch(/^sk-gw-/);
    expect((await call(server, "/v1/account", { key })).status).toBe(200);
    const listed = await ask<readonly Fields[]>("keys", "list", "--account", accountId);
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(key);
    expect((await runOperator(server, ["keys", "revoke", keyId])).code).toBe(0);
    expect((await call(server, "/v1/account", { key })).status).toBe(401);
  });

  test("a key is limited to models, to an amount, to a time", async () => {
    const narrow = await createCustomer(server, { keyOptions: ["--models", "sandbox/plain"] });
    expect((await call(server, "/v1/chat/completions", { ...narrow, body: hello })).status).toBe(
      403,
    );
    const models = await call(server, "/v1/models", narrow);
    expect(models.json).toMatchObject({ data: [{ id: "sandbox/plain" }] });
    const frugal = await createCustomer(server, { keyOptions: ["--spending-limit", "0.00000001"] });
    expect((await call(server, "/v1/chat/completions", { ...frugal, body: hello })).status).toBe(
      402,
    );
    const left = await call(server, "/v1/account", frugal);
    expect(left.json).toMatchObject({ key: { spent: "0", remaining: "0.00000001" } });
    const late = createCustomer(server, { keyOptions: ["--expires", "2020-01-01"] });
    await expect(late).rejects.toThrow("--expires 2020-01-01 is in the past");
    const dated = await createCustomer(server, { keyOptions: ["--expires", "2999-01-01"] });
    const account = await call(server, "/v1/account", dated);
    expect(account.json).toMatchObject({
      key: { expires_at: expect.stringContaining("2999-01-01") },
    });
  });

  test("a request is shown with its usage, hold, charge and upstream", async () => {
    const reply = await call(server, "/v1/chat/completions", { key: server.key, body: hello });
    const shown = await ask<Fields>("requests", "show", reply.headers.get("x-request-id") ?? "");
    expect(shown).toMatchObject({
      id: reply.headers.get("x-request-id"),
      account_id: "demo",
      model: "sandbox/echo",
      protocol: "chat",
      stream: false,
      status: 200,
      usage: { prompt_tokens: 1, completion_tokens: 1, cached_tokens: 0, reasoning_tokens: 0 },
      estimated: false,
      charge: "0.00000003",
      upstreams: [{ kind: "sandbox" }],
    });
    expect(Number(shown["hold"])).toBeGreaterThan(Number(shown["charge"]));
  });

  test("usage is counted by key, model and day, and the ledger verifies", async () => {
    const customer = await createCustomer(server);
    for (const path of ["/v1/chat/completions", "/v1/messages"]) {
      await call(server, path, { key: customer.key, body: hello });
    }
    for (const by of ["key", "model", "day"]) {
      const rows = await ask<readonly Fields[]>(
        "usage",
        "--account",
        customer.accountId,
        "--by",
        by,
      );
      // Midnight may fall between the two requests.
      expect(rows.length).toBeLessThanOrEqual(by === "day" ? 2 : 1);
      expect(rows.reduce((sum, { requests }) => sum + Number(requests), 0)).toBe(2);
    }
    expect(await ask<Fields>("ledger", "verify")).toMatchObject({ ok: true, problems: [] });
  });

  test("plans and models are listed", async () => {
    const plans = await ask<readonly Fields[]>("plans", "list");
    expect(plans.map((plan) => plan["id"])).toContain("demo");
    const models = await ask<readonly Fields[]>("models", "list");
    expect(models.map((model) => model["id"])).toContain("sandbox/agent");
  });

  test("the demo key's file is private to its owner, also if others could read it before", () => {
    expect(statSync(join(server.dataDir, "demo-key")).mode & 0o777).toBe(0o600);
  });
});

describe("refusals and usage errors", () => {
  test.each([
    [1, ["accounts", "show", "acc_nobody"]],
    [1, ["accounts", "top-up", "acc_nobody", "1"]],
    [1, ["accounts", "refund", "demo", "5000"]],
    [1, ["keys", "revoke", "key_nobody"]],
    [1, ["keys", "create", "--account", "acc_nobody"]],
    [1, ["accounts", "create", "--name", "A", "--plan", "no-such-plan"]],
    [1, ["requests", "show", "req_nobody"]],
    [2, ["accounts", "fly"]],
    [2, ["nonsense"]],
    [2, ["accounts", "create"]],
    [2, ["accounts", "create", "--name", "A", "--plan", "demo", "--color", "red"]],
  ] as const)("exit %i: %j", async (code, words) => {
    const outcome = await runOperator(server, [...words, "--json"]);
    expect(outcome).toMatchObject({ code, stdout: "" });
    expect(outcome.stderr.length).toBeGreaterThan(5);
  });

  test("all problems of a configuration are reported at once, each with its place", async () => {
    const file = join(server.dataDir, "bad.yaml");
    await writeFile(file, "server: { port: high }\nplans: [{ id: a }]\ncolour: red\n");
    const { code, stderr } = await runOperator(server, ["config", "check", file]);
    expect(code).toBe(1);
    for (const place of ["server.port", "plans[0]", "colour"]) expect(stderr).toContain(place);
  });
});

test("without a running gateway the commands open the store themselves", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-offline-"));
  try {
    const first = await startServer({ dataDir });
    first.signal("SIGTERM");
    await first.exited;
    const customer = await createCustomer({ dataDir });
    const second = await startServer({ dataDir });
    expect((await call(second, "/v1/account", { key: customer.key })).status).toBe(200);
    expect(second.key).toBe(first.key);
    await second.stop();
    expect(await askOperator<Fields>({ dataDir }, ["ledger", "verify"])).toMatchObject({
      ok: true,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
