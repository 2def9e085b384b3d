import { describe, expect, test, vi } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { FailedRequest } from "../../core/ledger/failed-request.ts";
import type { LogFields } from "../../core/log/log.ts";
import { Metrics } from "../../system/observe/metrics.ts";
import { ClientDisconnected, type ExchangeNotes } from "./exchange.ts";
import { finishExchange } from "./finish-exchange.ts";
import { testExchange } from "../testing/test-exchange.ts";
import { summary } from "../testing/test-gateway.ts";

interface End {
  readonly notes?: Partial<ExchangeNotes>;
  /** Status of the head that was sent; null: no head was sent. */
  readonly status?: number | null;
  /** Whether the whole reply was accepted. */
  readonly isTaken?: boolean;
  readonly url?: string;
  /** The client's own id of the request. */
  readonly clientId?: string;
}

/** Ends a request that took 1,500 ms; returns its log line and the counts. */
function finish(end: End) {
  const { notes = {}, status = 200, isTaken = true, url = "/v1/messages", clientId = "mine" } = end;
  const { exchange, response, timers } = testExchange({
    headers: { "x-request-id": clientId },
  });
  Object.assign(exchange.notes, { operation: "createMessage", ...notes });
  if (status !== null) response.writeHead(status);
  if (isTaken) Object.defineProperty(response, "writableFinished", { value: true });
  if (status !== null) response.flushHeaders();
  const lines: { readonly level: string; readonly fields: LogFields }[] = [];
  const write = (level: string) => (fields: LogFields) => void lines.push({ level, fields });
  const log = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
  const metrics = new Metrics({ processMetrics: false, version: "1.0.0" });
  const ended = vi.spyOn(metrics, "requestEnded");
  const generated = vi.spyOn(metrics, "generationEnded");
  const broken = vi.spyOn(metrics, "streamBroken");
  timers.pass(1_500);
  const failed: FailedRequest[] = [];
  exchange.request.url = url;
  finishExchange(exchange, {
    log,
    metrics,
    tracing: null,
    clientOf: () => "198.51.100.7",
    failedRequests: { note: (request) => void failed.push(request) },
  });
  const [line] = lines;
  return {
    failed,
    level: line?.level,
    fields: line?.fields ?? {},
    ended: ended.mock.calls[0]?.[0],
    generated: generated.mock.calls[0]?.[0],
    broken: broken.mock.calls.map(([code]) => code),
  };
}

const failure = new GatewayError("upstream-error", "The model's upstream failed.", {
  cause: new UpstreamFailure("server-error", "upstream: failed"),
});

describe("a failed request is stored for operators", () => {
  const issue = { rule: "additionalProperties", message: "Unknown." };
  const refused = (pointer: string) =>
    new GatewayError("unknown-field", "Unknown.", { issues: [{ ...issue, pointer }] });
  const caller = { keyId: "key_1", accountId: "acc_1" };

  test("with its code and the position of the first fault, but without its content", () => {
    const notes = { error: refused("/temprature"), caller, protocol: "chat" as const };
    expect(finish({ notes, status: 400 }).failed).toEqual([
      {
        id: expect.any(String),
        atMs: 500,
        accountId: "acc_1",
        keyId: "key_1",
        model: null,
        protocol: "chat",
        status: 400,
        code: "unknown_field",
        pointer: "/temprature",
        limit: null,
      },
    ]);
  });

  test("without ids if the key is invalid, and without a position if none is known", () => {
    const [request] = finish({ notes: { error: failure, model: "m" }, status: 502 }).failed;
    expect(request).toMatchObject({ accountId: null, keyId: null, model: "m", pointer: null });
  });

  test("with the limit that refused it", () => {
    const details = { needed: "0.02", available: "0.01", limit: "account_budget" };
    const error = new GatewayError("account-budget-exceeded", "Too little.", { details });
    const [request] = finish({ notes: { error, caller }, status: 402 }).failed;
    expect(request).toMatchObject({ code: "account_budget_exceeded", limit: "account_budget" });
  });

  test("with a bounded position in plain text", () => {
    const error = refused(`/a\u0000\ud83d${"b".repeat(300)}`);
    const [request] = finish({ notes: { error }, status: 400 }).failed;
    expect(request?.pointer).toMatch(/^\/a \ufffdb{195}…$/);
  });

  test("without a secret in a name", () => {
    const error = refused("/messages/0/sk-gw-0123456789abcdef");
    const [request] = finish({ notes: { error }, status: 400 }).failed;
    expect(request?.pointer).toBe("/messages/0/[redacted]");
  });

  test.each([
    ["that did not fail", { status: 200 }],
    ["of a client that left", { notes: { error: failure }, status: null }],
    ["outside the API", { notes: { error: failure }, status: 404, url: "/docs/none" }],
    ["of operators", { notes: { error: failure }, status: 404, url: "/admin/api/v1/none" }],
  ] as const)("but not a request %s", (_which, end) => {
    expect(finish(end).failed).toEqual([]);
  });
});

test("the log line of a request has its ids and times, each under its own name", () => {
  const { fields, ended } = finish({
    notes: {
      caller: { keyId: "key_1", accountId: "acc_1" },
      actor: "ops",
      protocol: "messages",
      model: "m",
      stream: true,
      firstByteMs: 400,
      summary,
    },
  });
  expect(fields).toMatchObject({
    request_id: "req_1",
    client_request_id: "mine",
    client: "198.51.100.7",
    method: "POST",
    operation: "createMessage",
    status: 200,
    ms: 1_500,
    first_byte_ms: 400,
    complete: true,
    key_id: "key_1",
    account_id: "acc_1",
    actor: "ops",
    protocol: "messages",
    model: "m",
    stream: true,
    outcome: "finished",
    prompt_tokens: 3,
    completion_tokens: 2,
    charge_nano_usd: 7,
    upstream: summary.upstream?.id,
    upstream_ms: 1,
    attempts: 1,
    stop: "stop",
  });
  expect(ended).toEqual({ operation: "createMessage", status: 200, code: null, seconds: 1.5 });
  expect(Object.keys(fields)).not.toContain("stalled");
});

