import { afterEach, describe, expect, it, test, onTestFinished, vi } from "vitest";
import { contractDocument as document } from "../generated/document.ts";
import { configOf, NOW } from "./operator/admin/testing/admin-test-harness.ts";
import { MemoryStore } from "./storage/sqlite/test-memory-store.ts";
import { compose, type ComposeDependencies, type Gateway } from "./compose.ts";
import { loadConfig } from "./system/config/load-config.ts";
import { OffloadThread } from "./http/offload/offload-thread.ts";
import { WorkerEstimator } from "./generation/estimator.ts";
import { LocalLimiter } from "./access/limits/local-limiter.ts";
import { createLog } from "./system/observe/create-log.ts";
import { Metrics } from "./system/observe/metrics.ts";

const CHIEF = "token-of-chief";

const opened: Gateway[] = [];
afterEach(async () => {
  for (const { server, adminServer, close } of opened.splice(0)) {
    await Promise.all([server.drain(0), adminServer?.drain(0)]);
    await close();
  }
});

/** Composes the gateway, without listening. */
async function open(
  env: Readonly<Record<string, string>>,
  parts: Partial<ComposeDependencies> = {},
): Promise<Gateway> {
  const clock = { nowMs: () => NOW, elapsedMs: () => 0 };
  const gateway = await compose({
    config: loadConfig({ env: { ADMIN_TOKEN: CHIEF, ...env }, cwd: "/srv", readFile: () => "" }),
    store: new MemoryStore(),
    clock,
    document,
    limiter: new LocalLimiter(clock),
    log: createLog({ level: "error", destination: { write: () => undefined } }),
    tracing: null,
    metrics: new Metrics({ processMetrics: false, version: "1.0.0" }),
    createPages: () => Promise.resolve([]),
    random: () => 0,
    ready: () => true,
    phase: () => "serving",
    ...parts,
  });
  opened.push(gateway);
  return gateway;
}

/** Listens on a free port; returns the URL of the admin API. */
async function listen(server: Gateway["server"]): Promise<string> {
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${port}/admin/api/v1`;
}

interface Asked {
  readonly token?: string;
  /** The client that a proxy names. */
  readonly client?: string;
  readonly method?: string;
  /** Is posted. */
  readonly body?: object;
}

async function ask(url: string, { token = CHIEF, client, method = "GET", body }: Asked = {}) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(client !== undefined && { "x-forwarded-for": client }),
  };
  const sent = body === undefined ? { method } : { method: "POST", body: JSON.stringify(body) };
  const reply = await fetch(url, { ...sent, headers });
  const answer: unknown = await reply.json();
  return { status: reply.status, body: answer };
}

test.each([
  ["its limiter", LocalLimiter],
  ["its thread that estimates", WorkerEstimator],
  ["its thread for large requests", OffloadThread],
])("a gateway is closed once %s is closed", async (_part, { prototype }) => {
  const closed = Promise.withResolvers<void>();
  const part = vi.spyOn(prototype, "close");
  onTestFinished(() => part.mockRestore());
  part.mockReturnValueOnce(closed.promise);
  const { close } = await open({});
  let isClosed = false;
  const closing = close().then(() => (isClosed = true));
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isClosed).toBe(false);
  closed.resolve();
  await closing;
});

test.each([
  ["behind a trusted proxy, the host that it names", "127.0.0.1", "https://gateway.test/v1"],
  ["otherwise, the host of the request", "", "https://127.0.0.1:PORT/v1"],
])("the contract names %s", async (_case, proxies, named) => {
  const { host, origin } = new URL(await listen((await open({ TRUSTED_PROXIES: proxies })).server));
  const forwarded = { "x-forwarded-host": "gateway.test", "x-forwarded-proto": "https" };
  const reply = await fetch(`${origin}/openapi.json`, { headers: forwarded });
  const url = named.replace("127.0.0.1:PORT", host);
  expect(await reply.json()).toMatchObject({ servers: [{ url }] });
});

describe("wrong admin tokens", () => {
  async function guess(url: string, client: string): Promise<void> {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await ask(url, { token: "guessed", client })).status).toBe(401);
    }
  }
  const statusFor = async (url: string, client: string) => (await ask(url, { client })).status;

  test("behind a trusted proxy are counted by their client", async () => {
    const url = `${await listen((await open({ TRUSTED_PROXIES: "127.0.0.1" })).server)}/plans`;
    await guess(url, "198.51.100.1");
    expect(await statusFor(url, "198.51.100.1")).toBe(429);
    expect(await statusFor(url, "198.51.100.2")).toBe(200);
  });

  test("without a trusted proxy are counted by their connection, whichever client they name", async () => {
    const url = `${await listen((await open({})).server)}/plans`;
    await guess(url, "198.51.100.1");
    expect(await statusFor(url, "198.51.100.2")).toBe(429);
  });
});

describe("the admin API", () => {
  it("is only on a separate port, if one is configured", async () => {
    const { server, adminServer } = await open({ ADMIN_PORT: "9999" });
    if (adminServer === null) throw new Error("no server for operators");
    const [main, own] = [await listen(server), await listen(adminServer)];
    expect((await ask(`${main}/plans`)).status).toBe(404);
    expect((await ask(`${own}/plans`)).status).toBe(200);
  });

  it("is off without a token", async () => {
    const { server, adminServer } = await open({ ADMIN_TOKEN: "" });
    expect(adminServer).toBeNull();
    expect((await ask(`${await listen(server)}/plans`)).status).toBe(404);
  });

  it("shows the current configuration", async () => {
    const { server, reload } = await open({});
    const url = `${await listen(server)}/plans`;
    expect((await ask(url)).body).toMatchObject({ data: [{ id: "demo" }] });
    const next = configOf("plans: [{ id: late, models: ['*'] }]");
    reload(next);
    const { body } = await ask(url);
    expect(body).toMatchObject({ data: [{ id: "demo" }, { id: "late" }] });
  });

  test.each([
    ["asks its process to reload", () => ({ pid: 4_711, result: null }), { pid: 4_711 }],
    ["is refused without a process", undefined, { error: { code: "not_found" } }],
  ])("on a reload %s", async (_case, requestReload, body) => {
    const { server } = await open({}, requestReload === undefined ? {} : { requestReload });
    const url = `${await listen(server)}/reload`;
    expect((await ask(url, { method: "POST" })).body).toMatchObject(body);
  });

  it("creates keys that start with the name of its shard", async () => {
    const url = await listen((await open({ SHARD: "eu01" })).server);
    const account = await ask(`${url}/accounts`, { body: { name: "Acme", plan: "demo" } });
    const { id } = account.body as { readonly id: string };
    const made = await ask(`${url}/keys`, { body: { account: id } });
    expect(made.body).toMatchObject({ key: expect.stringMatching(/^sk-gw-eu01/) });
  });

  it("shows the work of its process", async () => {
    const { server } = await open({});
    const { body } = await ask(`${await listen(server)}/live`);
    expect(body).toMatchObject({ requests: 1, at: new Date(NOW).toISOString() });
  });
});
