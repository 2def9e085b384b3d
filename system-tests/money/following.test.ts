import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  askOperator,
  createCustomer,
  type Customer,
} from "../../contract-tests/harness/operator.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import {
  startCountingUpstream,
  UPSTREAM_USAGE,
  type CountingUpstream,
} from "./counting-upstream.ts";
import { PAID_MODEL, paidConfig } from "./paid-model.ts";
import { randomCuts } from "./paces.ts";

let upstream: CountingUpstream;
let server: TestServer;
let customer: Customer;
/**
 * Number of a response's pieces that the upstream sends now; the rest follows once it is released.
 */
let pieces = 0;
let released = Promise.withResolvers<void>();
beforeAll(async () => {
  upstream = await startCountingUpstream(() => {
    pieces -= 1;
    return pieces >= 0 ? Promise.resolve() : released.promise;
  });
  server = await startServer({ config: paidConfig(upstream.origin) });
});
beforeEach(() => {
  pieces = 0;
  released = Promise.withResolvers();
});
afterAll(async () => {
  await server?.stop();
  await upstream?.close();
});

const CONTENT = "one two three four five";
const COMPLETION_TOKENS = UPSTREAM_USAGE.completion_tokens;
const chat = "/v1/chat/completions";
const messages = "/v1/messages";

interface Wish {
  readonly id: string;
  readonly path?: string;
  readonly model?: string;
  readonly stream?: boolean;
  readonly content?: string;
  readonly signal?: AbortSignal;
}

