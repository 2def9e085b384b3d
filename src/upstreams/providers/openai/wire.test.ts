import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { fixedKey, type SignIn } from "../../catalog/credential.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { TestTimers } from "../../../core/timing/test-timers.ts";
import type { Provider } from "../shared/provider.ts";
import { pull, type PulledGeneration } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import {
  longTimeouts,
  type TestRequestChanges,
  testRequest,
  type TestUpstream,
} from "../transport/test-upstream.ts";
import { openAiWire } from "./wire.ts";

let upstream: TestUpstream;
/** The client's clock, which only the test advances. */
let timers: TestTimers;
let provider: Provider;

beforeEach(async () => {
  timers = new TestTimers();
  const started = await startWire(openAiWire, timers);
  ({ upstream, provider } = started);
  return started.close;
});

function generate({
  upstream: changes,
  ...rest
}: TestRequestChanges = {}): Promise<PulledGeneration> {
  const baseUrl = `${upstream.origin}/v1`;
  return pull(provider, testRequest({ ...rest, upstream: { baseUrl, ...changes } }));
}

async function allEvents(generation: PulledGeneration): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  for await (const batch of generation.events) {
    expect(batch.length).toBeGreaterThan(0);
    events.push(...batch);
  }
  return events;
}

const sse = { "content-type": "text/event-stream; charset=utf-8" };
const json = { "content-type": "application/json" };
const delta = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const stop =
  'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

/** Returns a sign-in whose token a command is still issuing when the request arrives. */
function issued(token: string | Promise<string>): SignIn {
  const credential = { current: () => Promise.resolve(token), secretTexts: () => [] };
  return { kind: "key", credential, isToken: true };
}

describe("the request is sent to the upstream's URL", () => {
  test.each<readonly [string, TestRequestChanges["upstream"], object]>([
    ["with its key as a bearer token", { signIn: fixedKey("k") }, { authorization: "Bearer k" }],
    [
      "with Azure's key and query",
      { signIn: fixedKey("k"), query: { "api-version": "1" } },
      { "api-key": "k" },
    ],
    [
      "with its own headers over ours",
      { signIn: fixedKey("k"), headers: { Authorization: "x", "X-Title": "t" } },
      { authorization: "x", "x-title": "t" },
    ],
    [
      "with a token in the header that Azure uses for tokens",
      { signIn: issued("t"), query: { "api-version": "1" } },
      { authorization: "Bearer t" },
    ],
    ["without a key", {}, {}],
  ])("%s", async (_fact, changes, want) => {
    const pending = generate(changes === undefined ? {} : { upstream: changes });
    const call = await upstream.nextCall();
    const query = new URLSearchParams(changes?.query).toString();
    expect(call.request.url).toBe(`/v1/chat/completions${query === "" ? "" : `?${query}`}`);
    expect(call.request.headers).toMatchObject({ ...want, "x-client-request-id": "req_test" });
    expect("authorization" in call.request.headers).toBe("authorization" in want);
    expect(JSON.parse(call.body)).toMatchObject({ model: "upstream-model" });
    call.response
      .writeHead(200, json)
      .end('{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}');
    const generation = await pending;
    expect(generation.status).toBe(200);
    expect(await allEvents(generation)).toHaveLength(3);
  });
});

test("a client that disconnects while the token is issued ends the request", async () => {
  const client = new AbortController();
  const never = new Promise<string>(() => undefined);
  const pending = generate({ signal: client.signal, upstream: { signIn: issued(never) } });
  client.abort();
  await expect(pending).rejects.toMatchObject({ kind: "cancelled" });
  expect(upstream.sockets).toHaveLength(0);
});

