import { afterEach, expect, test } from "vitest";
import { call, type Reply } from "./harness/call.ts";
import { chat, hello, messages } from "./harness/requests.ts";
import { shareGateway, shareServer, type SharedServer } from "./harness/shared/gateway.ts";

const ORIGIN = "https://app.example.com";

let server: SharedServer;

afterEach(() => server.stop());

async function start(origins?: string): Promise<void> {
  server =
    origins === undefined
      ? await shareGateway()
      : await shareServer({ config: `server: { cors_origins: ${origins} }` });
}

const preflight = (origin: string): Promise<Reply> =>
  call(server, chat, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type,x-stainless-lang",
    },
  });

/**
 * Returns one response of each kind: a record, both protocols' streams, and errors before and after
 * the key check.
 */
async function replies(origin: string): Promise<readonly Reply[]> {
  const { key } = server;
  const headers = { origin };
  return [
    await call(server, "/v1/models", { key, headers }),
    await call(server, chat, { key, headers, body: hello }),
    await call(server, chat, { key, headers, body: { ...hello, stream: true } }),
    await call(server, messages, { key, headers, body: { ...hello, max_tokens: 9, stream: true } }),
    await call(server, chat, { headers, body: hello }),
    await call(server, chat, { key, headers, body: "{" }),
    await call(server, "/v1/none", { key, headers }),
  ];
}

const STATUSES = [200, 200, 200, 200, 401, 400, 404];

test("no origin is allowed by default", async () => {
  await start();
  expect((await preflight(ORIGIN)).status).toBe(405);
  for (const { headers } of await replies(ORIGIN)) {
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers.get("vary")).toBeNull();
  }
});

test("an allowed origin gets its preflight without a key, and may read every response", async () => {
  await start(`["${ORIGIN}"]`);
  const { status, headers, text } = await preflight(ORIGIN);
  expect([status, text]).toEqual([204, ""]);
  expect(headers.get("access-control-allow-origin")).toBe(ORIGIN);
  expect(headers.get("access-control-allow-methods")).toContain("POST");
  expect(headers.get("access-control-allow-headers")).toMatch(/^authorization,.*, \*$/);
  expect(headers.get("vary")).toBe("origin");
  const all = await replies(ORIGIN);
  expect(all.map((reply) => reply.status)).toEqual(STATUSES);
  for (const reply of all) {
    expect(reply.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
    const exposed = reply.headers.get("access-control-expose-headers")?.split(", ");
    expect(exposed).toEqual(
      expect.arrayContaining([
        ...["x-request-id", "retry-after", "x-should-retry", "idempotent-replayed"],
        ...["x-ratelimit-remaining-requests", "x-ratelimit-reset-tokens", "x-ignored-fields"],
      ]),
    );
  }
});

test("another origin may not read the responses", async () => {
  await start(`["${ORIGIN}"]`);
  for (const origin of [
    `${ORIGIN}.evil.example`,
    `${ORIGIN}:8443`,
    "http://app.example.com",
    "null",
  ]) {
    expect((await preflight(origin)).status).toBe(405);
    const all = await replies(origin);
    expect(all.map((reply) => reply.status)).toEqual(STATUSES);
    for (const { headers } of all) {
      expect(headers.get("access-control-allow-origin")).toBeNull();
      // A cache must not serve this response to the allowed origin.
      expect(headers.get("vary")).toBe("origin");
    }
  }
});

test("* allows every origin, only on /v1", async () => {
  await start('["*"]');
  expect((await preflight("https://any.example")).headers.get("access-control-allow-origin")).toBe(
    "*",
  );
  for (const { headers } of await replies("null")) {
    expect(headers.get("access-control-allow-origin")).toBe("*");
  }
  for (const path of ["/metrics", "/docs", "/healthz", "/"]) {
    const { headers } = await call(server, path, { headers: { origin: "https://any.example" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
  }
});
