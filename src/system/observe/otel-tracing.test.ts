import { InMemorySpanExporter, type ReadableSpan } from "@opentelemetry/sdk-trace";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeModel } from "../../generation/testing/test-model.ts";
import { ScriptedStore } from "../../generation/testing/scripted-store.ts";
import { exampleHold, exampleSettlement } from "../../core/ledger/test-requests.ts";
import type { GenerationRequest, Provider } from "../../upstreams/providers/shared/provider.ts";
import { startTracing, type TracingOptions } from "./otel-tracing.ts";
import type { TracedEnd, Tracing } from "./tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

const options = {
  sampler: "parentbased_always_on",
  ratio: 1,
  exportIntervalMs: 3_600_000,
  waitingSpansMax: 100,
  version: "1.2.3",
  replica: "host:1",
  log: { warn: () => undefined },
};

let exporter: InMemorySpanExporter;
let spans: readonly ReadableSpan[];

beforeEach(() => {
  exporter = new InMemorySpanExporter();
  spans = [];
  // Its shutdown discards them.
  exporter.shutdown = async () => void (spans = exporter.getFinishedSpans());
});

function start(more: Partial<TracingOptions> = {}): Tracing {
  return startTracing({ ...options, exporter, ...more });
}

const started = (requestId = "req_1", traceparent?: string) => ({
  requestId,
  method: "POST",
  traceparent,
  atMs: 1_800_000_000_500,
});

const ended = (requestId = "req_1", more: Partial<TracedEnd> = {}): TracedEnd => ({
  requestId,
  operation: "createMessage",
  status: 200,
  code: null,
  model: null,
  stream: null,
  usage: null,
  firstByteMs: null,
  ...more,
});

const model = makeModel({});
const [upstream] = model.upstreams;

function request(requestId = "req_1"): GenerationRequest {
  if (upstream === undefined) throw new Error("the model has an upstream");
  const turns = [{ role: "user", parts: [{ type: "text", text: "hi" }] }] as const;
  return {
    conversation: { system: [], turns, tools: [], sampling: {}, model: model.id },
    model,
    upstream,
    stream: true,
    requestId,
    signal: new AbortController().signal,
  };
}

/** Calls an upstream that ends with this failure; returns the headers sent to it. */
async function call(tracing: Tracing, failure: string | null, requestId = "req_1") {
  const sent = beginCall(tracing, requestId);
  if (upstream === undefined) throw new Error("the model has an upstream");
  tracing.attemptEnded({ requestId, upstream, failure });
  return sent;
}

/** Starts a call without reporting its end. */
async function beginCall(tracing: Tracing, requestId = "req_1") {
  let headers: Readonly<Record<string, string>> = {};
  const provider: Provider = {
    generate: async (asked) => void ({ headers } = asked.upstream),
  };
  const { sandbox } = tracing.traceProviders({
    openai: provider,
    "openai-responses": provider,
    anthropic: provider,
    sandbox: provider,
  });
  await sandbox.generate(request(requestId), { start: () => undefined, events: () => undefined });
  return headers;
}

/** Returns the spans that were exported by the close. */
async function close(tracing: Tracing) {
  await tracing.close();
  const byName = (name: string): ReadableSpan => {
    const found = spans.find((span) => span.name === name);
    if (found === undefined) throw new Error(`no span ${name}`);
    return found;
  };
  return { names: spans.map(({ name }) => name), byName };
}

test("a request, its calls and its ledger steps are one trace, within the client's trace if any", async () => {
  const tracing = start();
  tracing.requestStarted(started("req_1", `00-${TRACE}-${PARENT}-01`));
  const ledger = tracing.traceLedger(new ScriptedStore({}, []));
  await ledger.placeHold({ ...exampleHold, requestId: "req_1" });
  const headers = await call(tracing, null);
  tracing.requestEnded(ended("req_1", { model: "test/model", stream: true }));
  const { names, byName } = await close(tracing);
  expect(names).toEqual(["ledger place_hold", "chat scripted", "chat test/model"]);
  const root = byName("chat test/model");
  expect(root.parentSpanContext?.spanId).toBe(PARENT);
  for (const name of ["ledger place_hold", "chat scripted"]) {
    expect(byName(name).parentSpanContext?.spanId).toBe(root.spanContext().spanId);
    expect(byName(name).spanContext().traceId).toBe(TRACE);
  }
  const { spanId } = byName("chat scripted").spanContext();
  expect(headers["traceparent"]).toBe(`00-${TRACE}-${spanId}-01`);
});

