import { describe, expect, test, vi } from "vitest";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { KeyUsage } from "../../access/limits/key-usage.ts";
import { LocalLimiter } from "../../access/limits/local-limiter.ts";
import type { Offload } from "../offload/offload.ts";
import { decodeChatRequest } from "../../wire/protocols/chat/decode-request.ts";
import { BodyBudget } from "../bodies/body-budget.ts";
import { KnownBodies } from "../bodies/known-bodies.ts";
import type { OperationCall } from "./operation-dispatcher.ts";
import { serveGeneration, type GenerationDependencies } from "./serve-generation.ts";
import { chat } from "../testing/call.ts";
import { testExchange } from "../testing/test-exchange.ts";
import { answerWhole, type RunJob, summary } from "../testing/test-gateway.ts";

const plan = {
  id: "test",
  name: "Test",
  models: ["sandbox/*"],
  requestsPerMinute: null,
  tokensPerMinute: 100,
  concurrentRequests: 1,
};

const TOTAL_MS = 12_345;

const models = sandboxModels().map((model) => ({
  ...model,
  upstreams: model.upstreams.map((upstream) => ({
    ...upstream,
    timeouts: { ...upstream.timeouts, totalMs: TOTAL_MS },
  })),
}));

/** Serves one chat request with the test as its model. */
function serve(
  run: RunJob,
  stream = false,
  headers: Readonly<Record<string, string>> = {},
  offload?: Offload,
) {
  const client = testExchange({ body: ["{}"], headers });
  const bodies = new BodyBudget(4_000);
  const opened = vi.spyOn(bodies, "open");
  const limiter = new LocalLimiter({ elapsedMs: client.timers.nowMs });
  const usage = new KeyUsage();
  const dependencies: GenerationDependencies = {
    bodies,
    knownBodies: new KnownBodies(client.timers),
    limiter,
    usage,
    originOf: () => "http://gateway.test",
    generator: { run: (job, sink) => reserving(run, job, sink) },
    catalog: () => ({ models: new Map(models.map((model) => [model.id, model])) }),
    readBody: async () => JSON.stringify({ ...chat, stream }),
    ...(offload && { offload }),
  };
  client.exchange.notes.protocol = "chat";
  const call = {
    exchange: client.exchange,
    parameters: {},
    sealKeyFor: () => new Uint8Array(32),
    caller: { accountId: "acc_1", key: { id: "key_1", models: null }, plan },
  } as unknown as OperationCall;
  const served = serveGeneration(
    call,
    (body, { source }) =>
      decodeChatRequest(body as Parameters<typeof decodeChatRequest>[0], source),
    dependencies,
  );
  const left = (): unknown => limiter.peek("key_1", plan).tokens?.remaining;
  return { ...client, served, bodies, opened, left, limiter };
}

const estimate = { inputTokens: 10, outputTokensMax: 20, isBounded: true };

/** Reserves 30 tokens before the run, like the generator. */
const reserving = async (run: RunJob, ...[job, sink]: Parameters<RunJob>) => {
  await job.reserveTokens?.(estimate);
  return run(job, sink);
};

const stream: RunJob = async (_job, sink) => {
  sink.open({ contentType: "text/event-stream", ignored: [] });
  void sink.write("data: a\n\n");
  return { ...summary, failure: new GatewayError("upstream-error", "broken") };
};

describe("resources of a request are released", () => {
  test.each<[string, RunJob, boolean]>([
    ["after its reply", answerWhole, false],
    ["after a broken stream", stream, true],
    ["after a failure", () => Promise.reject(new Error("a bug")), false],
  ])("%s", async (_fact, run, isStream) => {
    const { served, bodies, opened, limiter, leave } = serve(run, isStream);
    await served.catch(() => undefined);
    expect([bodies.bytes, bodies.keys]).toEqual([0, 0]);
    expect(opened.mock.calls).toEqual([["key_1"]]);
    expect(limiter.admit("key_1", plan).admitted).toBe(false);
    leave();
    expect(limiter.admit("key_1", { ...plan, tokensPerMinute: null }).admitted).toBe(true);
  });
});

test("a finished request spends its input and output tokens, and records its facts", async () => {
  const { served, left, exchange, response } = serve(answerWhole);
  await served;
  expect(left()).toBe(95);
  expect(exchange.notes.limits?.tokens?.remaining).toBe(70);
  expect(exchange.notes).toMatchObject({ model: chat.model, stream: false, summary, error: null });
  expect(exchange.totalMs).toBe(TOTAL_MS);
  expect(response.destroyed).toBe(false);
});

