import { spawn, type ChildProcess } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { GUARD_MS, wallClockMs } from "../harness/real-clock.ts";
import { bareEnvironment, startServer, type TestServer } from "../harness/start-server.ts";

const SECRET = "whsec_test";
const TOKEN = "token-of-the-shop";
const API_KEY = "rk_test_reader";
/** The log of another process arrives with a delay. */
const GUARD = { timeout: GUARD_MS };

const config = `server:
  admin_tokens:
    - { name: shop, role: full, token_env: SHOP_TOKEN }
plans:
  - { id: open, name: Open, models: ["sandbox/*"] }
`;

/** The state of a refund or a dispute in the provider's API, by its path. */
const known = new Map<string, object>();
let reads: { readonly path: string; readonly key: string | undefined }[] = [];
const provider = createServer((request, response) => {
  const path = request.url ?? "";
  reads.push({ path, key: request.headers.authorization });
  const object = known.get(path);
  response.writeHead(object === undefined ? 404 : 200);
  response.end(JSON.stringify(object ?? { error: { message: "no such object" } }));
});

let server: TestServer;
let webhook: ChildProcess;
let address = "";
let account = "";
let logged = "";

const ask = (path: string, options: CallOptions = {}): Promise<Reply> =>
  call(server, `/admin/api/v1${path}`, { key: TOKEN, ...options });

beforeAll(async () => {
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  server = await startServer({ config, env: { SHOP_TOKEN: TOKEN } });
  webhook = spawn(
    process.execPath,
    [join(import.meta.dirname, "../../deploy/payments/webhook.mjs")],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...bareEnvironment(),
        GATEWAY_URL: server.root,
        ADMIN_TOKEN: TOKEN,
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_KEY: API_KEY,
        STRIPE_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
        PORT: "0",
      },
    },
  );
  if (webhook.stdout === null) throw new Error("the webhook has no output");
  webhook.stderr?.setEncoding("utf8").on("data", (text: string) => (logged += text));
  for await (const line of createInterface(webhook.stdout)) {
    const port = /^listening on port (\d+)$/.exec(line)?.[1];
    if (port === undefined) continue;
    address = `http://127.0.0.1:${port}/`;
    break;
  }
  webhook.stdout.resume();
});
afterAll(async () => {
  const ended = once(webhook, "exit");
  webhook.kill();
  await ended;
  provider.close();
  await server.stop();
});
beforeEach(async () => {
  logged = "";
  reads = [];
  known.clear();
  const opened = await ask("/accounts", { body: { name: "Shop", plan: "open" } });
  account = (opened.json as { id: string }).id;
});

/** Returns a message of the provider about a payment of 25 dollars. */
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
    // Further ahead than the delivery on a slow machine takes.
    ["from the future", { ageSeconds: -3_600 }],
  ])("that is %s is refused without a credit", async (_, sent) => {
    expect(await send(paymentOf(), sent)).toBe(400);
    expect(await balance()).toBe("0");
  });

  test("that is not signed, or not posted, is refused", async () => {
    const bare = await fetch(address, { method: "POST", body: paymentOf() });
    expect([bare.status, (await fetch(address)).status]).toEqual([400, 405]);
    expect(await balance()).toBe("0");
  });

  test("about other events than payments is accepted without a change", async () => {
    for (const type of ["payment_intent.created", "charge.succeeded", "customer.created"]) {
      expect(await send(paymentOf({}, type))).toBe(204);
    }
    expect([await balance(), logged]).toEqual(["0", ""]);
  });

  test.each<[string, () => string, string]>([
    ["in another currency", () => paymentOf({ currency: "eur" }), "the currency is eur"],
    ["without an account", () => paymentOf({ metadata: {} }), "names no gateway_account"],
    ["of part of a cent", () => paymentOf({ amount_received: 2.5 }), "not a number of cents"],
    [
      "for an account that is not there",
      () => paymentOf({ metadata: { gateway_account: "acc_none" } }),
      "answered 404",
    ],
  ])("about a finished payment %s is a failed delivery, and logged", async (_, body, reason) => {
    expect(await send(body())).toBe(422);
    expect(await balance()).toBe("0");
    await vi.waitFor(() => expect(logged).toContain(reason), GUARD);
    expect(logged).toContain("payment_intent.succeeded pi_1 is not entered: ");
  });

  test("about a payment with two amounts is a failed delivery, and credits the first", async () => {
    await send(paymentOf());
    expect(await send(paymentOf({ amount_received: 2_600 }))).toBe(422);
    expect(await balance()).toBe("25");
  });
});

/** Fields of a refund or a dispute. */
type Part = Readonly<Record<string, unknown>> & { readonly status: string };

/** Sets the provider's record of a refund or a dispute of the payment; returns its event. */
function tell(kind: "refund" | "dispute", id: string, part: Part): string {
  const payment = { id: "pi_1", metadata: { gateway_account: account } };
  const object = { id, amount: 1_000, currency: "usd", payment_intent: payment, ...part };
  known.set(`/v1/${kind}s/${id}?expand[]=payment_intent`, object);
  // An event may be outdated, so only its id counts.
  const stale = { ...object, status: "stale", payment_intent: "pi_1" };
  const type = kind === "refund" ? "refund.updated" : "charge.dispute.updated";
  return JSON.stringify({ id: "evt_2", type, data: { object: stale } });
}

