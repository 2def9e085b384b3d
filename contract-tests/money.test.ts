import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "./harness/call.ts";
import { createCustomer, askOperator } from "./harness/operator.ts";
import { bodyAt, OFFLOADED_PADDING, paths, type ProtocolName } from "./harness/requests.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

let server: TestServer;

/**
 * A plan at the catalog's prices, and one at other prices: a margin that produces more digits, and
 * an own price.
 */
const config = `plans:
  - { id: plain, models: ["sandbox/*"] }
  - id: dear
    models: ["sandbox/*"]
    margin: { "sandbox/*": "1.333333", sandbox/no-usage: "0.7" }
    prices: { sandbox/agent: { prompt: "0.000000123457", completion: "0.000000000001" } }
`;
const plans = ["plain", "dear"] as const;
const keys = { plain: "", dear: "" };

interface Price {
  readonly prompt: bigint;
  readonly completion: bigint;
}

const PICO_PER_DOLLAR = 1_000_000_000_000n;

/** Returns a decimal string of dollars as whole pico-dollars, exactly. */
function pico(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole) * PICO_PER_DOLLAR + BigInt(fraction.padEnd(12, "0"));
}

interface ModelRecord {
  readonly id: string;
  readonly pricing: { readonly prompt: string; readonly completion: string };
}

beforeAll(async () => {
  server = await startServer({ config });
  for (const plan of plans) {
    keys[plan] = (await createCustomer(server, { plan, balance: "10.00" })).key;
  }
});
afterAll(() => server.stop());

/**
 * Returns the caller's published price in pico-dollars per token, from the list and the single
 * record.
 */
async function priceFor(key: string, model: string): Promise<Price> {
  const list = await call(server, "/v1/models", { key });
  const { data } = list.json as { data: readonly ModelRecord[] };
  const record = (await call(server, `/v1/models/${model}`, { key })).json as ModelRecord;
  expect(data.find(({ id }) => id === model)).toEqual(record);
  return { prompt: pico(record.pricing.prompt), completion: pico(record.pricing.completion) };
}

async function balanceOf(key: string): Promise<{ available: bigint; held: bigint; spent: bigint }> {
  const { json } = await call(server, "/v1/account", { key });
  const account = json as {
    readonly balance: { readonly available: string; readonly held: string };
    readonly usage: { readonly spent: string };
  };
  return {
    available: pico(account.balance.available),
    held: pico(account.balance.held),
    spent: pico(account.usage.spent),
  };
}

interface Tokens {
  readonly input: number;
  readonly output: number;
}

interface UsageHolder {
  readonly usage?: Readonly<Record<string, number>> | null;
}

/** Returns the token counts reported to the client, streamed or not, in any protocol. */
function tokensOf(reply: Reply): Tokens {
  const values = reply.events
    .filter(({ data }) => data !== "[DONE]")
    .map(({ data }) => JSON.parse(data) as Readonly<Record<string, unknown>>);
  const holders = reply.events.length > 0 ? values : [reply.json];
  const usages = holders.flatMap((value) => {
    const holder = value as UsageHolder & { readonly response?: UsageHolder };
    const usage = holder.usage ?? holder.response?.usage;
    return usage ? [usage] : [];
  });
  const usage = usages.at(-1) ?? {};
  return {
    input: usage["prompt_tokens"] ?? usage["input_tokens"] ?? Number.NaN,
    output: usage["completion_tokens"] ?? usage["output_tokens"] ?? Number.NaN,
  };
}

/**
 * Returns the price in pico-dollars, rounded up to nano-dollars once per request (money rule 1).
 */
function priceOf(price: Price, { input, output }: Tokens): bigint {
  const sum = BigInt(input) * price.prompt + BigInt(output) * price.completion;
  return ((sum + 999n) / 1_000n) * 1_000n;
}

const content = "How much is the fish, and who pays for it?";
const tools = {
  chat: [{ type: "function", function: { name: "pay", parameters: { type: "object" } } }],
  messages: [{ name: "pay", input_schema: { type: "object" } }],
  responses: [{ type: "function", name: "pay" }],
} as const;
const bounds = { chat: "max_tokens", messages: "max_tokens", responses: "max_output_tokens" };
const reasoning = {
  chat: { reasoning: { enabled: true } },
  messages: { thinking: { type: "enabled", budget_tokens: 1_024 } },
  responses: { reasoning: { effort: "low" } },
} as const;

/** White space after a body: the main thread reads the small one, another thread the large one. */
const paddings = { small: "", large: OFFLOADED_PADDING } as const;