test("a stream that was not ended is cut off, and its failure is recorded", async () => {
  const { served, exchange, response } = serve(stream, true);
  await served;
  expect(response.destroyed).toBe(true);
  expect(exchange.notes.error).toMatchObject({ kind: "upstream-error" });
});

test("a stream whose run fails is cut off, and its failure is recorded", async () => {
  const failure = new Error("a bug");
  const { served, exchange, response } = serve(async (job, sink) => {
    await stream(job, sink);
    throw failure;
  }, true);
  await served;
  expect([response.destroyed, exchange.notes.error]).toEqual([true, failure]);
});

test("a charged request whose client left before its reply spends its tokens", async () => {
  const left = { ...summary, outcome: "client-gone" };
  const gone = Promise.withResolvers<typeof summary>();
  const { served, left: remaining, exchange, leave } = serve(() => gone.promise);
  leave();
  await vi.waitFor(() => expect(remaining()).toBe(70), { interval: 1 });
  gone.resolve(left);
  await served;
  expect(remaining()).toBe(95);
  expect(exchange.notes).toMatchObject({ summary: left, error: null });
});

test("a settled failure before the head is sent is rejected, and its facts are recorded", async () => {
  const failure = new GatewayError("upstream-error", "no");
  const failed = { ...summary, outcome: "failed", failure };
  const { served, exchange, response } = serve(async () => failed);
  await expect(served).rejects.toBe(failure);
  expect([response.destroyed, exchange.notes.summary]).toEqual([false, failed]);
});

test("a failure before the head is sent is rejected for the caller to answer", async () => {
  const failure = new GatewayError("insufficient-balance", "no");
  const { served, response } = serve(() => Promise.reject(failure));
  await expect(served).rejects.toBe(failure);
  expect(response.destroyed).toBe(false);
});

test("a run without a failure and without an end is a bug", async () => {
  await expect(serve(async () => summary).served).rejects.toThrow("the reply was not ended");
});

test.each([
  ["without a key is stopped", {}, true],
  ["with an Idempotency-Key is finished and kept", { "idempotency-key": "once" }, false],
])("a request %s when its client leaves", async (_what, headers, isStopped) => {
  const left = Promise.withResolvers<void>();
  const jobs: Parameters<RunJob>[0][] = [];
  const run: RunJob = async (job, sink) => {
    jobs.push(job);
    await left.promise;
    return answerWhole(job, sink);
  };
  const { served, leave } = serve(run, false, headers);
  await vi.waitFor(() => expect(jobs).toHaveLength(1), { timeout: 240_000 });
  leave();
  left.resolve();
  await served.catch(() => undefined);
  expect(jobs.map(({ signal }) => signal.aborted)).toEqual([isStopped]);
  expect(jobs.map(({ idempotency }) => idempotency === undefined)).toEqual([isStopped]);
});

test.each<[string, Record<string, string>, object]>([
  ["a plain one", {}, { betas: [], agentSession: null, idempotency: null }],
  [
    "one with all headers",
    { "anthropic-beta": "a, b", "idempotency-key": "once", "x-session-id": "s" },
    {
      betas: ["a", "b"],
      agentSession: { agentSession: "s" },
      idempotency: { header: "once", sealKey: new Uint8Array(32) },
    },
  ],
])(
  "a request served on another thread keeps its budget share until its end: %s",
  async (...row) => {
    const [, headers, carried] = row;
    const calls: Parameters<Offload["run"]>[] = [];
    const ended = Promise.withResolvers<typeof summary>();
    const { served, bodies, left, exchange, leave } = serve(answerWhole, true, headers, {
      admits: () => false,
      collects: () => expect.unreachable(),
      openBody: () => expect.unreachable(),
      run: (...call) => {
        calls.push(call);
        return ended.promise;
      },
    });
    await vi.waitFor(() => expect(calls).toHaveLength(1), { interval: 1 });
    const [[request, { sink, known, reserveTokens }] = expect.unreachable()] = calls;
    expect(request).toMatchObject({ requestId: "req_1", protocol: "chat", ...carried });
    expect([bodies.keys, exchange.notes.model]).toEqual([1, null]);
    known({ model: "m", stream: true, totalMs: TOTAL_MS, body: {} });
    expect(exchange.notes).toMatchObject({ model: "m", stream: true });
    leave();
    expect(request.signal.aborted).toBe(request.idempotency === null);
    sink.open({ contentType: "text/event-stream", ignored: [] });
    sink.end();
    await reserveTokens?.(estimate);
    expect(left()).toBe(70);
    ended.resolve(summary);
    await served;
    expect([bodies.keys, left()]).toEqual([0, 95]);
  },
);
