import { afterEach, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { chat, hello, messages } from "../../contract-tests/harness/requests.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";

let gateway: ComposedGateway | undefined;
/** The gateway's clock, which only the test advances. */
let nowMs = 0;

afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

/** Starts a gateway with these limits for the demo account and a stopped clock. */
async function start(limits: object): Promise<ComposedGateway> {
  nowMs = Date.UTC(2026, 0, 1);
  const plans = [{ id: "demo", name: "Limited", models: ["*"], ...limits }];
  gateway = await composeGateway({ config: { plans }, nowMs: () => nowMs });
  return gateway;
}

const codeOf = (json: unknown): unknown => (json as { error: { code: string } }).error.code;

test("requests per minute: 429 with a wait time and the remaining number", async () => {
  const limited = await start({ requests_per_minute: 1 });
  const { key } = limited;
  const first = await call(limited, chat, { key, body: hello });
  expect(first.status).toBe(200);
  expect(first.headers.get("x-ratelimit-limit-requests")).toBe("1");
  expect(first.headers.get("x-ratelimit-remaining-requests")).toBe("0");
  const second = await call(limited, messages, { key, body: hello });
  expect([second.status, codeOf(second.json)]).toEqual([429, "rate_limited"]);
  expect(second.json).toMatchObject({ error: { type: "rate_limit_error" } });
  expect(second.headers.get("retry-after")).toBe("60");
  expect(second.headers.get("retry-after-ms")).toBe("60000");
  expect(second.headers.get("x-should-retry")).toBe("true");
  nowMs += 59_999;
  const early = await call(limited, chat, { key, body: hello });
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "1"]);
  nowMs += 1;
  expect((await call(limited, chat, { key, body: hello })).status).toBe(200);
});

test("the rate is checked before the content type", async () => {
  const limited = await start({ requests_per_minute: 1 });
  const { key } = limited;
  await call(limited, "/v1/account", { key });
  const headers = { "content-type": "text/plain" };
  const reply = await call(limited, chat, { key, body: "hello", headers });
  expect(reply.status).toBe(429);
});

test("tokens per minute: a request above the limit runs alone, and is charged in full", async () => {
  const limited = await start({ tokens_per_minute: 10 });
  const { key } = limited;
  const content = "one two three four five six seven eight nine ten";
  const body = { ...hello, messages: [{ role: "user", content }] };
  expect((await call(limited, chat, { key, body })).status).toBe(200);
  expect((await call(limited, chat, { key, body })).status).toBe(429);
});

test("tokens per minute bind requests that run at once", async () => {
  const limited = await start({ tokens_per_minute: 1_000 });
  const { key } = limited;
  const content = "word ".repeat(200);
  const body = { ...hello, messages: [{ role: "user", content }], max_tokens: 200 };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call(limited, chat, { key, body })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const used = replies.reduce((sum, { json }) => sum + usedBy(json), 0);
  expect(used).toBeGreaterThan(400);
  expect(used).toBeLessThanOrEqual(1_000);
  const refused = await call(limited, chat, { key, body });
  const waitS = Number(refused.headers.get("retry-after"));
  expect([refused.status, codeOf(refused.json)]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers.get("x-ratelimit-reset-tokens"))).toBeGreaterThanOrEqual(waitS);
  nowMs += Number(refused.headers.get("retry-after-ms")) - 1;
  expect((await call(limited, chat, { key, body })).status).toBe(429);
  nowMs += 1;
  expect((await call(limited, chat, { key, body })).status).toBe(200);
});

test("tokens of a failed request are available again", async () => {
  const limited = await start({ tokens_per_minute: 1_000 });
  const { key } = limited;
  const body = { ...hello, model: "sandbox/refuse-400", max_tokens: 900 };
  for (let at = 0; at < 3; at += 1) {
    expect((await call(limited, chat, { key, body })).status).toBe(400);
  }
  const { headers } = await call(limited, "/v1/account", { key });
  expect(headers.get("x-ratelimit-remaining-tokens")).toBe("1000");
});

const usedBy = (json: unknown): number =>
  (json as { usage?: { total_tokens: number } }).usage?.total_tokens ?? 0;
