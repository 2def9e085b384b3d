import { afterEach, describe, expect, it } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import type { Call } from "../testing/call.ts";
import { answerWhole, startGateway, summary } from "../testing/test-gateway.ts";
import type { RunJob, TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

const call = (path: string, options?: Call): Promise<Response> =>
  callGateway(gateway, path, options);

describe("headers of replies", () => {
  it("carry one gateway id, echo the client's, and are never cached", async () => {
    await start();
    const { headers } = await call("/v1/models", {
      headers: { "x-api-key": gateway.key, "x-request-id": "mine 7" },
    });
    expect(headers.get("x-request-id")).toBe(headers.get("request-id"));
    expect(headers.get("x-request-id")).toMatch(/^req_/);
    expect(headers.get("x-client-request-id")).toBe("mine 7");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("report the limits of the plan, and count a request only once it is admitted", async () => {
    const run: RunJob = async (job, sink) => {
      await job.reserveTokens?.({ inputTokens: 20, outputTokensMax: 20, isBounded: true });
      return answerWhole(job, sink);
    };
    await start({ plan: { requestsPerMinute: 2, tokensPerMinute: 100 }, run });
    const first = await call("/v1/chat/completions", { body: JSON.stringify(chat) });
    const names = ["limit", "remaining", "reset"];
    const windows = (headers: Headers): (string | null)[] =>
      ["requests", "tokens"].flatMap((unit) =>
        names.map((name) => headers.get(`x-ratelimit-${name}-${unit}`)),
      );
    expect(windows(first.headers)).toEqual(["2", "1", "30", "100", "60", "24"]);
    const second = await call("/v1/account");
    expect(windows(second.headers)).toEqual(["2", "0", "60", "100", "95", "3"]);
    const third = await call("/v1/models");
    expect(await codeOf(third)).toBe("429 rate_limited");
    expect(third.headers.get("retry-after")).toBe("30");
    expect(Number(third.headers.get("retry-after-ms"))).toBeGreaterThan(29_000);
    expect(third.headers.get("x-should-retry")).toBe("true");
    for (const path of ["/v1/models/sandbox/echo", "/v1/account"]) {
      expect(await codeOf(await call(path))).toBe("429 rate_limited");
    }
  });

  it("list ignored fields", async () => {
    await start();
    const body = JSON.stringify({ ...chat, max_tokens: 9_000, service_tier: "auto" });
    const response = await call("/v1/messages", { body });
    const ignored = response.headers.get("x-ignored-fields");
    expect([response.status, ignored]).toEqual([200, "/service_tier, /max_tokens"]);
  });
});

describe("errors of the layers below", () => {
  it.each([
    ["/v1/chat/completions", 503],
    ["/v1/messages", 529],
  ])("an overloaded upstream answers %s with %i and retry-after", async (path, status) => {
    const error = new GatewayError("overloaded", "Busy.", { retryAfterMs: 90_000 });
    await start({ run: () => Promise.reject(error) });
    const response = await call(path, { body: JSON.stringify(chat) });
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, "60"]);
  });

  it("an unknown exception is a 500 that reveals no details, and its cause is in the log", async () => {
    await start({ run: () => Promise.reject(new Error("database password sk-gw-abcdefgh")) });
    const response = await call("/v1/chat/completions", { body: JSON.stringify(chat) });
    expect(await codeOf(response)).toBe("500 internal_error");
    await gateway.settled();
    expect(gateway.logText()).toContain("database password [redacted]");
  });
});

describe("a broken stream", () => {
  const broken = (failure: unknown): RunJob => {
    return async (_job, sink) => {
      sink.open({ contentType: "text/event-stream", ignored: [] });
      void sink.write("data: an error\n\n");
      sink.end();
      return { ...summary, outcome: "broken", failure };
    };
  };

  it.each([
    [new TypeError("a bug"), "error", "internal_error", "5xx"],
    [new UpstreamFailure("incomplete", "cut off"), "error", "upstream_error", "5xx"],
    [new GatewayError("request-timeout", "Not read."), "info", "request_timeout", "4xx"],
  ])("is logged and counted by its error: %s", async (failure, level, error, status) => {
    await start({ run: broken(failure) });
    await (await call("/v1/chat/completions", { body: JSON.stringify(chat) })).text();
    await gateway.settled();
    expect(gateway.logs()).toMatchObject([{ level, error, status: 200, outcome: "broken" }]);
    if (level === "error") {
      expect(gateway.logs()[0]?.["causes"]).toMatchObject([{ message: failure.message }]);
    }
    const text = await (await call("/metrics", { headers: {} })).text();
    const count = `gateway_requests_total{operation="createChatCompletion",status="${status}"} 1`;
    expect(text).toContain(count);
    expect(text).toContain(`gateway_streams_broken_total{code="${error}"} 1`);
    expect(text).not.toContain('status="2xx"} 1');
  });
});

describe("levels of the log", () => {
  it.each([
    ["/healthz", true, "debug"],
    ["/readyz", true, "debug"],
    ["/readyz", false, "debug"],
    ["/metrics", true, "debug"],
    ["/openapi.json", true, "debug"],
    ["/nothing", true, "info"],
    ["/v1/models", true, "info"],
  ])("%s while ready is %s is logged with level %s", async (path, ready, level) => {
    await start();
    gateway.set({ ready });
    await (await call(path)).text();
    await gateway.settled();
    expect(gateway.logs()).toMatchObject([{ level }]);
  });

  it("the client's address is the one that a trusted proxy reports", async () => {
    await start({ trustedProxies: ["127.0.0.1"] });
    const headers = { "x-api-key": gateway.key, "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
    await (await call("/v1/models", { headers })).text();
    await gateway.settled();
    expect(gateway.logs()).toMatchObject([{ client: "198.51.100.7" }]);
  });
});

describe("the path of a job", () => {
  it("carries hashes of idempotency key and body, and a seal key of its holder", async () => {
    await start();
    const post = (key: string): Promise<Response> =>
      call("/v1/chat/completions", {
        headers: {
          "x-api-key": gateway.key,
          "content-type": "application/json",
          "idempotency-key": key,
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
      level: "info",
      request_id: "req_1",
      method: "POST",
      operation: "createChatCompletion",
      status: 200,
      key_id: "key_1",
      account_id: "acc_1",
      protocol: "chat",
      stream: false,
      model: "sandbox/echo",
      outcome: "finished",
      prompt_tokens: 3,
      charge_nano_usd: 7,
      client: "127.0.0.1",
      first_byte_ms: expect.any(Number),
      upstream: "sandbox:echo",
      attempts: 1,
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
