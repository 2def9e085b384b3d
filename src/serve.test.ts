import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimPort } from "../contract-tests/harness/claim-port.ts";
import { NOW } from "./operator/admin/testing/admin-test-harness.ts";
import { CUSTOMER_QUEUE } from "./core/ledger/alerts.ts";
import { nanoUsd } from "./core/money/amounts.ts";
import { MemoryStore } from "./storage/sqlite/test-memory-store.ts";
import { loadConfig } from "./system/config/load-config.ts";
import { LocalLimiter } from "./access/limits/local-limiter.ts";
import { createLog } from "./system/observe/create-log.ts";
import { serve, type ServeDependencies, type Serving } from "./serve.ts";

const TOKEN = "t".repeat(32);

/** A store that the test makes writable or not. */
class FailingStore extends MemoryStore {
  isUp = true;
  isClosed = false;

  override ping = (): Promise<void> =>
    this.isUp ? Promise.resolve() : Promise.reject(new Error("the disk is full"));

  override async close(): Promise<void> {
    this.isClosed = true;
    await super.close();
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const clock = { nowMs: () => NOW, elapsedMs: () => 0 };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gateway-serve-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

let file: string;
beforeEach(() => void (file = "server: { port: 0 }"));

function start(
  store: FailingStore,
  more: Readonly<Record<string, string>> = {},
  parts: Partial<ServeDependencies> = {},
): Promise<Serving> {
  const env = { DATA_DIR: dataDir, GATEWAY_CONFIG: "gateway.yaml", ...more };
  const sources = { env, cwd: "/srv", readFile: () => file };
  return serve({
    config: loadConfig(sources),
    readConfig: (listensAt) => loadConfig({ ...sources, listensAt }),
    store,
    clock,
    limiter: new LocalLimiter(clock),
    hasLedger: () => true,
    refusedHolds: () => 0,
    watchDroppedLines: () => undefined,
    watchReversals: () => undefined,
    log: createLog({ level: "error", destination: { write: () => undefined } }),
    ...parts,
  });
}

test("a listening gateway, also on its user's socket, is ready while its store is writable", async () => {
  const store = new FailingStore();
  file = `server: { port: 0 }\nplans: [{ id: vague, models: ["none/*"] }]`;
  const lines: string[] = [];
  const log = createLog({ level: "warn", destination: { write: (line) => void lines.push(line) } });
  const { port, stop } = await start(store, {}, { rewinds: () => 3, log });
  expect(lines).toEqual([expect.stringContaining("configuration warning")]);
  expect(statSync(join(dataDir, "gateway.sock")).mode & 0o777).toBe(0o600);
  const root = `http://127.0.0.1:${port}`;
  const readiness = async (): Promise<string> => {
    const { status } = await fetch(`${root}/readyz`);
    metrics = await (await fetch(`${root}/metrics`)).text();
    return `${status} ${/^gateway_store_up (\d)$/m.exec(metrics)?.[1]}`;
  };
  let metrics = "";
  const shown = [await readiness()];
  for (const isUp of [false, true]) {
    store.isUp = isUp;
    await vi.advanceTimersByTimeAsync(2_000);
    shown.push(await readiness());
  }
  expect(shown).toEqual(["200 1", "503 0", "200 1"]);
  expect(metrics).toMatch(/^gateway_ledger_rewinds 3$/m);
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m);
  await stop();
  expect(store.isClosed).toBe(true);
});

test("a reload through the admin API reports its effects", async () => {
  const { port, stop } = await start(new FailingStore(), { ADMIN_TOKEN: TOKEN });
  const ask = async (method: string, path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const url = `http://127.0.0.1:${port}/admin/api/v1${path}`;
    return (await fetch(url, { method, headers })).json();
  };
  const plans = "plans: [{ id: late, models: ['*'] }]";
  file = `server: { port: 0 }\n${plans}`;
  expect(await ask("POST", "/reload")).toMatchObject({ needs_restart: [] });
  file = `server: { port: 9, cors_origins: ["https://a.test"], log_level: debug }\n${plans}`;
  expect(await ask("POST", "/reload")).toEqual({
    object: "reload",
    pid: process.pid,
    needs_restart: ["server.port", "server.log_level", "server.cors_origins"],
  });
  file = "plan: []";
  expect(await ask("POST", "/reload")).toMatchObject({ error: { code: "invalid_configuration" } });
  expect(await ask("GET", "/plans")).toMatchObject({ data: [{ id: "demo" }, { id: "late" }] });
  await stop();
});

test.each([
  ["only public addresses", "", 0],
  ["private ones too, if they are allowed", ", private_addresses: true", 1],
])("a customer's webhook is sent to %s, whatever its name resolves to", async (_, more, count) => {
  let connections = 0;
  const receiver = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const { port } = receiver.address() as AddressInfo;
  const store = new FailingStore();
  const details = { webhookUrl: `https://localhost:${port}/` };
  const account = { id: "acc", name: "A", planId: "demo", balance: nanoUsd(0), details, atMs: NOW };
  await store.createAccount(account);
  const messages = [{ id: "m", webhook: `${CUSTOMER_QUEUE}acc`, body: "{}" }];
  const raised = [{ condition: "c", messages }];
  await store.raiseAlerts({ raised, ended: [], atMs: NOW, goneBeforeMs: 0 });
  const attempted = Promise.withResolvers<string>();
  vi.spyOn(store, "endAlert").mockImplementationOnce(({ result }) => {
    attempted.resolve(result);
    return Promise.resolve();
  });
  const customers = `customers: { secret_env: WEBHOOK_SECRET${more} }`;
  file = `server: { port: 0 }\nalerts: { low_balance: "0", ${customers} }`;
  const { stop } = await start(store, { WEBHOOK_SECRET: "abc" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await attempted.promise).toBe("failed");
  expect(connections).toBe(count);
  await stop();
  receiver.close();
});

test("each port serves its own part on the configured host, until the gateway has stopped", async () => {
  const claimed = [await claimPort(), await claimPort()];
  const [admin, scraped] = claimed.map(({ port }) => port);
  const env = { ADMIN_PORT: String(admin), METRICS_PORT: String(scraped), ADMIN_TOKEN: TOKEN };
  const { port, stop } = await start(new FailingStore(), env);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const statusOf = async (at: number | undefined, path: string, host = "127.0.0.1") =>
    fetch(`http://${host}:${at}${path}`, { headers }).then(
      ({ status }) => status,
      () => "closed",
    );
  const statuses = (path: string, host?: string) =>
    Promise.all([port, admin, scraped].map((at) => statusOf(at, path, host)));
  expect(await statuses("/readyz")).toEqual([200, 200, 200]);
  expect(await statuses("/metrics")).toEqual([404, 404, 200]);
  expect(await statuses("/admin/api/v1/plans")).toEqual([404, 200, 404]);
  expect(await statuses("/readyz", "127.0.0.2")).toEqual(["closed", "closed", "closed"]);
  await stop();
  expect(await statuses("/readyz")).toEqual(["closed", "closed", "closed"]);
  await Promise.all(claimed.map(({ release }) => release()));
});

test.each(["PORT", "ADMIN_PORT", "METRICS_PORT"])(
  "a port in use as %s fails the start",
  async (name) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const starting = start(new FailingStore(), { [name]: String(port), ADMIN_TOKEN: TOKEN });
    await expect(starting).rejects.toThrow(`${name}: listen EADDRINUSE`);
    other.close();
  },
);

test("a socket path without a folder fails the start", async () => {
  const starting = start(new FailingStore(), { DATA_DIR: join(dataDir, "none") });
  await expect(starting).rejects.toThrow(/DATA_DIR: listen E/);
});