test("concurrent requests have separate traces", async () => {
  const tracing = start();
  for (const id of ["req_1", "req_2"]) tracing.requestStarted(started(id));
  for (const id of ["req_1", "req_2"]) await call(tracing, null, id);
  for (const id of ["req_2", "req_1"]) tracing.requestEnded(ended(id));
  await close(tracing);
  const traces = spans.map((span) => span.spanContext().traceId);
  expect(new Set(traces).size).toBe(2);
  expect(traces[0]).toBe(traces[3]);
  expect(traces[1]).toBe(traces[2]);
});

test("a call of an aborted request is exported with it", async () => {
  const tracing = start();
  tracing.requestStarted(started());
  await beginCall(tracing);
  tracing.requestEnded(ended("req_1", { status: 0 }));
  const { names } = await close(tracing);
  expect(names).toEqual(["chat scripted", "createMessage"]);
});

test("each call of a request is exported once, failed ones with their failure", async () => {
  const tracing = start();
  tracing.requestStarted(started());
  await call(tracing, "timeout");
  await call(tracing, null);
  tracing.requestEnded(ended());
  await close(tracing);
  const errors = spans.map(({ name, attributes }) => [name, attributes["error.type"]]);
  expect(errors).toEqual([
    ["chat scripted", "timeout"],
    ["chat scripted", undefined],
    ["createMessage", undefined],
  ]);
});

test("no state of a request is kept after its end", async () => {
  const tracing = start();
  tracing.requestStarted(started("req_1", `00-${TRACE}-${PARENT}-01`));
  tracing.requestEnded(ended());
  tracing.requestEnded(ended());
  await call(tracing, null);
  const { names, byName } = await close(tracing);
  expect(names).toEqual(["createMessage"]);
  expect(byName("createMessage").spanContext().traceId).toBe(TRACE);
  // Without its request, a call belongs to no trace, and its end is not reported.
  expect(spans.filter(({ name }) => name.startsWith("chat"))).toEqual([]);
});

test("the end of an unknown request or call is ignored", async () => {
  const tracing = start();
  tracing.requestEnded(ended("req_9"));
  if (upstream !== undefined) {
    tracing.attemptEnded({ requestId: "req_9", upstream, failure: null });
    tracing.requestStarted(started());
    tracing.attemptEnded({ requestId: "req_1", upstream, failure: "timeout" });
    tracing.requestEnded(ended());
  }
  const { names } = await close(tracing);
  expect(names).toEqual(["createMessage"]);
});

test("a ledger step that fails is exported as failed, and rejects", async () => {
  const tracing = start();
  tracing.requestStarted(started());
  const store = new ScriptedStore({ settlementFailures: 1 }, []);
  const settlement = { ...exampleSettlement, requestId: "req_1" };
  const settled = tracing.traceLedger(store).settle(settlement);
  await expect(settled).rejects.toThrow("scripted");
  tracing.requestEnded(ended());
  const { byName } = await close(tracing);
  const { attributes, status } = byName("ledger settle");
  expect([attributes["error.type"], status.code]).toEqual(["StoreUnavailable", 2]);
});

