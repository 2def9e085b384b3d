import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatAmount } from "../../src/core/money/amounts.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { askOperator, createCustomer, runOperator } from "../../contract-tests/harness/operator.ts";
import { testConfig } from "../../contract-tests/harness/gateway.ts";
import { openLedger } from "./open-ledger.ts";
import { nanoOf, startDeployment, type Deployment } from "./deployment.ts";

const chat = "/v1/chat/completions";
const messages = "/v1/messages";
/** Published prices of the sandbox models, in nano-dollars per token. */
const PRICE = { prompt: 10, completion: 20 } as const;

let deployment: Deployment;
let ledger: Store;
beforeAll(async () => {
  deployment = await startDeployment("embedded", testConfig);
  ledger = await openLedger(deployment.store);
});
afterAll(async () => {
  await ledger?.close();
  await deployment?.stop();
});

function bodyOf(model: string, stream = false, content = "a b c d e f g h") {
  return {
    model: `sandbox/${model}`,
    max_tokens: 50,
    stream,
    messages: [{ role: "user", content }],
  };
}

async function send(path: string, body: object, key = deployment.gateways[0].key): Promise<Reply> {
  return call(deployment.gateways[0], path, { key, body });
}

/** Returns the money figures of `requests show`, without a process per look-up. */
async function shownOf(reply: { readonly headers: Headers }) {
  const record = await ledger.showRequest(reply.headers.get("x-request-id") ?? "");
  if (record === null) throw new Error("the ledger has no such request");
  const { status, outcome, estimated, hold, charge, usage } = record;
  return {
    status,
    outcome,
    estimated,
    hold: formatAmount(hold),
    charge: charge === null ? null : formatAmount(charge),
    usage: usage && {
      prompt_tokens: usage.promptTokens,
      completion_tokens: usage.completionTokens,
    },
  };
}

interface Counts {
  readonly prompt: number;
  readonly completion: number;
}

/** Returns the last reported count of each kind in the response or its events. */
function usageOf(reply: Reply): Counts {
  const text = reply.text;
  const last = (pattern: RegExp): number => Number([...text.matchAll(pattern)].at(-1)?.[1]);
  return {
    prompt: last(/"(?:prompt|input)_tokens":(\d+)/g),
    completion: last(/"(?:completion|output)_tokens":(\d+)/g),
  };
}

describe("usage reported to the client × published price is the charge (I13)", () => {
  test.each([
    [chat, false],
    [chat, true],
    [messages, false],
    [messages, true],
  ])("%s, stream: %s", async (path, stream) => {
    const options = path === chat && stream ? { stream_options: { include_usage: true } } : {};
    const reply = await send(path, { ...bodyOf("echo", stream), ...options });
    expect(reply.status).toBe(200);
    const usage = usageOf(reply);
    const shown = await shownOf(reply);
    expect(usage.completion).toBe(8);
    expect(nanoOf(shown.charge)).toBe(
      usage.prompt * PRICE.prompt + usage.completion * PRICE.completion,
    );
    expect(shown).toMatchObject({
      outcome: "finished",
      estimated: false,
      usage: { prompt_tokens: usage.prompt, completion_tokens: usage.completion },
    });
  });
});

test.each([
  ["refuse-400", 400],
  ["refuse-401", 502],
  ["refuse-429", 503],
  ["refuse-500", 502],
  ["hang", 504],
  ["break", 502],
  ["truncate", 502],
])("%s as a non-streaming response ends in %i and is free", async (model, status) => {
  const reply = await send(chat, bodyOf(model));
  expect(reply.status).toBe(status);
  expect(await shownOf(reply)).toMatchObject({ status, outcome: "failed", charge: "0" });
});

test.each(["break", "truncate"])(
  "%s within a stream costs the received output, as an estimate within the hold",
  async (model) => {
    const reply = await send(chat, bodyOf(model, true));
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain("[DONE]");
    const shown = await shownOf(reply);
    expect(shown).toMatchObject({ outcome: "broken", estimated: true });
    expect(nanoOf(shown.charge)).toBeGreaterThan(0);
    expect(nanoOf(shown.charge)).toBeLessThanOrEqual(nanoOf(shown.hold));
  },
);

test("a response without reported usage is estimated, and the client gets the estimate", async () => {
  const reply = await send(chat, bodyOf("no-usage"));
  const usage = usageOf(reply);
  const shown = await shownOf(reply);
  expect(shown).toMatchObject({ outcome: "finished", estimated: true });
  expect(usage.completion).toBeGreaterThan(0);
  expect(nanoOf(shown.charge)).toBe(
    usage.prompt * PRICE.prompt + usage.completion * PRICE.completion,
  );
});

test("a stream that its client cuts is charged within its hold, and marked (I9)", async () => {
  const cut = new AbortController();
  const response = await fetch(`${deployment.gateways[0].root}${chat}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${deployment.gateways[0].key}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(bodyOf("slow", true)),
    signal: cut.signal,
  });
  await response.body?.getReader().read();
  cut.abort();
  await expect.poll(async () => (await shownOf(response)).charge).not.toBeNull();
  const shown = await shownOf(response);
  expect(shown).toMatchObject({ outcome: "client-gone", estimated: true });
  expect(nanoOf(shown.charge)).toBeGreaterThan(0);
  expect(nanoOf(shown.charge)).toBeLessThanOrEqual(nanoOf(shown.hold));
});

test("a revoked key is refused on its next request", async () => {
  const customer = await createCustomer(deployment.store);
  expect((await send(chat, bodyOf("echo"), customer.key)).status).toBe(200);
  expect(await runOperator(deployment.store, ["keys", "revoke", customer.keyId])).toMatchObject({
    code: 0,
  });
  expect((await send(chat, bodyOf("echo"), customer.key)).status).toBe(401);
});

test("a key's spending limit refuses a request that the balance would cover", async () => {
  const { key } = await createCustomer(deployment.store, {
    balance: "1.00",
    keyOptions: ["--spending-limit", "0.000000001"],
  });
  const reply = await send(chat, bodyOf("echo"), key);
  expect(reply.status).toBe(402);
  expect(reply.json).toMatchObject({ error: { details: { available: "0.000000001" } } });
});

test("a refund beyond the available balance is refused without a change", async () => {
  const { accountId } = await createCustomer(deployment.store, { balance: "1.00" });
  const tooMuch = await runOperator(deployment.store, [
    "accounts",
    "refund",
    accountId,
    "1.000000001",
  ]);
  expect(tooMuch.code).toBe(1);
  expect(
    await runOperator(deployment.store, ["accounts", "refund", accountId, "0.4"]),
  ).toMatchObject({
    code: 0,
  });
  expect(await askOperator(deployment.store, ["accounts", "show", accountId])).toMatchObject({
    balance: "0.6",
  });
});

test("usage by key, by model and by day adds up to the spent amount", async () => {
  const { key, accountId } = await createCustomer(deployment.store, { balance: "1.00" });
  for (const model of ["echo", "plain", "refuse-500"]) await send(chat, bodyOf(model), key);
  const { spent } = await askOperator<{ spent: string }>(deployment.store, [
    "accounts",
    "show",
    accountId,
  ]);
  expect(nanoOf(spent)).toBeGreaterThan(0);
  for (const by of ["key", "model", "day"]) {
    const rows = await askOperator<readonly { requests: number; charge: string }[]>(
      deployment.store,
      ["usage", "--account", accountId, "--by", by],
    );
    expect(rows.reduce((sum, { charge }) => sum + nanoOf(charge), 0)).toBe(nanoOf(spent));
    expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBe(3);
  }
});