test("the log line has text of others without secrets, and bounded", () => {
  const stopped = { ...summary, stopRaw: `a\n${"b".repeat(200)}` };
  const { fields } = finish({ clientId: "a sk-gw-0123456789abcdef", notes: { summary: stopped } });
  expect(fields).toMatchObject({
    client_request_id: "a [redacted]",
    stop: `a ${"b".repeat(61)}…`,
  });
  const long = finish({ clientId: "x".repeat(120) });
  expect(long.fields["client_request_id"]).toBe(`${"x".repeat(99)}…`);
});

test.each<[string, Partial<ExchangeNotes>, number | null]>([
  ["in seconds for a stream", { stream: true, firstByteMs: 400 }, 0.4],
  ["absent for a non-streaming response", { stream: false, firstByteMs: 400 }, null],
  ["absent for a stream without a head", { stream: true, firstByteMs: null }, null],
])("the time of the first token: %s", (_fact, notes, seconds) => {
  const { generated } = finish({ notes: { model: "m", ...notes } });
  expect(generated).toMatchObject({ model: "m", seconds: 1.5, firstTokenSeconds: seconds });
});

test("a request without a model is not a generation", () => {
  expect(finish({}).generated).toBeUndefined();
  const notes = { model: "m", isCount: true, summary };
  expect(finish({ notes }).generated).toBeUndefined();
});

describe("how a request counts", () => {
  test.each<[string, End, object, string, readonly string[]]>([
    ["finished", {}, { status: 200, code: null }, "info", []],
    [
      "refused",
      { status: 401, notes: { error: refusal("invalid-api-key") } },
      { status: 401, code: "invalid_api_key" },
      "info",
      [],
    ],
    [
      "failed",
      { status: 502, notes: { error: failure } },
      { status: 502, code: "upstream_error" },
      "error",
      [],
    ],
    [
      "a broken stream",
      { notes: { error: failure } },
      { status: 502, code: "upstream_error" },
      "error",
      ["upstream_error"],
    ],
    [
      "a stream that broke before it was read completely",
      { isTaken: false, notes: { error: failure } },
      { status: 502, code: "upstream_error" },
      "error",
      ["upstream_error"],
    ],
    ["a client that left", { isTaken: false }, { status: 0, code: null }, "info", []],
    [
      "a client that left before its reply",
      { status: null, isTaken: false, notes: { error: new ClientDisconnected() } },
      { status: 0, code: null },
      "info",
      [],
    ],
    ["a probe", { status: 503, notes: { page: "probe" } }, { status: 503 }, "debug", []],
    ["a page", { notes: { page: "page" } }, { status: 200 }, "debug", []],
    ["an unknown page", { status: 404, notes: { page: "page" } }, { status: 404 }, "info", []],
    ["a page that fails", { status: 500, notes: { page: "page" } }, { status: 500 }, "error", []],
  ])("%s", (_fact, end, counted, level, broken) => {
    const finished = finish(end);
    expect(finished.ended).toMatchObject(counted);
    expect([finished.level, finished.broken]).toEqual([level, broken]);
  });
});

function refusal(kind: "invalid-api-key"): GatewayError {
  return new GatewayError(kind, "No.", { cause: new Error("why") });
}

test("an upstream's refusal is logged by its class, without its message", () => {
  const refused = new UpstreamFailure("invalid-request", "my words", {
    refusal: { class: "beta_header", token: "capability_rejected: beta_header:mine" },
  });
  const { fields } = finish({ status: 400, notes: { error: refused } });
  expect(fields).toMatchObject({ error: "upstream_rejected", refused: "beta_header" });
  expect(JSON.stringify(fields)).not.toMatch(/my words|:mine/);
});

test("a refused key is logged by its reason and its id", () => {
  const refusedKey = { reason: "key-revoked", keyId: "key_1" };
  const error = new GatewayError("invalid-api-key", "No.", { refusedKey });
  const { fields } = finish({ status: 401, notes: { error } });
  expect(fields).toMatchObject({
    error: "invalid_api_key",
    reason: "key-revoked",
    key_id: "key_1",
  });
});

test("a refused key is logged by the caller's key id if the refusal has none", () => {
  const refusedKey = { reason: "account-suspended", keyId: null };
  const error = new GatewayError("account-suspended", "No.", { refusedKey });
  const caller = { accountId: "acc_1", keyId: "key_1" };
  const { fields } = finish({ status: 403, notes: { error, caller } });
  expect(fields).toMatchObject({ reason: "account-suspended", key_id: "key_1" });
});

test("causes are logged only for failures; a refusal is logged by its code", () => {
  const refused = finish({ status: 401, notes: { error: refusal("invalid-api-key") } }).fields;
  expect(refused["error"]).toBe("invalid_api_key");
  expect(Object.keys(refused)).not.toContain("causes");
  const failed = finish({ status: 502, notes: { error: failure } }).fields;
  expect(JSON.stringify(failed["causes"])).toContain("upstream: failed");
});

test("a client that was cut for not reading is marked", () => {
  const { fields } = finish({ isTaken: false, notes: { isStalled: true } });
  expect(fields).toMatchObject({ stalled: true, complete: false });
});
