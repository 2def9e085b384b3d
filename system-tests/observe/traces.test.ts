import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import {
  startOtlpReceiver,
  type OtlpReceiver,
  type ReceivedSpan,
} from "../../contract-tests/harness/otlp-receiver.ts";
import {
  sharePostgres,
  type SharedPostgres,
} from "../../contract-tests/harness/shared/postgres.ts";
import { countTokens, OFFLOADED_PADDING } from "../../contract-tests/harness/requests.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const PARENT_ID = "b7ad6b7169203331";
const WORDS = "words of the client's own";
/** The kinds of a request's own span and of a call to an upstream. */
const [SERVER, CLIENT] = [2, 3];

let receiver: OtlpReceiver;
let postgres: SharedPostgres;
let upstream: Server;
const asked: IncomingHttpHeaders[] = [];

/** Fails first, then answers: one call is retried. */
function startUpstream(): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(request.headers);
    request.resume();
    const message = { role: "assistant", content: WORDS };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
    const reply = { id: "x", object: "chat.completion", created: 1, model: "m", choices, usage };
    const isFirst = asked.length === 1;
    response.writeHead(isFirst ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isFirst ? { error: { message: WORDS } } : reply));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  postgres = await sharePostgres();
  upstream = await startUpstream();
});

afterAll(async () => {
  upstream.close();
  await postgres.stop();
  await receiver.stop();
});

async function startTraced(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const { port } = upstream.address() as AddressInfo;
  const config = `
models:
  - id: local/flaky
    context_length: 4096
    max_output_tokens: 64
    pricing: { prompt: "0.000001", completion: "0.000001" }
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:${port}/v1", model: flaky-1 }]
`;
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_SERVICE_NAME: "my-gateway",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  return startServer({ config, env: { DEMO: "on", ...traced, ...env } });
}

/** Sends one request within the client's own trace; returns its spans. */
async function trace(
  gateway: TestServer,
  {
    path,
    model,
    stream,
    size = "small",
  }: {
    readonly path: string;
    readonly model: string;
    readonly stream: boolean;
    readonly size?: "small" | "large";
  },
): Promise<readonly ReceivedSpan[]> {
  const traceId = TRACE_ID.slice(0, -6) + randomBytes(3).toString("hex");
  const fields = { model, stream, max_tokens: 20, messages: [{ role: "user", content: WORDS }] };
  const body = `${JSON.stringify(fields)}${size === "large" ? OFFLOADED_PADDING : ""}`;
  const headers = {
    traceparent: `00-${traceId}-${PARENT_ID}-01`,
    tracestate: "vendor=words-of-the-client",
  };
  await call(gateway, path, { key: gateway.key, body, headers });
  const found = (): readonly ReceivedSpan[] =>
    receiver.spans().filter((span) => span.traceId === traceId);
  // The thread for large requests exports its own spans.
  const isComplete = (): boolean =>
    [SERVER, CLIENT].every((kind) => found().some((span) => span.kind === kind));
  await expect.poll(isComplete).toBe(true);
  return found();
}

/**
 * Returns the spans without the request's own: names in the order of their ends, and their
 * failures.
 */
function children(spans: readonly ReceivedSpan[]): readonly string[] {
  const [request] = spans.filter(({ kind }) => kind === SERVER);
  return spans
    .filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    .map(({ name, isError, attributes }) =>
      isError ? `${name}: ${String(attributes["error.type"])}` : name,
    );
}

