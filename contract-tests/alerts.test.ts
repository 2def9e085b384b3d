import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { lacksPostgres } from "./harness/postgres.ts";
import { sharePostgres, type SharedPostgres } from "./harness/shared/postgres.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";
import { WEBHOOK_SECRET, WebhookReceiver } from "./harness/webhook-receiver.ts";

const token = "token-of-all";
const LIMIT_MS = 240_000;

let receiver: WebhookReceiver;
let dataDir: string;
beforeEach(async () => {
  receiver = new WebhookReceiver();
  await receiver.listen();
  dataDir = mkdtempSync(join(tmpdir(), "gateway-alerts-"));
});
afterEach(() => {
  receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const configOf = (...urls: readonly string[]): string => `
models:
  - id: shop/down
    context_length: 4000
    max_output_tokens: 100
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:9/v1", model: m }]
alerts:
  low_balance: "5.00"
  check_seconds: 1
  webhooks:
${urls.map((url, at) => `    - { id: ops${at}, url: "${url}", secret_env: ALERT_SECRET }`).join("\n")}
`;

function start(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const all = { ADMIN_TOKEN: token, ALERT_SECRET: WEBHOOK_SECRET, ...env };
  return startServer({ dataDir, config: configOf(receiver.url), env: all });
}

async function openAccount(server: TestServer, balance: string): Promise<string> {
  const body = { name: "Acme", plan: "demo", balance };
  const reply = await call(server, "/admin/api/v1/accounts", { key: token, body });
  return (reply.json as { id: string }).id;
}

/** The account in an alert. */
const CUSTOMER = { name: "Acme", external_id: null, email: null, metadata: {} };

/**
 * A delivery that fails twice and is retried; then the receiver is silent while the gateway is
 * killed, and the message is sent again.
 */
async function sendThroughFailures(env: Readonly<Record<string, string>>): Promise<void> {
  receiver.answers = ["fail", "fail", "take", "silence", "take"];
  const server = await start(env);
  const first = await openAccount(server, "4.99");
  await openAccount(server, "5.00");
  await expect.poll(() => receiver.received.length).toBe(3);
  const second = await openAccount(server, "1");
  await expect.poll(() => receiver.received.length).toBe(4);
  server.signal("SIGKILL");
  await server.exited;
  const next = await start(env);
  await expect.poll(() => receiver.received.length).toBe(5);
  const { received } = receiver;
  expect(received.every(({ isGenuine }) => isGenuine)).toBe(true);
  expect(received.map(({ type }) => type)).toEqual(Array(5).fill("low_balance"));
  const ids = received.map(({ id }) => id);
  expect([new Set(ids.slice(0, 3)).size, ids[4], ids[3] === ids[0]]).toEqual([1, ids[3], false]);
  const data = received.map((message) => message.data);
  expect(data[2]).toEqual({
    account_id: first,
    account: { id: first, ...CUSTOMER },
    balance: "4.99",
  });
  expect(data[4]).toEqual({
    account_id: second,
    account: { id: second, ...CUSTOMER },
    balance: "1",
  });
  const delivered = async (): Promise<string | undefined> => {
    const metrics = await (await fetch(`${next.root}/metrics`)).text();
    return /gateway_alert_attempts_total\{result="delivered"\} (\d+)/.exec(metrics)?.[1];
  };
  await expect.poll(delivered).toBe("1");
  // Two more rounds of checks have passed when their new alerts have been sent, each alone.
  const later: string[] = [];
  for (const balance of ["2", "3"]) {
    later.push(await openAccount(next, balance));
    await expect.poll(delivered).toBe(String(later.length + 1));
  }
  expect(receiver.received.slice(5).map((message) => message.data["account_id"])).toEqual(later);
  await next.stop();
}

/** A receiver that never answers, in addition to one that does. */
async function sendBesideSilence(env: Readonly<Record<string, string>>): Promise<void> {
  const hanging = new WebhookReceiver();
  hanging.answers = ["silence"];
  await hanging.listen();
  const config = configOf(hanging.url, receiver.url);
  const all = { ADMIN_TOKEN: token, ALERT_SECRET: WEBHOOK_SECRET, ...env };
  const server = await startServer({ dataDir, config, env: all });
  try {
    const opened: string[] = [];
    for (let made = 0; made < 30; made += 1) opened.push(await openAccount(server, "1"));
    await expect.poll(() => receiver.received.length).toBe(30);
    const told = receiver.received.map(({ data }) => data["account_id"]);
    expect(new Set(told)).toEqual(new Set(opened));
    // All attempts carry the first message.
    expect(new Set(hanging.received.map(({ id }) => id)).size).toBe(1);
  } finally {
    await server.stop();
    hanging.close();
  }
}

let postgres: SharedPostgres | undefined;
afterAll(() => postgres?.stop());

async function newDatabase(): Promise<Readonly<Record<string, string>>> {
  postgres ??= await sharePostgres();
  return { DATABASE_URL: await postgres.createDatabase() };
}

describe.each([
  { store: "the embedded store", isLeftOut: false, makeEnv: async () => ({}) },
  { store: "PostgreSQL", isLeftOut: lacksPostgres(), makeEnv: newDatabase },
])("with $store", ({ isLeftOut, makeEnv }) => {
  const options = { timeout: LIMIT_MS, skip: isLeftOut };

  test(
    "an alert is sent until it is accepted, with one id, and then not again",
    options,
    async () => sendThroughFailures(await makeEnv()),
  );

  test(
    "a receiver that never answers does not delay others, and gets one message",
    options,
    async () => sendBesideSilence(await makeEnv()),
  );
});

test(
  "an upstream failure is reported without content of the requests",
  { timeout: LIMIT_MS },
  async () => {
    const server = await start({});
    const messages = [{ role: "user", content: "a secret of the customer" }];
    for (let sent = 0; sent < 8; sent += 1) {
      const body = { model: "shop/down", messages };
      await call(server, "/v1/chat/completions", { key: server.key, body });
    }
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received).toMatchObject([
      {
        type: "upstream_down",
        isGenuine: true,
        data: { upstream: expect.stringContaining("127.0.0.1:9") },
      },
    ]);
    expect(receiver.received[0]?.text).not.toContain("secret");
    await server.stop();
  },
);
