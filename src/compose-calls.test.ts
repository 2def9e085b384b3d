import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { contractDocument as document } from "../generated/document.ts";
import { seedDemo } from "./system/process/seed-demo.ts";
import { MemoryStore } from "./storage/sqlite/test-memory-store.ts";
import { compose, type Gateway } from "./compose.ts";
import { load, sampleModel } from "./system/config/test-load-config.ts";
import { LocalLimiter } from "./access/limits/local-limiter.ts";
import { Metrics } from "./system/observe/metrics.ts";

const opened: Gateway[] = [];
afterEach(async () => {
  for (const { server, metricsServer, close } of opened.splice(0)) {
    await Promise.all([server.drain(0), metricsServer?.drain(0)]);
    await close();
  }
});

/** Starts a gateway with a demo account; its clock advances by a millisecond at each read. */
async function start(env: Readonly<Record<string, string>> = {}, section = "") {
  let nowMs = 1_800_000_000_000;
  const clock = { nowMs: () => (nowMs += 1) };
  // Port 1 has no listener.
  const models = sampleModel.replace("127.0.0.1:9000", "127.0.0.1:1");
  const config = load({ env, files: { "gateway.yaml": `${section}\nmodels:${models}` } });
  const store = new MemoryStore();
  let key = "";
  await seedDemo(store, {
    dataDir: "/srv",
    clock: clock.nowMs,
    randomBytes: (size) => new Uint8Array(size).fill(7),
    writeFile: async (_path, text) => void (key = text.trim()),
  });
  const metrics = new Metrics({ processMetrics: false, version: "1" });
  const ignore = (): void => undefined;
  const gateway = await compose({
    config,
    store,
    clock,
    metrics,
    tracing: null,
    document,
    limiter: new LocalLimiter(clock),
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    createPages: async () => [],
    random: () => 0.5,
    sleep: async () => undefined,
    ready: () => true,
    phase: () => "serving",
  });
  opened.push(gateway);
  return { gateway, config, metrics, key };
}

async function listen(server: Gateway["server"]): Promise<string> {
  return `http://127.0.0.1:${await server.listen({ host: "127.0.0.1", port: 0 })}`;
}

async function chat(origin: string, key: string, model = "sandbox/echo"): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const messages = [{ role: "user", content: "Hello" }];
  const body = JSON.stringify({ model, messages });
  const reply = await fetch(`${origin}/v1/chat/completions`, { method: "POST", headers, body });
  await reply.arrayBuffer();
  return reply.status;
}

test("a call to an upstream is measured in seconds, from start to end", async () => {
  const { gateway, metrics, key } = await start();
  expect(await chat(await listen(gateway.server), key)).toBe(200);
  const text = await metrics.text();
  const [, seconds] =
    /^gen_ai_client_operation_duration_seconds_sum\{.*\} (\S+)$/m.exec(text) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThan(1);
});

test("an address has as many connections as the configuration allows", async () => {
  const { gateway } = await start({}, "server: { connections_per_address: 1 }");
  const { port } = new URL(await listen(gateway.server));
  const statusOf = async (socket: Socket): Promise<string> => {
    socket.write("GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    const [reply] = (await once(socket, "data")) as [Buffer];
    return reply.toString("latin1").slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
  };
  const sockets = [connect(Number(port), "127.0.0.1"), connect(Number(port), "127.0.0.1")] as const;
  try {
    expect(await statusOf(sockets[0])).toBe("200");
    expect(await statusOf(sockets[1])).toBe("429");
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test("an upstream that a reload removes leaves no breaker", async () => {
  const { gateway, config, key } = await start();
  expect(await chat(await listen(gateway.server), key, "local/smollm2")).toBe(502);
  expect(gateway.circuits().size).toBe(1);
  gateway.reload(config);
  expect(gateway.circuits().size).toBe(1);
  gateway.reload({ ...config, catalog: { ...config.catalog, models: new Map() } });
  expect(gateway.circuits().size).toBe(0);
});

/** Returns the statuses of `/metrics` without a token, with a wrong one and with the right one. */
async function statuses(origin: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (const token of ["", "Bearer wrong", "Bearer scraper"]) {
    const headers = token === "" ? {} : { authorization: token };
    const reply = await fetch(`${origin}/metrics`, { headers });
    await reply.arrayBuffer();
    found.push(reply.status);
  }
  return found;
}

test("metrics require their token on the main port", async () => {
  const { gateway } = await start({ METRICS_TOKEN: "scraper" });
  expect(gateway.metricsServer).toBeNull();
  expect(await statuses(await listen(gateway.server))).toEqual([401, 401, 200]);
});

test("metrics require their token on a separate port too, and are on no other port", async () => {
  const { gateway } = await start({ METRICS_TOKEN: "scraper", METRICS_PORT: "9998" });
  const { server, metricsServer } = gateway;
  if (metricsServer === null) throw new Error("no server for metrics");
  expect(await statuses(await listen(metricsServer))).toEqual([401, 401, 200]);
  expect(await statuses(await listen(server))).toEqual([404, 404, 404]);
});
