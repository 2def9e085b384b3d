/**
 * Automatic top-up: the gateway's low-balance alert makes Stripe charge the customer's saved
 * payment method. webhook.mjs enters the money by its reference when Stripe reports the payment;
 * this program does not change a balance. Runs on Node 20 or newer without packages;
 * docs/operate/payments.md explains it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const BODY_BYTES_MAX = 65_536;
/** An older message may be a replay of a recorded one. */
const AGE_SECONDS_MAX = 300;

/**
 * Returns whether the headers are a recent Standard Webhooks signature of this body with the
 * alerts' secret.
 */
export function isSigned(body, headers, { secret, nowSeconds }) {
  const time = String(headers["webhook-timestamp"] ?? "");
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowSeconds - Number(time)) > AGE_SECONDS_MAX)
    return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  const signed = createHmac("sha256", key);
  const want = signed.update(`${headers["webhook-id"]}.${time}.`).update(body).digest();
  return String(headers["webhook-signature"] ?? "")
    .split(" ")
    .some((part) => {
      const sent = Buffer.from(part.replace(/^v1,/, ""), "base64");
      return sent.length === want.length && timingSafeEqual(sent, want);
    });
}

async function askStripe(path, { stripeUrl, stripeKey }, { form, idempotencyKey } = {}) {
  const response = await fetch(`${stripeUrl}/v1/${path}`, {
    method: form === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${stripeKey}`,
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(form !== undefined && { body: new URLSearchParams(form) }),
    signal: AbortSignal.timeout(8_000),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  throw Object.assign(new Error(`Stripe answered ${response.status}: ${text.slice(0, 300)}`), {
    // A repeat of this alert does not charge a declined card again.
    isFinal: response.status === 402,
  });
}

/**
 * Returns the customer with the account in the metadata and a saved payment method; otherwise
 * undefined.
 */
async function customerOf(account, options) {
  const query = new URLSearchParams({ query: `metadata['gateway_account']:'${account}'` });
  const { data } = await askStripe(`customers/search?${query}`, options);
  return data.find((customer) => customer.invoice_settings?.default_payment_method);
}

/** Returns the status for the gateway, which retries its message unless the status is 2xx. */
async function topUp(id, { type, data }, options) {
  if (type !== "low_balance" || !/^acc_\w+$/.test(data.account_id)) return 204;
  const { account_id: account } = data;
  const customer = await customerOf(account, options);
  if (customer === undefined) {
    console.error(`${account} is low and has no saved payment method`);
    return 204;
  }
  const form = {
    amount: options.cents,
    currency: "usd",
    customer: customer.id,
    payment_method: customer.invoice_settings.default_payment_method,
    off_session: "true",
    confirm: "true",
    "metadata[gateway_account]": account,
  };
  // Uses the alert's id: a message that arrives twice charges once.
  const payment = await askStripe("payment_intents", options, { form, idempotencyKey: id });
  console.log(`${account} is low: ${payment.id} of ${options.cents} cents is ${payment.status}`);
  return 200;
}

async function handle(request, options) {
  if (request.method !== "POST") return 405;
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) return 413;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const nowSeconds = Date.now() / 1_000;
  const { secret } = options;
  if (!isSigned(body, request.headers, { secret, nowSeconds })) return 401;
  const id = String(request.headers["webhook-id"]);
  return topUp(id, JSON.parse(body.toString("utf8")), options).catch((error) => {
    console.error(`${id}: ${error.message}`);
    return error.isFinal === true ? 204 : 502;
  });
}

/** Returns the receiver's server; the caller makes it listen. */
export function createAutoTopUp(options) {
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
  const server = createAutoTopUp({
    secret: required("ALERTS_SECRET"),
    stripeKey: required("STRIPE_API_KEY"),
    stripeUrl: process.env.STRIPE_API_URL ?? "https://api.stripe.com",
    cents: required("TOP_UP_CENTS"),
  });
  server.listen(Number(process.env.PORT ?? "8091"), process.env.HOST ?? "127.0.0.1", () =>
    console.log(`listening on port ${server.address().port}`),
  );
}
