import { afterEach, describe, expect, it } from "vitest";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import type { Admission, Limiter } from "../../access/limits/limiter.ts";
import type { Page } from "../replies/page.ts";
import type { Call } from "../testing/call.ts";
import { makeKey, startGateway } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

const call = (path: string, options?: Call): Promise<Response> =>
  callGateway(gateway, path, options);

/** Faults of a single POST; each row of the test corrects the next one. */
const faults = [
  "path",
  "method",
  "key",
  "rate",
  "type",
  "size",
  "json",
  "contract",
  "model",
  "plan",
];
const answers = [
  "404 not_found",
  "405 method_not_allowed",
  "401 invalid_api_key",
  "429 rate_limited",
  "415 unsupported_media_type",
  "413 body_too_large",
  "400 invalid_json",
  "400 unknown_field",
  "404 model_not_found",
  "403 model_not_allowed",
  "200",
];

function bodyWith(left: ReadonlySet<string>): string {
  if (left.has("size")) return "x".repeat(2_000_000);
  if (left.has("json")) return "{";
  const model = left.has("model")
    ? "sandbox/none"
    : left.has("plan")
      ? "sandbox/agent"
      : chat.model;
  return JSON.stringify({ ...chat, model, ...(left.has("contract") && { unknown: 1 }) });
}

describe("the order of checks (contract-decisions, section 2)", () => {
  it.each(answers.map((answer, repaired) => [repaired, answer] as const))(
    "with the first %i faults corrected answers %s",
    async (repaired, answer) => {
      const left = new Set(faults.slice(repaired));
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

  it("reports a thread before every other issue", async () => {
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

describe("a record", () => {
  const paths = ["/v1/models", "/v1/models/sandbox/echo", "/v1/account"];
  const limiter = (admit: () => Promise<Admission>): Limiter => ({
    admit,
    peek: () => ({}),
    reserveTokens: () => expect.unreachable(),
    close: () => Promise.resolve(),
  });

  it.each(paths)("of %s is refused beyond a shared limit", async (path) => {
    const refused = { admitted: false, state: {}, limit: "requests", retryAfterMs: 1 } as const;
    await start({ app: { limiter: limiter(() => Promise.resolve(refused)) } });
    expect(await codeOf(await call(path))).toBe("429 rate_limited");
  });

  it.each(paths)("of %s is not sent if its limiter fails", async (path) => {
    await start({ app: { limiter: limiter(() => Promise.reject(new Error("a bug"))) } });
    expect(await codeOf(await call(path))).toBe("500 internal_error");
  });
});

it("a page that fails after a while answers an error", async () => {
  const failing: Page = {
    name: "failing",
    path: "/failing",
    methods: ["GET"],
    serve: async () => {
      await new Promise(setImmediate);
      throw new Error("the disk is gone");
    },
  };
  await start({ app: { pages: [failing] } });
  expect(await codeOf(await call("/failing"))).toBe("500 internal_error");
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
    ["POST", "/v1/embeddings", "404 not_found"],
  ])("%s %s answers %s", async (method, path, answer) => {
    await start();
    expect(await codeOf(await call(path, { method }))).toBe(answer);
  });

  it("an unknown path answers browsers with a page, and programs with an error", async () => {
    await start();
    const html = { accept: "text/html,application/xhtml+xml;q=0.9" };
    const page = await call("/nowhere<b>", { headers: html });
    const text = await page.text();
    expect([page.status, page.headers.get("content-type")]).toEqual([
      ...[404, "text/html; charset=utf-8"],
    ]);
    expect(text).toContain("<h1>Page not found</h1>");
    expect(text).toContain(page.headers.get("x-request-id"));
    expect(text).not.toContain("nowhere");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await codeOf(await call("/nowhere"))).toBe("404 not_found");
    expect(await codeOf(await call("/v1/nowhere", { headers: html }))).toBe("404 not_found");
    await gateway.settled();
    expect(gateway.logs().filter(({ error }) => error === "not_found")).toHaveLength(3);
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

  it.each([
    "/v1/models",
    "/v1/models/sandbox/echo",
    "/v1/account",
    "/",
    "/healthz",
    "/openapi.json",
  ])("HEAD %s answers like GET without the body", async (path) => {
    await start();
    const [get, head] = [await call(path), await call(path, { method: "HEAD" })];
    const length = String((await get.arrayBuffer()).byteLength);
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      length,
      "",
    ]);
  });

  it.each([
    ["/responses", "/v1/responses?"],
    ["/messages/count_tokens", "/v1/messages/count_tokens?"],
  ])("%s names the endpoint to use instead", async (path, meant) => {
    await start();
    const response = await call(path, { body: "{}" });
    expect(await response.text()).toContain(meant);
  });
});