async function entries(): Promise<readonly string[]> {
  const { json } = await ask(`/accounts/${account}/entries`);
  const { data } = json as { data: { kind: string; amount: string; reference: string }[] };
  return data.map(({ kind, amount, reference }) => `${kind} ${amount} ${reference}`);
}

const paid = "top-up 25 pi_1";

describe("a refund", () => {
  test("deducts its amount once for any number of reports, and each part separately", async () => {
    await send(paymentOf());
    const first = tell("refund", "re_1", { status: "pending" });
    expect(await Promise.all([send(first), send(first), send(first)])).toEqual([200, 200, 200]);
    expect(await send(tell("refund", "re_1", { status: "succeeded" }))).toBe(200);
    expect(await send(tell("refund", "re_2", { status: "succeeded", amount: 505 }))).toBe(200);
    expect(await entries()).toEqual([paid, "refund -10 re_1", "refund -5.05 re_2"]);
    expect(await balance()).toBe("9.95");
    expect(new Set(reads.map(({ key }) => key))).toEqual(new Set([`Bearer ${API_KEY}`]));
  });

  test.each(["failed", "canceled"])("that %s returns the deducted amount, once", async (status) => {
    await send(paymentOf());
    await send(tell("refund", "re_1", { status: "pending" }));
    const ended = tell("refund", "re_1", { status });
    expect([await send(ended), await send(ended)]).toEqual([200, 200]);
    expect(await entries()).toEqual([paid, "refund -10 re_1", "top-up 10 re_1"]);
    expect(await balance()).toBe("25");
  });

  test("that failed before it was reported deducts no amount, in any order of events", async () => {
    await send(paymentOf());
    const events = [1, 2, 3].map(() => send(tell("refund", "re_1", { status: "failed" })));
    expect(await Promise.all(events)).toEqual([204, 204, 204]);
    expect(await entries()).toEqual([paid]);
  });

  test("of a payment that is not credited yet is redelivered, and deducted after the credit", async () => {
    const refund = tell("refund", "re_1", { status: "succeeded" });
    expect(await send(refund)).toBe(502);
    await send(paymentOf());
    expect(await send(refund)).toBe(200);
    expect(await entries()).toEqual([paid, "refund -10 re_1"]);
  });

  test.each<[string, Part, string]>([
    ["in another currency", { status: "succeeded", currency: "eur" }, "the currency is eur"],
    ["of a status that is not known", { status: "odd" }, "unknown status odd"],
    ["of more than is left", { status: "succeeded", amount: 2_600 }, "At most $25 can be refunded"],
    [
      "of a payment without an account",
      { status: "succeeded", payment_intent: { id: "pi_1", metadata: {} } },
      "names no gateway_account",
    ],
  ])("%s is a failed delivery, logged, without a deduction", async (_, part, reason) => {
    await send(paymentOf());
    expect(await send(tell("refund", "re_1", part))).toBe(422);
    expect(await entries()).toEqual([paid]);
    await vi.waitFor(() => expect(logged).toContain(reason), GUARD);
  });

  test("that the provider does not have, or that arrives as its charge, is a failed delivery", async () => {
    const object = { id: "re_none" };
    expect(await send(JSON.stringify({ type: "refund.created", data: { object } }))).toBe(422);
    expect(await send(JSON.stringify({ type: "charge.refunded", data: { object } }))).toBe(422);
  });
});

describe("a dispute", () => {
  test("deducts its amount, and returns it once it is won", async () => {
    await send(paymentOf());
    const statuses: unknown[] = [];
    for (const status of ["needs_response", "under_review", "won", "won"]) {
      statuses.push(await send(tell("dispute", "dp_1", { status, amount: 2_500 })));
    }
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await entries()).toEqual([paid, "refund -25 dp_1", "top-up 25 dp_1"]);
    expect(await send(tell("dispute", "dp_1", { status: "lost", amount: 2_500 }))).toBe(422);
    expect(await balance()).toBe("25");
  });

  test("that is lost deducts its amount permanently", async () => {
    await send(paymentOf());
    expect(await send(tell("dispute", "dp_1", { status: "lost" }))).toBe(200);
    expect(await entries()).toEqual([paid, "refund -10 dp_1"]);
  });

  test("that was won without a deduction returns no amount", async () => {
    await send(paymentOf());
    expect(await send(tell("dispute", "dp_1", { status: "won" }))).toBe(204);
    expect(await entries()).toEqual([paid]);
  });

  test.each(["warning_needs_response", "warning_under_review", "warning_closed", "prevented"])(
    "that moves no money (%s) makes no change",
    async (status) => {
      await send(paymentOf());
      expect(await send(tell("dispute", "dp_1", { status }))).toBe(204);
      expect(await entries()).toEqual([paid]);
    },
  );

  test("of spent credit is a failed delivery that reports the remaining credit", async () => {
    await send(paymentOf());
    await ask(`/accounts/${account}/corrections`, { body: { amount: "-20", note: "spent" } });
    expect(await send(tell("dispute", "dp_1", { status: "lost" }))).toBe(422);
    await vi.waitFor(() => expect(logged).toContain("At most $5 can be refunded"), GUARD);
  });
});
