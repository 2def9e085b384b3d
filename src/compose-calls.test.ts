import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { OFFLOADED_PADDING } from "../contract-tests/harness/requests.ts";
import { contractDocument as document } from "../generated/document.ts";
import { OffloadThread } from "./http/offload/offload-thread.ts";
import { seedDemo } from "./system/process/seed-demo.ts";
import { MemoryStore } from "./storage/sqlite/test-memory-store.ts";
import { compose, type Gateway } from "./compose.ts";
import { fromFile, load, sampleModel } from "./system/config/test-load-config.ts";
import { LocalLimiter } from "./access/limits/local-limiter.ts";
import { Metrics } from "./system/observe/metrics.ts";

const opened: Gateway[] = [];
afterEach(async () => {
  for (const { server, metricsServer, close } of opened.splice(0)) {
    await Promise.all([server.drain(0), metricsServer?.drain(0)]);
    await close();
  }
});

const NO_LISTENER = "127.0.0.1:1";

/** Starts a gateway with a demo account; its clock advances by a millisecond at each read. */
async function start(
  env: Readonly<Record<string, string>> = {},
  section = "",
  upstream = NO_LISTENER,
) {
  let nowMs = 1_800_000_000_000;
  const clock = { nowMs: () => (nowMs += 1), elapsedMs: () => (nowMs += 1) };
  const models = sampleModel.replace("127.0.0.1:9000", upstream);
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
  const logged: string[] = [];
  const write = (level: string) => (_fields: object, message: string) =>
    void logged.push(`${level} ${message}`);
  const gateway = await compose({
    config,
    store,
    clock,
    metrics,
    tracing: null,
    document,
    limiter: new LocalLimiter(clock),
    log: {
      debug: write("debug"),
      info: write("info"),
      warn: write("warn"),
      error: write("error"),
    },
    createPages: async () => [],
    random: () => 0.5,
    sleep: async () => undefined,
    ready: () => true,
    phase: () => "serving",
  });
  opened.push(gateway);
  return { gateway, config, metrics, logged, key };
}

async function listen(server: Gateway["server"]): Promise<string> {
  return `http://127.0.0.1:${await server.listen({ host: "127.0.0.1", port: 0 })}`;
}

const UPSTREAM = 'upstream="openai:http://127.0.0.1:1/v1#smollm2",model="local/smollm2"';

async function chat(
  origin: string,
  key: string,
  { model = "sandbox/echo", padding = "" } = {},
): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const messages = [{ role: "user", content: "Hello" }];
  const body = `${JSON.stringify({ model, messages })}${padding}`;
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

test.each([
  ["429", "a client", ""],
  ["200", "a trusted proxy", "127.0.0.1"],
])("%s is the answer to %s over the limit of connections", async (status, _client, proxies) => {
  const section = "server: { connections_per_address: 1 }";
  const { gateway } = await start({ TRUSTED_PROXIES: proxies }, section);
  const { port } = new URL(await listen(gateway.server));
  const statusOf = async (socket: Socket): Promise<string> => {
    socket.write("GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    const [reply] = (await once(socket, "data")) as [Buffer];
    return reply.toString("latin1").slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
  };
  const sockets = [connect(Number(port), "127.0.0.1"), connect(Number(port), "127.0.0.1")] as const;
  try {
    expect(await statusOf(sockets[0])).toBe("200");
    expect(await statusOf(sockets[1])).toBe(status);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test("upstreams are called through the configured proxy, until the gateway closes", async () => {
  const proxy = createServer();
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const { port } = proxy.address() as AddressInfo;
  const env = { HTTP_PROXY: `http://127.0.0.1:${port}` };
  const { gateway, key } = await start(env, "", "upstream.test");
  const calling = chat(await listen(gateway.server), key, { model: "local/smollm2" });
  const [{ url }] = (await once(proxy, "request")) as [IncomingMessage];
  expect(url).toBe("http://upstream.test/v1/chat/completions");
  await gateway.close();
  expect(await calling).toBe(502);
  proxy.close();
});

/** The counts of a request whose call to its upstream is repeated and fails again. */
const COUNTED = [
  'requests{operation="createChatCompletion",status="5xx"} 1',
  'request_errors{operation="createChatCompletion",code="upstream_error"} 1',
  'holds{result="settled"} 1',
  `upstream_attempts{${UPSTREAM}} 2`,
  `upstream_failures{${UPSTREAM},failure="connect"} 2`,
  'ledger_call_duration_seconds{operation="place_hold"} 1',
  'ledger_call_duration_seconds{operation="settle"} 1',
];

/** Returns the counters that are not 0, and how often each call of the ledger was measured. */
async function countedIn(metrics: Metrics): Promise<readonly string[]> {
  const lines = (await metrics.text()).matchAll(
    /^gateway_(\w+)_total(\{.* [^0]\d*)$|^gateway_(ledger\w+)_count(.*)$/gm,
  );
  return [...lines].map(([, counter, count, call, calls]) =>
    counter === undefined ? `${call}${calls}` : `${counter}${count}`,
  );
}

test.each([
  ["small", ""],
  ["large", OFFLOADED_PADDING],
])(
  "%s requests are counted, and the worse breaker of both threads until its upstream is removed",
  async (_size, padding) => {
    const { gateway, config, metrics, logged, key } = await start();
    const origin = await listen(gateway.server);
    const model = "local/smollm2";
    const states = () => [...gateway.circuits().values()];
    expect(await chat(origin, key, { model, padding })).toBe(502);
    expect(states()).toEqual(["closed"]);
    // A request is counted and logged once its reply is sent.
    await expect.poll(() => countedIn(metrics)).toEqual(COUNTED);
    const failed = "warn upstream attempt failed";
    await expect.poll(() => logged).toEqual([failed, failed, "error request"]);
    for (let sent = 0; sent < 3; sent += 1) await chat(origin, key, { model });
    expect(states()).toEqual(["open"]);
    gateway.reload(config);
    expect(states()).toEqual(["open"]);
    gateway.reload(load({}));
    await expect.poll(states).toEqual([]);
  },
);

test("the other thread runs the large requests of these tests", async () => {
  const run = vi.spyOn(OffloadThread.prototype, "run");
  try {
    const { gateway, key } = await start();
    expect(await chat(await listen(gateway.server), key, { padding: OFFLOADED_PADDING })).toBe(200);
    expect(run).toHaveBeenCalledOnce();
  } finally {
    run.mockRestore();
  }
});

test.each([
  ["small", ""],
  ["large", OFFLOADED_PADDING],
])("calls for %s requests to a model of a reload are counted", async (_size, padding) => {
  const { gateway, metrics, key } = await start();
  const models = sampleModel
    .replace("local/smollm2", "local/later")
    .replace("127.0.0.1:9000", NO_LISTENER);
  gateway.reload(load(fromFile(`models:${models}`)));
  expect(await chat(await listen(gateway.server), key, { model: "local/later", padding })).toBe(
    502,
  );
  const labels = 'upstream="openai:http://127.0.0.1:1/v1#smollm2",model="local/later"';
  await expect.poll(() => countedIn(metrics)).toContain(`upstream_attempts{${labels}} 2`);
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
