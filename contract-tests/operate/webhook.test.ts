import { spawn, type ChildProcess } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { wallClockMs } from "../harness/real-clock.ts";
import { bareEnvironment, startServer, type TestServer } from "../harness/start-server.ts";

const SECRET = "whsec_test";
const TOKEN = "token-of-the-shop";
const config = `server:
  admin_tokens:
    - { name: shop, role: full, token_env: SHOP_TOKEN }
plans:
  - { id: open, name: Open, models: ["sandbox/*"] }
`;

let server: TestServer;
let webhook: ChildProcess;
let address = "";
let account = "";

const ask = (path: string, options: CallOptions = {}): Promise<Reply> =>
  call(server, `/admin/api/v1${path}`, { key: TOKEN, ...options });

beforeAll(async () => {
  server = await startServer({ config, env: { SHOP_TOKEN: TOKEN } });
  webhook = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../deploy/payments/webhook.mjs")],
    {
      stdio: ["ignore", "pipe", "ignore"],
      env: {
        ...bareEnvironment(),
        GATEWAY_URL: server.root,
        ADMIN_TOKEN: TOKEN,
        STRIPE_WEBHOOK_SECRET: SECRET,
        PORT: "0",
      },
    },
  );
  if (webhook.stdout === null) throw new Error("the webhook has no output");
  for await (const line of createInterface(webhook.stdout)) {
    const port = /^listening on port (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    address = `http://127.0.0.1:${port}/`;
    break;
  }
  webhook.stdout.resume();
}, 120_000);
afterAll(async () => {
  const ended = once(webhook, "exit");
  webhook.kill();
  await ended;
  await server.stop();
});
beforeEach(async () => {
  const opened = await ask("/accounts", { body: { name: "Shop", plan: "open" } });
  account = (opened.json as { id: string }).id;
});

/** A message of the provider about a payment of 25 dollars. */
function paymentOf(part: object = {}, type = "payment_intent.succeeded"): string {
  const metadata = { gateway_account: account };
  const object = { id: "pi_1", amount_received: 2_500, currency: "usd", metadata, ...part };
  return JSON.stringify({ id: "evt_1", type, data: { object } });
}

interface Sent {
  readonly secret?: string;
  readonly ageSeconds?: number;
  readonly signed?: string;
}

async function send(body: string, { secret = SECRET, ageSeconds = 0, signed = body }: Sent = {}) {
  const time = Math.floor(wallClockMs() / 1_000) - ageSeconds;
  const signature = createHmac("sha256", secret).update(`${time}.${signed}`).digest("hex");
  const headers = { "stripe-signature": `t=${time},v1=${"0".repeat(64)},v1=${signature}` };
  const response = await fetch(address, { method: "POST", headers, body });
  return response.status;
}

const balance = async (): Promise<unknown> =>
  ((await ask(`/accounts/${account}`)).json as { balance: unknown }).balance;

describe("a payment provider's webhook", () => {
  test("that arrives twice credits once", async () => {
    expect([await send(paymentOf()), await send(paymentOf())]).toEqual([200, 200]);
    expect(await balance()).toBe("25");
    const { json } = await ask(`/accounts/${account}/entries`);
    expect(json).toMatchObject({
      data: [{ kind: "top-up", amount: "25", reference: "pi_1", actor: "shop" }],
    });
  });

  test("that arrives many times at once credits once", async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => send(paymentOf())));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balance()).toBe("25");
  });

  test("for two payments credits both, to the cent", async () => {
    await send(paymentOf({ id: "pi_2", amount_received: 7 }));
    await send(paymentOf({ id: "pi_3", amount_received: 123_456 }));
    expect(await balance()).toBe("1234.63");
  });

  test.each<[string, Sent]>([
    ["signed with another secret", { secret: "whsec_other" }],
    ["signed for another body", { signed: "{}" }],
    ["older than five minutes", { ageSeconds: 301 }],
    // Beyond what a slow machine needs to deliver it.
    ["from the future", { ageSeconds: -3_600 }],
  ])("that is %s is refused and credits nothing", async (_, sent) => {
    expect(await send(paymentOf(), sent)).toBe(400);
    expect(await balance()).toBe("0");
  });

  test("that is not signed, or not posted, is refused", async () => {
    const bare = await fetch(address, { method: "POST", body: paymentOf() });
    expect([bare.status, (await fetch(address)).status]).toEqual([400, 405]);
    expect(await balance()).toBe("0");
  });

  test.each<[string, () => string]>([
    ["another event", () => paymentOf({}, "payment_intent.created")],
    ["another currency", () => paymentOf({ currency: "eur" })],
    ["no account", () => paymentOf({ metadata: {} })],
    ["part of a cent", () => paymentOf({ amount_received: 2.5 })],
  ])("with %s is taken and credits nothing", async (_, body) => {
    expect(await send(body())).toBe(204);
    expect(await balance()).toBe("0");
  });

  test("that the gateway refuses is sent again by the provider", async () => {
    expect(await send(paymentOf({ metadata: { gateway_account: "acc_none" } }))).toBe(502);
    await send(paymentOf());
    expect(await send(paymentOf({ amount_received: 2_600 }))).toBe(502);
    expect(await balance()).toBe("25");
  });
});
