import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { lacksPostgres } from "./harness/postgres.ts";
import { sharePostgres, type SharedPostgres } from "./harness/shared/postgres.ts";
import { wallClockMs } from "./harness/real-clock.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const SECRET_BYTES = new TextEncoder().encode("a secret of the receiver");
const SECRET = `whsec_${Buffer.from(SECRET_BYTES).toString("base64")}`;
const token = "token-of-all";
const LIMIT_MS = 240_000;

interface Received {
  readonly id: string;
  readonly isGenuine: boolean;
  readonly text: string;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
}

type Answer = "fail" | "take" | "silence";

/**
 * A receiver of webhooks: records messages and returns prepared answers; the last answer repeats.
 */
class Receiver {
  readonly received: Received[] = [];
  answers: readonly Answer[] = ["take"];
  /** The secret that verifies the signatures. */
  secret: Uint8Array<ArrayBuffer> = SECRET_BYTES;
  readonly #server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const text = Buffer.concat(pieces).toString();
      const answer = this.answers[Math.min(this.received.length, this.answers.length - 1)];
      void verify(request.headers, text, this.secret).then((isGenuine) => {
        const body = JSON.parse(text) as Pick<Received, "type" | "data">;
        const id = String(request.headers["webhook-id"]);
        this.received.push({ id, isGenuine, text, type: body.type, data: body.data });
        if (answer === "silence") return;
        response.writeHead(answer === "take" ? 204 : 500).end();
      });
    });
  });

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Verifies a signature of Standard Webhooks according to its specification, with WebCrypto. */
async function verify(
  headers: NodeJS.Dict<string | string[]>,
  body: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const [id, at] = [String(headers["webhook-id"]), String(headers["webhook-timestamp"])];
  if (Math.abs(Number(at) - wallClockMs() / 1_000) > 300) return false;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`);
  for (const part of String(headers["webhook-signature"]).split(" ")) {
    const [version, signature = ""] = part.split(",");
    const bytes = Buffer.from(signature, "base64");
    if (version === "v1" && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}

let receiver: Receiver;
let dataDir: string;
beforeEach(async () => {
  receiver = new Receiver();
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
  const all = { ADMIN_TOKEN: token, ALERT_SECRET: SECRET, ...env };
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
  const hanging = new Receiver();
  hanging.answers = ["silence"];
  await hanging.listen();
  const config = configOf(hanging.url, receiver.url);
  const all = { ADMIN_TOKEN: token, ALERT_SECRET: SECRET, ...env };
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

test("a customer is notified at the account's own address", { timeout: LIMIT_MS }, async () => {
  const customer = new Receiver();
  await customer.listen();
  const config = `${configOf(receiver.url)}
  customers: { secret_env: ALERT_SECRET, private_addresses: true }
`;
  const env = { ADMIN_TOKEN: token, ALERT_SECRET: SECRET };
  const server = await startServer({ dataDir, config, env });
  try {
    const ask = (path: string, body?: object) =>
      call(server, `/admin/api/v1/accounts${path}`, { key: token, ...(body && { body }) });
    const terms = { name: "Acme", plan: "demo", balance: "10", email: "ann@acme.test" };
    const opened = await ask("", { ...terms, webhook_url: customer.url });
    const { id } = opened.json as { readonly id: string };
    const { secret } = (await ask(`/${id}/webhook`)).json as { readonly secret: string };
    customer.secret = new Uint8Array(Buffer.from(secret.slice("whsec_".length), "base64"));
    await ask(`/${id}/corrections`, { amount: "-9" });
    await expect.poll(() => customer.received.length).toBe(1);
    const data = { account_id: id, balance: "1" };
    expect(customer.received).toMatchObject([{ type: "low_balance", isGenuine: true }]);
    expect(customer.received[0]?.data).toEqual(data);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received[0]?.data).toMatchObject({ ...data, account: { name: "Acme" } });
  } finally {
    await server.stop();
    customer.close();
  }
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