test("the bytes of a stream, one packet each, yield the same events", async () => {
  const file = fileURLToPath(new URL("./golden/streams/text-then-usage", import.meta.url));
  const pending = generate({ stream: true });
  const call = await upstream.nextCall();
  call.socket.setNoDelay(true);
  call.response.writeHead(200, sse);
  call.response.flushHeaders();
  const generation = pending.then(allEvents);
  for (const byte of readFileSync(`${file}.sse`)) {
    call.response.write(Uint8Array.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  call.response.end();
  expect(await generation).toEqual(JSON.parse(readFileSync(`${file}.json`, "utf8")));
});

test("one array for the events of one network chunk, and an end without waiting for the socket's end", async () => {
  const pending = generate({ stream: true });
  const call = await upstream.nextCall();
  call.response.writeHead(200, sse).write(delta("a") + delta("b"));
  const batches = (await pending).events[Symbol.asyncIterator]();
  expect((await batches.next()).value).toHaveLength(3);
  call.response.write(delta("c"));
  expect((await batches.next()).value).toEqual([{ type: "text-delta", text: "c" }]);
  call.response.write(stop);
  expect((await batches.next()).value).toHaveLength(1);
  expect((await batches.next()).done).toBe(true);
});

describe("a failure before the first byte rejects", () => {
  test.each<readonly [string, number, Readonly<Record<string, string>>, string, object]>([
    [
      "a status",
      429,
      { ...json, "retry-after": "3" },
      "{}",
      { kind: "overloaded", retryAfterMs: 3_000, status: 429 },
    ],
    [
      "an error page",
      502,
      { "content-type": "text/html" },
      "<html>",
      { kind: "server-error", status: 502 },
    ],
    [
      "the upstream's own 400",
      400,
      json,
      '{"error":{"message":"too long"}}',
      { kind: "invalid-request", message: "too long" },
    ],
    ["JSON for a stream", 200, json, "{}", { kind: "malformed-response" }],
    [
      "a page for a stream",
      200,
      { "content-type": "text/html" },
      "<html>",
      { kind: "malformed-response" },
    ],
    ["text of no content type", 200, {}, "a", { kind: "malformed-response" }],
    [
      "an unknown content coding",
      200,
      { "content-encoding": "compress" },
      "\u001F\u009Dd5",
      { kind: "malformed-response" },
    ],
    ["a redirect", 302, { location: "/elsewhere" }, "", { kind: "access-denied" }],
    ["an empty body", 200, sse, "", { kind: "incomplete" }],
    [
      "an error as the first event",
      200,
      sse,
      'data: {"error":{"code":503}}\n\n',
      { kind: "overloaded" },
    ],
    ["an endless error body", 500, json, "x".repeat(300_000), { kind: "server-error" }],
  ])("%s", async (...[, status, headers, body, want]) => {
    const pending = generate({ stream: true });
    const call = await upstream.nextCall();
    call.response.writeHead(status, headers).end(body);
    await expect(pending).rejects.toMatchObject({ name: "UpstreamFailure", ...want });
  });
});

describe("a failure after the first byte ends the events", () => {
  test.each<
    readonly [string, (call: Awaited<ReturnType<TestUpstream["nextCall"]>>) => void, string]
  >([
    ["the end without [DONE]", ({ response }) => response.end(), "incomplete"],
    ["a closed socket", ({ socket }) => socket.destroy(), "server-error"],
    ["a reset", ({ socket }) => socket.resetAndDestroy(), "server-error"],
    [
      "an error event",
      ({ response }) => response.write('data: {"error":"boom"}\n\n'),
      "server-error",
    ],
    ["a page of HTML", ({ response }) => response.write("data: <html>\n\n"), "malformed-response"],
    ["an idle time-out", () => timers.pass(300), "timeout"],
  ])("%s", async (_fact, act, kind) => {
    const pending = generate({
      stream: true,
      upstream: { timeouts: { ...longTimeouts, idleMs: 300 } },
    });
    const call = await upstream.nextCall();
    call.response.writeHead(200, sse).write(delta("a"));
    const batches = (await pending).events[Symbol.asyncIterator]();
    expect((await batches.next()).value).toHaveLength(2);
    const closed = once(call.socket, "close");
    act(call);
    await expect(batches.next()).rejects.toMatchObject({ name: "UpstreamFailure", kind });
    if (kind === "incomplete") return;
    await closed;
  });

  test.each([
    ["a whole reply that is cut off", 1_000, "server-error"],
    ["a non-streaming response that is not JSON", 9, "malformed-response"],
  ])("%s", async (_fact, length, kind) => {
    const pending = generate();
    const call = await upstream.nextCall();
    call.response.writeHead(200, { ...json, "content-length": length }).write('{"choices');
    call.socket.end();
    await expect(pending).rejects.toMatchObject({ kind });
  });
});

/** Returns a stream of which only a comment has been sent and read. */
async function commented() {
  const accepted = Promise.withResolvers<void>();
  const request = testRequest({ stream: true, upstream: { baseUrl: `${upstream.origin}/v1` } });
  const streamed = pull(provider, { ...request, accepted: accepted.resolve });
  const { response } = await upstream.nextCall();
  response.writeHead(200, sse).write(": PROCESSING\n\n");
  await accepted.promise;
  return { streamed, response };
}

test.each([
  ["our account", '{"error":{"code":402,"message":"x"}}', "account-problem"],
  ["the client's mistake", '{"error":{"code":400,"message":"x"}}', "invalid-request"],
])("an error about %s instead of a reply or after comments rejects", async (_, error, kind) => {
  const whole = generate();
  (await upstream.nextCall()).response.writeHead(200, json).end(error);
  await expect(whole).rejects.toMatchObject({ kind });
  const { streamed, response } = await commented();
  response.write(`data: ${error}\n\n`);
  await expect(streamed).rejects.toMatchObject({ kind });
});

test("a stream of comments only is incomplete", async () => {
  const { streamed, response } = await commented();
  response.end();
  await expect(streamed).rejects.toMatchObject({ kind: "incomplete" });
});

describe("the first-byte limit", () => {
  const timeouts = { ...longTimeouts, firstByteMs: 50 };

  test("applies to streams", async () => {
    const pending = generate({ stream: true, upstream: { timeouts } });
    await upstream.nextCall();
    timers.pass(50);
    await expect(pending).rejects.toMatchObject({ kind: "timeout" });
  });

  test("does not interrupt a reply that arrives in one piece at its end", async () => {
    const pending = generate({ upstream: { timeouts } });
    const { response } = await upstream.nextCall();
    timers.pass(200);
    response
      .writeHead(200, json)
      .end('{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}');
    expect(await allEvents(await pending)).toHaveLength(3);
  });

  test("is the total limit for such a reply", async () => {
    const pending = generate({ upstream: { timeouts: { ...timeouts, totalMs: 100 } } });
    await upstream.nextCall();
    timers.pass(100);
    await expect(pending).rejects.toMatchObject({ kind: "timeout" });
  });
});

test("a failing consumer closes the upstream's socket, and its error rejects the call", async () => {
  const request = testRequest({ stream: true, upstream: { baseUrl: `${upstream.origin}/v1` } });
  const pending = provider.generate(request, {
    start: () => undefined,
    events: (events) => {
      throw new RangeError(`${events.length} events are too many`);
    },
  });
  const call = await upstream.nextCall();
  call.response.writeHead(200, sse).write(delta("a"));
  const closed = once(call.socket, "close");
  await expect(pending).rejects.toThrow(new RangeError("2 events are too many"));
  await closed;
});

test.each([
  ["streamed", true],
  ["whole", false],
])("our abort closes the upstream's socket, %s", async (_fact, stream) => {
  const controller = new AbortController();
  const pending = generate({ stream, signal: controller.signal });
  const call = await upstream.nextCall();
  const closed = once(call.socket, "close");
  controller.abort();
  await expect(pending).rejects.toMatchObject({ kind: "cancelled" });
  await closed;
  expect(timers.running).toBe(0);
});

test("a best-effort model's JSON is extracted from its fence, streamed or not", async () => {
  const changes: TestRequestChanges = {
    conversation: { output: { kind: "json-object" } },
    capabilities: { structuredOutput: "best_effort" },
  };
  for (const stream of [true, false]) {
    const pending = generate({ ...changes, stream });
    const call = await upstream.nextCall();
    const message = { content: '```json\n{"a":1}\n```' };
    if (stream)
      call.response.writeHead(200, sse).end(delta('```json\n{"a"') + delta(":1}\n```") + stop);
    else
      call.response
        .writeHead(200, json)
        .end(JSON.stringify({ choices: [{ message, finish_reason: "stop" }] }));
    const events = await allEvents(await pending);
    expect(events.map((event) => (event.type === "text-delta" ? event.text : "")).join("")).toBe(
      '{"a":1}',
    );
  }
});

test("a stream that may end without [DONE] ends when the connection closes", async () => {
  const pending = generate({ stream: true, dialect: { name: "perplexity" } });
  const call = await upstream.nextCall();
  call.response.writeHead(200, sse).write(delta("a"));
  const generation = await pending;
  call.response.end(stop.replace("data: [DONE]\n\n", ""));
  expect(await allEvents(generation)).toEqual([
    { type: "generation-start" },
    { type: "text-delta", text: "a" },
    { type: "generation-end", stop: { cause: "end", raw: "stop" } },
  ]);
});
