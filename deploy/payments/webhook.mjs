/**
 * Credits an account for each payment that Stripe reports, once: the payment's id is the entry's
 * reference, so that a repeated or late message changes nothing. Runs on Node 20 or newer without
 * packages; docs/operate/payments.md explains it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const BODY_BYTES_MAX = 262_144;

/** An older message may be a recorded one that is sent again. */
const AGE_SECONDS_MAX = 300;

/** Whether the header `Stripe-Signature` was made with the endpoint's secret, for this body, lately. */
export function isSigned(body, header, { secret, nowSeconds }) {
  const fields = header.split(",").map((field) => field.trim().split("="));
  const time = fields.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowSeconds - Number(time)) > AGE_SECONDS_MAX)
    return false;
  const want = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  return fields.some(([name, value = ""]) => {
    const sent = Buffer.from(name === "v1" ? value : "", "hex");
    return sent.length === want.length && timingSafeEqual(sent, want);
  });
}

/** The top-up that an event asks for; null for an event that is no finished payment in dollars. */
export function topUpOf(event) {
  const payment = event?.data?.object;
  if (event?.type !== "payment_intent.succeeded" || payment?.currency !== "usd") return null;
  const { id, amount_received: cents, metadata } = payment;
  const account = metadata?.gateway_account;
  if (typeof id !== "string" || typeof account !== "string") return null;
  if (!Number.isSafeInteger(cents) || cents <= 0) return null;
  const digits = String(cents).padStart(3, "0");
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return { account, body: { amount, reference: id, note: `Payment ${id}` } };
}

/** The status for Stripe: it repeats its message for every one that is not 2xx. */
async function credit({ account, body }, { gatewayUrl, adminToken }) {
  const url = `${gatewayUrl}/admin/api/v1/accounts/${encodeURIComponent(account)}/top-ups`;
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    const text = (await response.text()).slice(0, 500);
    console.error(`${body.reference}: the gateway answered ${response.status}: ${text}`);
    return 502;
  }
  console.log(`${body.reference}: ${body.amount} for ${account}`);
  return 200;
}

async function readBody(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function handle(request, options) {
  if (request.method !== "POST") return 405;
  const body = await readBody(request);
  if (body === null) return 413;
  const { "stripe-signature": header = "" } = request.headers;
  const nowSeconds = Date.now() / 1_000;
  if (!isSigned(body, String(header), { secret: options.secret, nowSeconds })) return 400;
  const topUp = topUpOf(JSON.parse(body.toString("utf8")));
  return topUp === null ? 204 : credit(topUp, options);
}

/** The webhook's server; it listens where the caller says. */
export function createWebhook(options) {
  return createServer((request, response) => {
    void handle(request, options)
      .catch((error) => {
        console.error(error instanceof Error ? error.message : String(error));
        return 500;
      })
      .then((status) => response.writeHead(status).end());
  });
}

function required(name) {
  const value = process.env[name];
  if (value !== undefined && value !== "") return value;
  console.error(`${name} is not set`);
  process.exit(2);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const server = createWebhook({
    gatewayUrl: required("GATEWAY_URL").replace(/\/+$/, ""),
    adminToken: required("ADMIN_TOKEN"),
    secret: required("STRIPE_WEBHOOK_SECRET"),
  });
  server.listen(Number(process.env.PORT ?? 8090), process.env.HOST ?? "127.0.0.1", () => {
    console.log(`listening on port ${server.address().port}`);
  });
}
