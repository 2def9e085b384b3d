import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { GatewayError } from "../errors/gateway-error.ts";
import { StoreUnavailable } from "../ledger/store.ts";
import { makeKey, startGateway } from "./testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "./testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "hi" }] };

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Calls with the usable key unless headers of its own are given. */
async function call(path: string, { method, headers, body }: Call = {}): Promise<Response> {
  return fetch(gateway.url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: headers ?? {
      authorization: `Bearer ${gateway.key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
}

async function codeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { readonly error: { readonly code: string } };
  return `${response.status} ${body.error.code}`;
}

/** A POST that is wrong in every way; each row mends the first fault that is left. */
const faults = ["path", "method", "key", "rate", "type", "size", "json", "contract", "model", "plan"];
const answers = [
  "404 not_found", "405 method_not_allowed", "401 invalid_api_key", "429 rate_limited",
  "415 unsupported_media_type", "413 body_too_large", "400 invalid_json", "400 unknown_field",
  "404 model_not_found", "403 model_not_allowed", "200",
];

function bodyWith(left: ReadonlySet<string>): string {
  if (left.has("size")) return "x".repeat(2_000_000);
  if (left.has("json")) return "{";
  const model = left.has("model") ? "sandbox/none" : left.has("plan") ? "sandbox/agent" : chat.model;
  return JSON.stringify({ ...chat, model, ...(left.has("contract") && { unknown: 1 }) });
}

describe("the order of checks (contract-decisions, section 2)", () => {
  it.each(answers.map((answer, mended) => [mended, answer] as const))(
    "with the first %i faults mended answers %s",
    async (mended, answer) => {
      const left = new Set(faults.slice(mended));
      await start({
        plan: {
          models: ["sandbox/echo"],
          ...(left.has("rate") && { concurrentRequests: 0 }),
        },
      });
      const response = await call(left.has("path") ? "/v1/nothing" : "/v1/chat/completions", {
        method: left.has("method") ? "PUT" : "POST",
        headers: {
          "x-api-key": left.has("key") ? makeKey() : gateway.key,
          "content-type": left.has("type") ? "text/plain" : "application/json",
        },
        body: bodyWith(left),
      });
      expect(answer === "200" ? String(response.status) : await codeOf(response)).toBe(answer);
    },
  );

  it("tells of a thread before every other issue", async () => {
    await start();
    const body = JSON.stringify({ thread: { type: "create" }, unknown: 1 });
    const response = await call("/v1/messages", { body });
    expect(await response.json()).toMatchObject({
      error: {
        details: { error_code: "thread_unsupported_request", unsupported: ["thread"] },
      },
    });
  });
});

describe("paths and methods", () => {
  it.each([
    ["/v1/models/sandbox/echo", "raw slash"],
    ["/v1/models/sandbox%2Fecho", "%2F"],
    ["/v1/models/sandbox%2fecho?beta=true", "%2f and a query"],
  ])("GET %s answers the model (%s)", async (path) => {
    await start();
    const response = await call(path);
    expect(await response.json()).toMatchObject({ id: "sandbox/echo", object: "model" });
  });

  it.each([
    ["GET", "/v1/models/sandbox/none", "404 model_not_found"],
    ["GET", "/v1/models/", "404 not_found"],
    ["GET", "/v1/models/sandbox%2Fecho%E0%A4", "400 invalid_request"],
    ["GET", "/v1/%E0%A4%A", "400 invalid_request"],
    ["GET", "/v1", "404 not_found"],
    ["GET", "/v1x/models", "404 not_found"],
    ["GET", "/models", "404 not_found"],
    ["POST", "/v1/messages/count_tokens", "404 not_found"],
    ["POST", "/v1/responses", "404 not_found"],
  ])("%s %s answers %s", async (method, path, answer) => {
    await start();
    expect(await codeOf(await call(path, { method }))).toBe(answer);
  });

  it.each([
    ["GET", "/v1/chat/completions", "POST"],
    ["HEAD", "/v1/messages", "POST"],
    ["POST", "/v1/models", "GET, HEAD"],
    ["DELETE", "/v1/models/a/b", "GET, HEAD"],
    ["OPTIONS", "/v1/account", "GET, HEAD"],
    ["POST", "/healthz", "GET, HEAD"],
  ])("%s %s answers 405 with Allow: %s", async (method, path, allow) => {
    await start();
    const response = await call(path, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });

  it.each(["/v1/models", "/v1/models/sandbox/echo", "/v1/account", "/", "/healthz", "/openapi.json"])(
    "HEAD %s answers as GET without the body",
    async (path) => {
      await start();
      const [get, head] = [await call(path), await call(path, { method: "HEAD" })];
      const length = String((await get.arrayBuffer()).byteLength);
      expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
        200, length, "",
      ]);
    },
  );

  it("says at /v1/messages/count_tokens what is served instead", async () => {
    await start();
    const response = await call("/v1/messages/count_tokens", { body: "{}" });
    expect(await response.text()).toContain("POST /v1/messages");
  });
});

describe("keys", () => {
  const form = (bearer: string | null, header: string | null): Record<string, string> => ({
    ...(bearer !== null && { authorization: bearer }),
    ...(header !== null && { "x-api-key": header }),
  });

  it.each<[string, (key: string) => Record<string, string>, string]>([
    ["a bearer token", (key) => form(`Bearer ${key}`, null), "200"],
    ["a bearer token in other case", (key) => form(`bearer  ${key} `, null), "200"],
    ["x-api-key", (key) => form(null, key), "200"],
    ["a bad bearer beside a good x-api-key", (key) => form(`Bearer ${makeKey()}`, key), "200"],
    ["a good bearer beside a bad x-api-key", (key) => form(`Bearer ${key}`, "sk-x"), "200"],
    ["no header", () => form(null, null), "401 missing_api_key"],
    ["another scheme", (key) => form(`Basic ${key}`, null), "401 missing_api_key"],
    ["an empty token", () => form("Bearer ", ""), "401 missing_api_key"],
    ["an unknown key", () => form(`Bearer ${makeKey()}`, null), "401 invalid_api_key"],
    ["a mistyped key", (key) => form(`Bearer ${key.slice(0, -1)}-`, null), "401 invalid_api_key"],
    ["two bad keys", () => form(`Bearer ${makeKey()}`, makeKey()), "401 invalid_api_key"],
  ])("%s", async (_case, headers, answer) => {
    await start();
    const response = await call("/v1/models", { headers: headers(gateway.key) });
    expect(response.ok ? "200" : await codeOf(response)).toBe(answer);
  });

  it("answers 401 with WWW-Authenticate and tells clients not to retry", async () => {
    await start();
    const { headers } = await call("/v1/account", { headers: {} });
    expect([headers.get("www-authenticate"), headers.get("x-should-retry")]).toEqual([
      "Bearer", "false",
    ]);
  });

  it.each([
    ["revoked", { revokedAtMs: 1 }],
    ["expired", { expiresAtMs: 1 }],
  ])("a %s key is refused", async (_state, key) => {
    await start({ key });
    expect(await codeOf(await call("/v1/models"))).toBe("401 invalid_api_key");
  });

  it("asks the store once a request, though both schemes ask, and never for a typo", async () => {
    await start();
    await call("/v1/models", {
      headers: { authorization: `Bearer ${gateway.key}`, "x-api-key": gateway.key },
    });
    expect(gateway.lookUps()).toBe(1);
    await call("/v1/models", { headers: { "x-api-key": `${gateway.key}x` } });
    expect(gateway.lookUps()).toBe(1);
  });

  it("answers 503, not 401, while the store is away", async () => {
    await start({ findKey: () => Promise.reject(new StoreUnavailable("disk full at /secret")) });
    const response = await call("/v1/messages", { body: "{}" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.text()).not.toContain("secret");
  });

  it("an account whose plan is gone sees its account and may use no model", async () => {
    await start({ key: { planId: "gone" } });
    expect((await call("/v1/account")).status).toBe(200);
    const body = JSON.stringify(chat);
    expect(await codeOf(await call("/v1/chat/completions", { body }))).toBe("403 model_not_allowed");
  });
});

describe("bodies", () => {
  const json = JSON.stringify(chat);

  it.each<[string, Record<string, string>, string | Uint8Array<ArrayBuffer>, string]>([
    ["gzip", { "content-encoding": "gzip" }, new Uint8Array(gzipSync(json)), "200"],
    ["deflate", { "content-encoding": "deflate" }, new Uint8Array(deflateSync(json)), "200"],
    ["br", { "content-encoding": "br" }, new Uint8Array(brotliCompressSync(json)), "200"],
    ["a charset", { "content-type": "application/json; charset=UTF-8" }, json, "200"],
    ["text/plain", { "content-type": "text/plain" }, json, "415 unsupported_media_type"],
    ["no content type", { "content-type": "" }, json, "415 unsupported_media_type"],
    ["utf-16", { "content-type": "application/json;charset=utf-16" }, json,
      "415 unsupported_media_type"],
    ["zstd", { "content-encoding": "zstd" }, json, "415 unsupported_media_type"],
    ["what is no gzip", { "content-encoding": "gzip" }, json, "400 invalid_json"],
    ["cut gzip", { "content-encoding": "gzip" }, new Uint8Array(gzipSync(json).subarray(0, 30)),
      "400 invalid_json"],
    ["a bomb", { "content-encoding": "gzip" }, new Uint8Array(gzipSync("x".repeat(5_000_000))),
      "413 body_too_large"],
    ["nothing", {}, "", "400 invalid_json"],
    ["an array", {}, "[]", "400 invalid_request"],
    ["a key __proto__", {}, '{"__proto__":1}', "400 invalid_json"],
    ["duplicate keys: the last counts", {}, `{"model":1,${json.slice(1)}`, "200"],
    ["65 levels", {}, "[".repeat(65) + "]".repeat(65), "400 invalid_request"],
    ["half a million brackets", {}, "[".repeat(500_000), "400 invalid_request"],
  ])("%s", async (_case, headers, body, answer) => {
    await start();
    const response = await call("/v1/chat/completions", {
      method: "POST",
      headers: { "x-api-key": gateway.key, "content-type": "application/json", ...headers },
      body,
    });
    expect(response.ok ? "200" : await codeOf(response)).toBe(answer);
  });

  it("is never quoted in the message of a 400", async () => {
    await start();
    const response = await call("/v1/chat/completions", { body: '{"model": secret words}' });
    expect(await response.text()).not.toContain("secret");
  });
});

describe("headers of replies", () => {
  it("carry one id of ours, echo the client's, and are never cached", async () => {
    await start();
    const { headers } = await call("/v1/models", {
      headers: { "x-api-key": gateway.key, "x-request-id": "mine 7" },
    });
    expect(headers.get("x-request-id")).toBe(headers.get("request-id"));
    expect(headers.get("x-request-id")).toMatch(/^req_/);
    expect(headers.get("x-client-request-id")).toBe("mine 7");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("tell the limits of the plan, and count a request only once it is admitted", async () => {
    await start({ plan: { requestsPerMinute: 2, tokensPerMinute: 100 } });
    const first = await call("/v1/chat/completions", { body: JSON.stringify(chat) });
    const names = ["limit", "remaining", "reset"];
    const windows = (headers: Headers): (string | null)[] =>
      ["requests", "tokens"].flatMap((unit) =>
        names.map((name) => headers.get(`x-ratelimit-${name}-${unit}`)),
      );
    expect(windows(first.headers)).toEqual(["2", "1", "30", "100", "100", "0"]);
    const second = await call("/v1/account");
    expect(windows(second.headers)).toEqual(["2", "0", "60", "100", "95", "3"]);
    const third = await call("/v1/models");
    expect(await codeOf(third)).toBe("429 rate_limited");
    expect(third.headers.get("retry-after")).toBe("30");
    expect(Number(third.headers.get("retry-after-ms"))).toBeGreaterThan(29_000);
    expect(third.headers.get("x-should-retry")).toBe("true");
  });

  it("name what was ignored", async () => {
    await start();
    const body = JSON.stringify({ ...chat, max_tokens: 9_000, service_tier: "auto" });
    const response = await call("/v1/messages", { body });
    const ignored = response.headers.get("x-ignored-fields");
    expect([response.status, ignored]).toEqual([200, "/service_tier, /max_tokens"]);
  });
});

describe("errors of the rooms behind", () => {
  it.each([
    ["/v1/chat/completions", 503],
    ["/v1/messages", 529],
  ])("an overloaded upstream answers %s with %i and retry-after", async (path, status) => {
    const error = new GatewayError("overloaded", "Busy.", { retryAfterMs: 90_000 });
    await start({ run: () => Promise.reject(error) });
    const response = await call(path, { body: JSON.stringify(chat) });
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, "60"]);
  });

  it("an unknown exception is a 500 that tells nothing, and its cause is in the log", async () => {
    await start({ run: () => Promise.reject(new Error("database password sk-gw-abcdefgh")) });
    const response = await call("/v1/chat/completions", { body: JSON.stringify(chat) });
    expect(await codeOf(response)).toBe("500 internal_error");
    await gateway.settled();
    expect(gateway.logText()).toContain("database password [redacted]");
  });
});

describe("the way of a job", () => {
  it("carries hashes of the idempotency key and body, and a seal only its holder can name", async () => {
    await start();
    const post = (key: string): Promise<Response> =>
      call("/v1/chat/completions", {
        headers: {
          "x-api-key": gateway.key, "content-type": "application/json", "idempotency-key": key,
        },
        body: JSON.stringify(chat),
      });
    await post("once");
    await post("once");
    await post("other");
    const [first, again, other] = gateway.jobs.map((job) => job.idempotency);
    expect(first).toEqual(again);
    expect(first?.keyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.sealKey.byteLength).toBe(32);
    expect(other?.bodyHash).toBe(first?.bodyHash);
    expect(other?.keyHash).not.toBe(first?.keyHash);
    expect(other?.sealKey).not.toEqual(first?.sealKey);
    expect(await codeOf(await post("two words"))).toBe("400 invalid_request");
  });

  it("logs one line without key or content, and counts by operation", async () => {
    await start();
    const body = JSON.stringify({ ...chat, messages: [{ role: "user", content: "my secret" }] });
    await call("/v1/chat/completions?token=hidden", { body });
    await gateway.settled();
    expect(gateway.logs()).toHaveLength(1);
    expect(gateway.logs()[0]).toMatchObject({
      level: "info", request_id: "req_1", method: "POST", operation: "createChatCompletion",
      status: 200, key_id: "key_1", account_id: "acc_1", protocol: "chat", stream: false,
      model: "sandbox/echo", outcome: "finished", prompt_tokens: 3, charge_nano_usd: 7,
      complete: true,
    });
    for (const secret of [gateway.key, "my secret", "hidden"]) {
      expect(gateway.logText()).not.toContain(secret);
    }
    const text = await (await call("/metrics", { headers: {} })).text();
    expect(text).toContain(
      'gateway_requests_total{operation="createChatCompletion",status="2xx"} 1',
    );
    expect(text).not.toContain("key_1");
  });
});