test("a request span has the known attributes, and omits unknown ones", async () => {
  const tracing = start();
  const usage = {
    promptTokens: 10,
    completionTokens: 6,
    cachedTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
  };
  tracing.requestStarted(started());
  const facts = { model: "a/b", stream: true, usage, firstByteMs: 500, code: "timeout" };
  tracing.requestEnded(ended("req_1", { ...facts, status: 504 }));
  tracing.requestStarted(started("req_2"));
  tracing.requestEnded(ended("req_2", { status: 0, stream: false, firstByteMs: 500 }));
  const { byName } = await close(tracing);
  expect(byName("chat a/b").attributes).toEqual({
    "http.request.method": "POST",
    "gateway.request_id": "req_1",
    "gateway.operation": "createMessage",
    "http.response.status_code": 504,
    "gen_ai.operation.name": "chat",
    "gen_ai.request.model": "a/b",
    "gen_ai.request.stream": true,
    "gen_ai.response.time_to_first_chunk": 0.5,
    "gen_ai.usage.input_tokens": 10,
    "gen_ai.usage.output_tokens": 6,
    "error.type": "timeout",
  });
  expect(byName("chat a/b").startTime).toEqual([1_800_000_000, 500_000_000]);
  expect(byName("createMessage").attributes).toEqual({
    "http.request.method": "POST",
    "gateway.request_id": "req_2",
    "gateway.operation": "createMessage",
    "gen_ai.request.stream": false,
  });
});

const sampled = `00-${TRACE}-${PARENT}-01`;
const unsampled = `00-${TRACE}-${PARENT}-00`;

test.each<[string, number, string | undefined, number]>([
  ["always_on", 0, unsampled, 1],
  ["always_off", 1, sampled, 0],
  ["traceidratio", 0, sampled, 0],
  ["traceidratio", 1, unsampled, 1],
  ["parentbased_always_on", 0, undefined, 1],
  ["parentbased_always_on", 0, unsampled, 0],
  ["parentbased_always_off", 1, undefined, 0],
  ["parentbased_always_off", 1, sampled, 1],
  ["parentbased_traceidratio", 0, undefined, 0],
  ["parentbased_traceidratio", 1, undefined, 1],
])("%s at %d with the parent %s exports %i", async (sampler, ratio, traceparent, count) => {
  const tracing = start({ sampler, ratio });
  tracing.requestStarted(started("req_1", traceparent));
  tracing.requestEnded(ended());
  const { names } = await close(tracing);
  expect(names).toHaveLength(count);
});

test("a request that is served by two threads is one trace", async () => {
  const [main, thread] = [start(), start({ exporter: new InMemorySpanExporter() })];
  main.requestStarted(started("req_1", `00-${TRACE}-${PARENT}-01`));
  const traceparent = main.traceparentOf("req_1") ?? "";
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(traceparent).not.toContain(PARENT);
  expect(main.traceparentOf("req_2")).toBeNull();
  thread.requestJoined({ requestId: "req_1", traceparent });
  const sent = await call(thread, null);
  expect(sent["traceparent"]).toContain(`00-${TRACE}-`);
  expect(sent["traceparent"]).not.toBe(traceparent);
  thread.requestLeft("req_1");
  expect(thread.traceparentOf("req_1")).toBeNull();
  main.requestEnded(ended());
  await Promise.all([main.close(), thread.close()]);
});

test("an unfinished call ends when its thread leaves the request", async () => {
  const tracing = start();
  tracing.requestJoined({ requestId: "req_1", traceparent: `00-${TRACE}-${PARENT}-01` });
  await beginCall(tracing, "req_1");
  tracing.requestLeft("req_1");
  const { names } = await close(tracing);
  expect(names).toHaveLength(1);
});

describe("an export", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function endRequest(tracing: Tracing): void {
    tracing.requestStarted(started());
    tracing.requestEnded(ended());
  }

  test("that fails is logged, at most once a minute", async () => {
    const messages: string[] = [];
    exporter.export = (_spans, done) => done({ code: 1, error: new Error("away") });
    const log = { warn: (_fields: unknown, message: string) => void messages.push(message) };
    const tracing = start({ exportIntervalMs: 1_000, log });
    const counts: number[] = [];
    for (const waitMs of [1_000, 59_500, 2_000]) {
      endRequest(tracing);
      await vi.advanceTimersByTimeAsync(waitMs);
      counts.push(messages.length);
    }
    expect(counts).toEqual([1, 1, 2]);
    expect(messages[0]).toBe("spans were not exported");
    await tracing.close();
  });

  test("that does not end does not delay the close for long", async () => {
    exporter.export = () => undefined;
    const tracing = start();
    endRequest(tracing);
    const closed = tracing.close().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await closed).toBe("the last spans were not exported within 3000 ms");
  });
});
