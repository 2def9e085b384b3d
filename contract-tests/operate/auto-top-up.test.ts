import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { wallClockMs } from "../harness/real-clock.ts";

const SECRET = `whsec_${Buffer.from("a secret of alerts").toString("base64")}`;

/** The sample is plain JavaScript, so its types are declared here. */
interface Sample {
  readonly createAutoTopUp: (options: {
    readonly secret: string;
    readonly stripeKey: string;
    readonly stripeUrl: string;
    readonly cents: string;
  }) => Server;
}

const sample = new URL("../../deploy/payments/auto-top-up.mjs", import.meta.url).href;

interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

let asked: Asked[] = [];
/** Status of Stripe's response to a new payment. */
let paymentStatus = 200;
const stripe = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  request.on("end", () => {
    const path = decodeURIComponent(request.url ?? "").replaceAll("+", " ");
    const key = request.headers["idempotency-key"]?.toString();
    asked.push({ path, key, form: Object.fromEntries(new URLSearchParams(body)) });
    const isSearch = path.startsWith("/v1/customers/search");
    response.writeHead(isSearch ? 200 : paymentStatus);
    const invoice = { default_payment_method: "pm_1" };
    const data = path.includes("acc_1") ? [{ id: "cus_1", invoice_settings: invoice }] : [];
    response.end(JSON.stringify(isSearch ? { data } : { id: "pi_1", status: "succeeded" }));
  });
});
let receiver: Server;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  stripe.listen(0, "127.0.0.1");
  await once(stripe, "listening");
  const stripeUrl = `http://127.0.0.1:${portOf(stripe)}`;
  const { createAutoTopUp } = (await import(sample)) as Sample;
  receiver = createAutoTopUp({ secret: SECRET, stripeKey: "rk_test", stripeUrl, cents: "2500" });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(() => {
  stripe.close();
  receiver.close();
});
beforeEach(() => {
  asked = [];
  paymentStatus = 200;
});

/** Sends an alert with the gateway's signature; returns the status. */
async function send(message: object, change: { secret?: string; ageSeconds?: number } = {}) {
  const body = JSON.stringify(message);
  const time = String(Math.floor(wallClockMs() / 1_000) - (change.ageSeconds ?? 0));
  const key = Buffer.from((change.secret ?? SECRET).slice("whsec_".length), "base64");
  const signature = createHmac("sha256", key).update(`msg_1.${time}.${body}`).digest("base64");
  const response = await fetch(`http://127.0.0.1:${portOf(receiver)}/`, {
    method: "POST",
    headers: {
      "webhook-id": "msg_1",
      "webhook-timestamp": time,
      "webhook-signature": `v1,${signature}`,
    },
    body,
  });
  return response.status;
}

const low = { type: "low_balance", data: { account_id: "acc_1", balance: "4.2" } };

test("a low balance charges the customer's saved payment method, once per alert", async () => {
  expect(await send(low)).toBe(200);
  expect(asked[0]?.path).toBe("/v1/customers/search?query=metadata['gateway_account']:'acc_1'");
  expect(asked[1]).toEqual({
    path: "/v1/payment_intents",
    key: "msg_1",
    form: {
      amount: "2500",
      currency: "usd",
      customer: "cus_1",
      payment_method: "pm_1",
      off_session: "true",
      confirm: "true",
      "metadata[gateway_account]": "acc_1",
    },
  });
});

test.each([
  ["of another kind", { ...low, type: "upstream_down" }],
  ["of an account without a saved method", { ...low, data: { account_id: "acc_2" } }],
  ["with text in place of an account", { ...low, data: { account_id: "acc_1' OR '" } }],
])("an alert %s makes no charge", async (_kind, message) => {
  expect(await send(message)).toBe(204);
  expect(asked.filter(({ path }) => path.includes("payment_intents"))).toEqual([]);
});

test("a declined card is not charged again; if Stripe is unreachable the alert is sent again", async () => {
  paymentStatus = 402;
  expect(await send(low)).toBe(204);
  paymentStatus = 503;
  expect(await send(low)).toBe(502);
});

test("a forged or old message is refused without a request to Stripe", async () => {
  expect(await send(low, { secret: "whsec_b3RoZXI=" })).toBe(401);
  expect(await send(low, { ageSeconds: 301 })).toBe(401);
  expect(asked).toEqual([]);
});
