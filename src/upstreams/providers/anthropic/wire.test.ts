import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { Provider } from "../shared/provider.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { anthropicWire } from "./wire.ts";

let upstream: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(anthropicWire);
  ({ upstream, provider } = started);
  return started.close;
});

const sse = { "content-type": "text/event-stream; charset=utf-8" };
const json = { "content-type": "application/json" };
const file = fileURLToPath(new URL("./golden/streams/text-then-two-calls", import.meta.url));

describe("the request is sent to the upstream's URL with its version and key", () => {
  test.each([
    ["the host alone", "", "/v1"],
    ["the version's path", "/v1", "/v1"],
    ["another path", "/anthropic/v1", "/anthropic/v1"],
    ["a base next to another wire's", "/anthropic", "/anthropic/v1"],
  ])("%s", async (_fact, path, want) => {
    const pending = pull(
      provider,
      testRequest({ upstream: { baseUrl: `${upstream.origin}${path}`, signIn: fixedKey("k") } }),
    );
    const call = await upstream.nextCall();
    expect(call.request.url).toBe(`${want}/messages`);
    expect(call.request.headers).toMatchObject({
      "anthropic-version": "2023-06-01",
      "x-api-key": "k",
    });
    call.response.writeHead(200, json).end('{"content":[],"stop_reason":"end_turn"}');
    const batches: (readonly GenerationEvent[])[] = await Array.fromAsync((await pending).events);
    expect(batches).toHaveLength(1);
  });
});

test("a stream yields its events and ends with its message_stop", async () => {
  const pending = pull(
    provider,
    testRequest({ upstream: { baseUrl: upstream.origin }, stream: true }),
  );
  const call = await upstream.nextCall();
  call.response.writeHead(200, sse).write(readFileSync(`${file}.sse`));
  const batches = await Array.fromAsync((await pending).events);
  expect(batches.flat()).toEqual(JSON.parse(readFileSync(`${file}.json`, "utf8")));
});

test.each([
  [
    "overloaded",
    529,
    '{"type":"error","error":{"type":"overloaded_error","message":"m"}}',
    { kind: "overloaded" },
  ],
  [
    "the client's fault",
    400,
    '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long"}}',
    { kind: "invalid-request", message: "prompt is too long" },
  ],
  [
    "our balance there",
    400,
    '{"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low"}}',
    { kind: "account-problem" },
  ],
])("an error status: %s", async (_fact, status, body, want) => {
  const pending = pull(provider, testRequest({ upstream: { baseUrl: upstream.origin } }));
  const call = await upstream.nextCall();
  call.response.writeHead(status, json).end(body);
  await expect(pending).rejects.toMatchObject({ name: "UpstreamFailure", status, ...want });
});

test("JSON requested in the prompt is extracted from its fence, streamed or not", async () => {
  const fenced = '```json\n{"a":1}\n```';
  for (const stream of [true, false]) {
    const pending = pull(
      provider,
      testRequest({
        upstream: { baseUrl: upstream.origin },
        conversation: { output: { kind: "json-object" } },
        stream,
      }),
    );
    const call = await upstream.nextCall();
    const content_block = { type: "text", text: fenced };
    const events = [
      { type: "content_block_start", index: 0, content_block },
      { type: "message_delta", delta: { stop_reason: "end_turn" } },
      { type: "message_stop" },
    ];
    const text = stream
      ? events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")
      : JSON.stringify({ content: [content_block], stop_reason: "end_turn" });
    call.response.writeHead(200, stream ? sse : json).end(text);
    const decoded = (await Array.fromAsync((await pending).events)).flat();
    expect(decoded).toContainEqual({ type: "text-delta", text: '{"a":1}' });
  }
});