const requests = plans.flatMap((plan) =>
  (["chat", "messages", "responses"] as const).flatMap((protocol) =>
    [false, true].flatMap((stream) =>
      ["sandbox/echo", "sandbox/agent", "sandbox/reasoner", "sandbox/no-usage"].flatMap((model) =>
        (["small", "large"] as const).map((size) => [plan, protocol, stream, model, size] as const),
      ),
    ),
  ),
);

function padded(size: keyof typeof paddings, body: object): string {
  return JSON.stringify(body) + paddings[size];
}

describe("I13: usage shown to the client × published price = amount charged", () => {
  test.each(requests)("plan %s: %s, streamed: %s, %s, %s", async (...row) => {
    const [plan, protocol, stream, model, size] = row;
    const key = keys[plan];
    const price = await priceFor(key, model);
    const before = await balanceOf(key);
    const isChat = protocol === "chat";
    const path = paths[protocol];
    const reply = await call(server, path, {
      key,
      body: padded(size, {
        ...bodyAt(path, { messages: [{ role: "user", content }] }),
        model,
        stream,
        [bounds[protocol]]: 2_000,
        ...(model === "sandbox/agent" ? { tools: tools[protocol] } : {}),
        ...(isChat && stream ? { stream_options: { include_usage: true } } : {}),
        ...(model === "sandbox/reasoner" ? reasoning[protocol] : {}),
      }),
    });
    expect(reply.status).toBe(200);
    const after = await balanceOf(key);
    const charge = priceOf(price, tokensOf(reply));
    expect(charge).toBeGreaterThan(0n);
    expect({
      charged: before.available - after.available,
      spent: after.spent - before.spent,
    }).toEqual({
      charged: charge,
      spent: charge,
    });
    expect(after.held).toBe(0n);
  });
});

describe("a response with an error status is free", () => {
  test.each([
    "refuse-400",
    "refuse-401",
    "refuse-429",
    "refuse-500",
    "hang",
    "break",
    "truncate",
    "garbage",
  ])("sandbox/%s", async (name) => {
    const { key } = await createCustomer(server, { balance: "1.00" });
    const body = { model: `sandbox/${name}`, messages: [{ role: "user", content }] };
    for (const [protocol, path] of Object.entries(paths)) {
      const bounded = { ...body, [bounds[protocol as ProtocolName]]: 100 };
      const reply = await call(server, path, { key, body: bodyAt(path, bounded) });
      expect(reply.status).toBeGreaterThanOrEqual(400);
    }
    expect(await balanceOf(key)).toEqual({ available: pico("1"), held: 0n, spent: 0n });
  });
});

test("a stream that breaks is charged for the sent output, and marked", async () => {
  const { key } = await createCustomer(server, { balance: "1.00" });
  const body = { model: "sandbox/break", stream: true, messages: [{ role: "user", content }] };
  const reply = await call(server, "/v1/chat/completions", { key, body });
  const shown = await askOperator<{ charge: string; hold: string; estimated: boolean }>(server, [
    "requests",
    "show",
    reply.headers.get("x-request-id") ?? "",
  ]);
  expect(pico(shown.charge)).toBeGreaterThan(0n);
  expect(pico(shown.charge)).toBeLessThanOrEqual(pico(shown.hold));
  expect((await balanceOf(key)).held).toBe(0n);
});

test("of K simultaneous requests with money for M, exactly M are answered and the rest refused", async () => {
  // Each takes minutes unless it is cancelled, so that no hold is released early.
  const messages = [{ role: "user", content: "word ".repeat(600) }];
  const body = { model: "sandbox/slow", max_tokens: 1_000, stream: true, messages };
  const probe = await createCustomer(server, { balance: "0.000000001" });
  const refused = await call(server, "/v1/chat/completions", { key: probe.key, body });
  const { needed } = (refused.json as { error: { details: { needed: string } } }).error.details;
  const affordable = 3n;
  const nano = (pico(needed) * affordable) / 1_000n;
  const balance = `0.${nano.toString().padStart(9, "0")}`;
  const { key } = await createCustomer(server, { balance });
  const leaving = new AbortController();
  const replies = await Promise.all(
    Array.from({ length: 12 }, () =>
      fetch(`${server.root}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }),
    ),
  );
  leaving.abort();
  const statuses = replies.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses.filter((status) => status === 200)).toHaveLength(Number(affordable));
  expect(statuses.filter((status) => status === 402)).toHaveLength(12 - Number(affordable));
});