describe.each(["SQLite", "PostgreSQL"])("traces with a ledger in %s", (ledger) => {
  let gateway: TestServer;

  beforeAll(async () => {
    asked.length = 0;
    const isPostgres = ledger === "PostgreSQL";
    gateway = await startTraced(
      isPostgres ? { DATABASE_URL: await postgres.createDatabase() } : {},
    );
  });

  afterAll(() => gateway.stop());

  test("a retried call has two spans, and its context is sent to the upstream", async () => {
    const path = "/v1/chat/completions";
    const spans = await trace(gateway, { path, model: "local/flaky", stream: false });
    expect(children(spans)).toEqual([
      "ledger place_hold",
      "chat flaky-1: server-error",
      "chat flaky-1",
      "ledger settle",
    ]);
    const calls = spans.filter(({ name }) => name === "chat flaky-1");
    const sent = calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
    expect(asked.map(({ traceparent }) => traceparent)).toEqual(sent);
    expect(calls[1]?.attributes).toMatchObject({
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "openai",
      "gen_ai.request.model": "flaky-1",
      "server.address": "127.0.0.1",
    });
  });

  test.each([
    { path: "/v1/chat/completions", size: "small" },
    { path: "/v1/messages", size: "small" },
    { path: "/v1/messages", size: "large" },
  ] as const)("a stream of $path, $size", async ({ path, size }) => {
    const asked = { path, model: "sandbox/echo", stream: true, size };
    const spans = await trace(gateway, asked);
    expect(children(spans).toSorted()).toEqual(["chat echo", "ledger place_hold", "ledger settle"]);
    const request = spans.find(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({ name: "chat sandbox/echo", parentSpanId: PARENT_ID });
    expect(request?.attributes).toMatchObject({
      "http.response.status_code": 200,
      "gen_ai.request.model": "sandbox/echo",
      "gen_ai.request.stream": true,
    });
  });

  test("a broken stream is an error with the wire's code", async () => {
    const path = "/v1/messages";
    const spans = await trace(gateway, { path, model: "sandbox/break", stream: true });
    const request = spans.find(({ kind }) => kind === SERVER);
    expect(request).toMatchObject({ isError: true });
    expect(request?.attributes).toMatchObject({ "error.type": "upstream_error" });
    expect(children(spans)).toContain("chat break: server-error");
  });

  test("the resource matches the variables, and no trace contains content", async () => {
    await trace(gateway, { path: "/v1/messages", model: "sandbox/break", stream: true });
    expect(receiver.resource()).toMatchObject({
      "service.name": "my-gateway",
      "service.version": expect.any(String),
      "deployment.environment.name": "test",
    });
    for (const secret of [WORDS, "words-of-the-client", gateway.key]) {
      expect(receiver.received()).not.toContain(secret);
    }
  });
});

test("a gateway that stops exports the last spans of small and large requests", async () => {
  const gateway = await startTraced({ OTEL_BSP_SCHEDULE_DELAY: "60000" });
  const before = receiver.spans().length;
  const fields = { model: "sandbox/echo", messages: [{ role: "user", content: "a" }] };
  for (const padding of ["", OFFLOADED_PADDING]) {
    const body = `${JSON.stringify(fields)}${padding}`;
    const { status } = await call(gateway, "/v1/chat/completions", { key: gateway.key, body });
    expect(status).toBe(200);
  }
  gateway.signal("SIGTERM");
  await gateway.exited;
  const names = receiver
    .spans()
    .slice(before)
    .map(({ name }) => name);
  const wanted = ["chat echo", "chat sandbox/echo", "ledger place_hold", "ledger settle"];
  expect(names.toSorted()).toEqual(wanted.flatMap((name) => [name, name]));
  await gateway.stop();
});

test("a count of tokens is a span of its operation, without a generation", async () => {
  const gateway = await startTraced({ OTEL_BSP_SCHEDULE_DELAY: "60000" });
  const before = receiver.spans().length;
  const fields = { model: "sandbox/echo", messages: [{ role: "user", content: "a" }] };
  for (const padding of ["", OFFLOADED_PADDING]) {
    const body = `${JSON.stringify(fields)}${padding}`;
    const { status } = await call(gateway, countTokens, { key: gateway.key, body });
    expect(status).toBe(200);
  }
  gateway.signal("SIGTERM");
  await gateway.exited;
  const spans = receiver.spans().slice(before);
  expect(spans.map(({ name }) => name)).toEqual(["countMessageTokens", "countMessageTokens"]);
  expect(JSON.stringify(spans)).not.toContain("gen_ai.");
  await gateway.stop();
});

test("a gateway whose collector is away stops properly and says so", async () => {
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
  const gateway = await startTraced({ ...away, OTEL_BSP_SCHEDULE_DELAY: "60000" });
  const fields = { model: "sandbox/echo", messages: [{ role: "user", content: "a" }] };
  for (const padding of ["", OFFLOADED_PADDING]) {
    const body = `${JSON.stringify(fields)}${padding}`;
    await call(gateway, "/v1/chat/completions", { key: gateway.key, body });
  }
  gateway.signal("SIGTERM");
  expect(await gateway.exited).toMatchObject({ code: 0 });
  expect(gateway.output()).toContain("the thread's last spans were not exported");
  expect(gateway.output()).toContain("a part of the gateway failed to stop");
  await gateway.stop();
});

test.each([{ OTEL_SDK_DISABLED: "true" }, { OTEL_TRACES_SAMPLER: "always_off" }])(
  "no span is exported with %j",
  async (env) => {
    const before = receiver.spans().length;
    const gateway = await startTraced(env);
    const body = {
      model: "sandbox/echo",
      max_tokens: 9,
      messages: [{ role: "user", content: "a" }],
    };
    await call(gateway, "/v1/messages", { key: gateway.key, body });
    gateway.signal("SIGTERM");
    await gateway.exited;
    expect(receiver.spans()).toHaveLength(before);
    await gateway.stop();
  },
);
