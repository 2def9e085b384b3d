/**
 * Enters Stripe's payments as credit of accounts, each once: a payment is a top-up, its refunds and
 * disputes deduct from the account, a failed refund and a won dispute return the amount. Events
 * that cannot be entered are logged and answered with an error, which Stripe shows as a failed
 * delivery. Runs on Node 20 or newer without packages; docs/operate/payments.md explains it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";

const BODY_BYTES_MAX = 262_144;

/** An older message may be a replay of a recorded one. */
const AGE_SECONDS_MAX = 300;

/**
 * Returns whether the header `Stripe-Signature` is a recent signature of this body with the
 * endpoint's secret.
 */
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

/** The reason why an event is not entered, with a status that states whether a retry may help. */
class NotEntered extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** A retry does not help: a person must act. */
const UNPROCESSABLE = 422;
/** The gateway or Stripe could not be reached, or another event comes first. */
const TRY_AGAIN = 502;

async function ask(url, { token, body }) {
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  }).catch((error) => {
    throw new NotEntered(TRY_AGAIN, `${new URL(url).host} does not answer: ${error.message}`);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const mayPass = response.status >= 500 || [401, 403, 408, 429].includes(response.status);
  const failure = `${new URL(url).host} answered ${response.status}: ${text.slice(0, 500)}`;
  throw new NotEntered(mayPass ? TRY_AGAIN : UNPROCESSABLE, failure);
}

/** Returns the account of a payment, which the shop wrote into the payment's metadata. */
function accountOf(payment) {
  const account = payment?.metadata?.gateway_account;
  if (typeof account === "string" && account !== "") return account;
  throw new NotEntered(UNPROCESSABLE, "the payment names no gateway_account");
}

/**
 * Converts cents of the API to dollars. Accounts are in dollars, so other currencies have no
 * amount.
 */
function dollarsOf(cents, currency) {
  if (currency !== "usd") throw new NotEntered(UNPROCESSABLE, `the currency is ${currency}`);
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new NotEntered(UNPROCESSABLE, "the amount is not a number of cents");
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const entriesUrl = (account, { gatewayUrl }) =>
  `${gatewayUrl}/admin/api/v1/accounts/${encodeURIComponent(account)}`;

/** Posts an entry once: the gateway answers a repeat with the first entry. */
async function post(kind, { account, body }, options) {
  const url = `${entriesUrl(account, options)}/${kind}s`;
  await ask(url, { token: options.adminToken, body });
  console.log(`${body.reference}: ${kind} of ${body.amount} for ${account}`);
  return 200;
}

/** Returns the account's entry of this kind and reference; undefined if it does not exist. */
async function findEntry(kind, { account, reference }, options) {
  let cursor = null;
  do {
    const query = new URLSearchParams({ kind, limit: "1000", ...(cursor !== null && { cursor }) });
    const url = `${entriesUrl(account, options)}/entries?${query}`;
    const page = await ask(url, { token: options.adminToken });
    const found = page.data.find((entry) => entry.reference === reference);
    if (found !== undefined) return found;
    cursor = page.next_cursor;
  } while (cursor !== null);
  return undefined;
}

function credit(payment, options) {
  const { id, amount_received: cents, currency } = payment;
  const account = accountOf(payment);
  const body = { amount: dollarsOf(cents, currency), reference: id, note: `Payment ${id}` };
  return post("top-up", { account, body }, options);
}

/** Whether the customer has the money, by the status of a refund or a dispute. */
const isTaken = {
  refund: { pending: true, requires_action: true, succeeded: true, failed: false, canceled: false },
  dispute: {
    needs_response: true,
    under_review: true,
    lost: true,
    won: false,
    prevented: false,
    // Inquiries do not move money.
    warning_needs_response: false,
    warning_under_review: false,
    warning_closed: false,
  },
};

/**
 * Enters the current state of a refund or a dispute rather than its event's, since events arrive in
 * any order. Its id is the reference of the deduction and of the returning entry.
 */
async function takeOrGiveBack(kind, id, options) {
  const url = `${options.stripeUrl}/v1/${kind}s/${encodeURIComponent(id)}?expand[]=payment_intent`;
  const now = await ask(url, { token: options.stripeKey });
  const account = accountOf(now.payment_intent);
  const taken = isTaken[kind][now.status];
  if (taken === undefined) throw new NotEntered(UNPROCESSABLE, `unknown status ${now.status}`);
  const of = `${kind} ${id} of payment ${now.payment_intent.id}`;
  if (!taken) {
    const entry = await findEntry("refund", { account, reference: id }, options);
    if (entry === undefined) return 204;
    const body = {
      amount: entry.amount.replace("-", ""),
      reference: id,
      note: `Reversal of ${of}`,
    };
    return post("top-up", { account, body }, options);
  }
  if ((await findEntry("top-up", { account, reference: id }, options)) !== undefined)
    throw new NotEntered(UNPROCESSABLE, "its amount was given back before");
  const amount = dollarsOf(now.amount, now.currency);
  const payment = { account, reference: now.payment_intent.id };
  if ((await findEntry("top-up", payment, options)) === undefined)
    throw new NotEntered(TRY_AGAIN, `payment ${payment.reference} is not credited`);
  const note = of[0].toUpperCase() + of.slice(1);
  return post("refund", { account, body: { amount, reference: id, note } }, options);
}

/** The latest work on each refund and dispute; it makes the check and the entry atomic. */
const turns = new Map();

function inTurn(id, act) {
  const turn = (turns.get(id) ?? Promise.resolve()).then(act, act);
  const forget = () => turns.get(id) === turn && turns.delete(id);
  turns.set(id, turn);
  turn.then(forget, forget);
  return turn;
}

/**
 * Returns the status for Stripe, which retries its message for three days unless the status is 2xx.
 */
async function enter({ type, data: { object } }, options) {
  if (type === "payment_intent.succeeded") return credit(object, options);
  // Its object is the charge, which does not identify the new refund.
  if (type === "charge.refunded")
    throw new NotEntered(UNPROCESSABLE, "subscribe to refund.created in its place");
  const isRefund = type.startsWith("refund.") || type === "charge.refund.updated";
  if (!isRefund && !type.startsWith("charge.dispute.")) return 204;
  const kind = isRefund ? "refund" : "dispute";
  return inTurn(object.id, () => takeOrGiveBack(kind, object.id, options));
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
  const event = JSON.parse(body.toString("utf8"));
  return enter(event, options).catch((error) => {
    if (!(error instanceof NotEntered)) throw error;
    console.error(`${event.type} ${event.data.object.id} is not entered: ${error.message}`);
    return error.status;
  });
}

/** Returns the webhook's server; the caller makes it listen. */
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
    stripeKey: required("STRIPE_API_KEY"),
    stripeUrl: process.env.STRIPE_API_URL ?? "https://api.stripe.com",
  });
  server.listen(Number(process.env.PORT ?? 8090), process.env.HOST ?? "127.0.0.1", () => {
    console.log(`listening on port ${server.address().port}`);
  });
}