function ask({
  id,
  path = chat,
  model = PAID_MODEL,
  stream = true,
  ...wish
}: Wish): Promise<Response> {
  const { content = CONTENT, signal } = wish;
  return fetch(server.root + path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${customer.key}`,
      "content-type": "application/json",
      "idempotency-key": id,
    },
    body: JSON.stringify({
      model,
      max_tokens: 50,
      stream,
      messages: [{ role: "user", content }],
    }),
    ...(signal !== undefined && { signal }),
  });
}

interface Usage {
  readonly requests: number;
  readonly completion_tokens: number;
  readonly charge: string;
}

async function booked(): Promise<Usage | undefined> {
  const query = ["usage", "--account", customer.accountId, "--by", "key"];
  const [row] = await askOperator<readonly Usage[]>(server, query);
  return row;
}

/** Returns the number of generations in progress. */
async function inFlight(): Promise<number> {
  const text = await (await fetch(`${server.root}/metrics`)).text();
  return Number(/^gateway_requests_in_flight (\d+)$/m.exec(text)?.[1]);
}

const isConsistent = async (): Promise<boolean> =>
  (await askOperator<{ ok: boolean }>(server, ["ledger", "verify", "--full"])).ok;

describe.each([chat, messages])("%s", (path) => {
  test.each([true, false])(
    "repeats in flight get the response of the first, for one charge (stream: %s)",
    async (stream) => {
      customer = await createCustomer(server);
      const wish = { id: "in-flight", path, stream };
      const atRest = await inFlight();
      const first = ask(wish);
      await expect.poll(inFlight).toBe(atRest + 1);
      const leaving = new AbortController();
      const left = ask({ ...wish, signal: leaving.signal }).then((reply) => reply.text());
      const others = [ask(wish), ask(wish), ask({ ...wish, content: "other" })];
      await expect.poll(inFlight).toBe(atRest + 4);
      leaving.abort();
      await expect(left).rejects.toThrow(/abort/);
      released.resolve();
      const [second, third, mismatch] = await Promise.all(others);
      const text = await (await first).text();
      expect(await Promise.all([second?.text(), third?.text()])).toEqual([text, text]);
      expect(mismatch?.status).toBe(422);
      const marker = (reply: Response | undefined) => reply?.headers.get("idempotent-replayed");
      expect([await first, second, third].map(marker)).toEqual([null, "true", "true"]);
      const late = await ask(wish);
      expect([marker(late), await late.text()]).toEqual(["true", text]);
      expect(await booked()).toMatchObject({ requests: 1, completion_tokens: COMPLETION_TOKENS });
      expect(await isConsistent()).toBe(true);
    },
  );

  test("a repeat gets the complete response after its first client has disconnected", async () => {
    customer = await createCustomer(server);
    const leaving = new AbortController();
    pieces = 1;
    const first = await ask({ id: "phone", path, signal: leaving.signal });
    await first.body?.getReader().read();
    leaving.abort();
    const again = await ask({ id: "phone", path });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    released.resolve();
    const text = await again.text();
    expect(text).toContain("five");
    expect(text).toContain("one");
    expect(await booked()).toMatchObject({ requests: 1, completion_tokens: COMPLETION_TOKENS });
  });
});

describe("a phone that loses its network, with an official SDK's own retries", () => {
  /** Drops the first connection once the head of its response has arrived. */
  function losing(): typeof fetch {
    let attempts = 0;
    return async (url, init) => {
      attempts += 1;
      if (attempts > 1) {
        released.resolve();
        return fetch(url, init);
      }
      const lost = new AbortController();
      const signals = [init?.signal, lost.signal].filter((signal) => signal instanceof AbortSignal);
      void fetch(url, { ...init, signal: AbortSignal.any(signals) }).catch(() => undefined);
      // Besides the request for the figure.
      await expect.poll(inFlight).toBeGreaterThan(1);
      lost.abort();
      throw new TypeError("fetch failed");
    };
  }
  const body = {
    model: PAID_MODEL,
    max_tokens: 50,
    messages: [{ role: "user" as const, content: CONTENT }],
  };
  const headers = { "idempotency-key": "sdk" };

  test("openai", async () => {
    customer = await createCustomer(server);
    const baseURL = `${server.root}/v1`;
    const client = new OpenAI({ baseURL, apiKey: customer.key, fetch: losing() });
    const stream = await client.chat.completions.create({ ...body, stream: true }, { headers });
    let text = "";
    for await (const { choices } of stream) text += choices[0]?.delta.content ?? "";
    expect(text).toBe(CONTENT);
    expect(await booked()).toMatchObject({ requests: 1, completion_tokens: COMPLETION_TOKENS });
  });

  test("anthropic", async () => {
    customer = await createCustomer(server);
    const { root: baseURL } = server;
    const options = { baseURL, apiKey: customer.key, authToken: null, fetch: losing() };
    const message = await new Anthropic(options).messages.create(body, { headers });
    expect(message.content).toMatchObject([{ type: "text", text: CONTENT }]);
    expect(await booked()).toMatchObject({ requests: 1, completion_tokens: COMPLETION_TOKENS });
  });
});

test("a broken stream runs again, and only the last attempt is charged", async () => {
  customer = await createCustomer(server);
  const wish = { id: "broken", model: "sandbox/break" };
  const ids: string[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const reply = await ask(wish);
    expect(await reply.text()).not.toContain("[DONE]");
    expect(reply.headers.get("idempotent-replayed")).toBeNull();
    ids.push(reply.headers.get("x-request-id") ?? "");
  }
  interface Shown {
    readonly outcome: string;
    readonly charge: string;
    readonly taken_back_at: string | null;
  }
  const shown = await Promise.all(
    ids.map((id) => askOperator<Shown>(server, ["requests", "show", id])),
  );
  expect(shown.map(({ outcome }) => outcome)).toEqual(["broken", "broken", "broken"]);
  expect(shown.map(({ taken_back_at }) => taken_back_at !== null)).toEqual([true, true, false]);
  expect((await booked())?.charge).toBe(shown[2]?.charge);
  expect(await isConsistent()).toBe(true);
});

test("a response with an error status is not stored", async () => {
  customer = await createCustomer(server);
  const wish = { id: "refused", model: "sandbox/refuse-500", stream: false };
  const [first, second] = [await ask(wish), await ask(wish)];
  expect([first.status, second.status]).toEqual([502, 502]);
  expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
});

test("with connections cut at random, there is one charge per logical request", async () => {
  const LOGICAL_REQUESTS = 40;
  customer = await createCustomer(server);
  const drawCut = randomCuts(0.3, 60);
  const statusOf = async (wish: Wish): Promise<number> => {
    const reply = await ask(wish);
    await reply.text();
    return reply.status;
  };
  /** Retries after a cut like a vendor's SDK. */
  const untilAnswered = async (wish: Wish): Promise<number> => {
    const { signal, spare } = drawCut();
    const first = await statusOf({ ...wish, signal }).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
    spare();
    return first ?? statusOf(wish);
  };
  const lane = async (from: number): Promise<void> => {
    for (let at = from; at < LOGICAL_REQUESTS; at += 4) {
      const wish = { id: `cut-${at}`, model: "sandbox/echo", stream: at % 2 === 0 };
      expect(await untilAnswered(wish)).toBe(200);
    }
  };
  await Promise.all([lane(0), lane(1), lane(2), lane(3)]);
  expect(await booked()).toMatchObject({
    requests: LOGICAL_REQUESTS,
    completion_tokens: LOGICAL_REQUESTS * COMPLETION_TOKENS,
  });
  expect(await isConsistent()).toBe(true);
});
