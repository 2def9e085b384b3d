import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { fixedKey } from "../../catalog/credential.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { Provider } from "../shared/provider.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { type Call, testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { responsesWire } from "./wire.ts";
import { packReasoning } from "./reasoning-item.ts";

let upstream: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(responsesWire);
  ({ upstream, provider } = started);
  return started.close;
});

const kind = "openai-responses" as const;
const sse = { "content-type": "text/event-stream; charset=utf-8" };
const json = { "content-type": "application/json" };
const file = fileURLToPath(
  new URL("./golden/streams/reasoning-summaries-then-a-call", import.meta.url),
);
const text = (content: string): object => ({
  status: "completed",
  output: [{ type: "message", content: [{ type: "output_text", text: content }] }],
});

function answer({ response }: Call, status: number, body: object): void {
  response.writeHead(status, json).end(JSON.stringify(body));
}

describe("the request is sent to the upstream's URL with its key", () => {
  test.each([
    ["as a bearer token", {}, false, { authorization: "Bearer k" }],
    ["in Azure's own header", { "api-version": "preview" }, false, { "api-key": "k" }],
    ["a token to Azure", { "api-version": "preview" }, true, { authorization: "Bearer k" }],
  ])("%s", async (_fact, query, isToken, headers) => {
    const baseUrl = `${upstream.origin}/v1`;
    const pending = pull(
      provider,
      testRequest({ kind, upstream: { baseUrl, query, signIn: { ...fixedKey("k"), isToken } } }),
    );
    const call = await upstream.nextCall();
    expect(call.request.url?.split("?")[0]).toBe("/v1/responses");
    expect(call.request.headers).toMatchObject({ ...headers, "x-client-request-id": "req_test" });
    answer(call, 200, text("Hi"));
    const events = (await Array.fromAsync((await pending).events)).flat();
    expect(events).toContainEqual({ type: "text-delta", text: "Hi" });
  });
});

test("a stream yields its events and ends with its terminal event", async () => {
  const baseUrl = upstream.origin;
  const pending = pull(provider, testRequest({ kind, upstream: { baseUrl }, stream: true }));
  const call = await upstream.nextCall();
  call.response.writeHead(200, sse).write(readFileSync(`${file}.sse`));
  const batches = await Array.fromAsync((await pending).events);
  expect(batches.flat()).toEqual(JSON.parse(readFileSync(`${file}.json`, "utf8")));
});

test("an abort closes the upstream's socket", async () => {
  const client = new AbortController();
  const changes = {
    kind,
    upstream: { baseUrl: upstream.origin },
    stream: true,
    signal: client.signal,
  };
  const pending = pull(provider, testRequest(changes));
  const call = await upstream.nextCall();
  const closed = new Promise((resolve) => call.socket.once("close", resolve));
  call.response
    .writeHead(200, sse)
    .write('data: {"type":"response.output_text.delta","delta":"a"}\n\n');
  const { events } = await pending;
  client.abort();
  await expect(Array.fromAsync(events)).rejects.toMatchObject({ kind: "cancelled" });
  await closed;
});

test("JSON of a best-effort model is extracted from its fence", async () => {
  const pending = pull(
    provider,
    testRequest({
      kind,
      upstream: { baseUrl: upstream.origin },
      conversation: { output: { kind: "json-object" } },
      capabilities: { structuredOutput: "best_effort" },
    }),
  );
  answer(await upstream.nextCall(), 200, text('Here:\n```json\n{"a":1}\n```'));
  const events = (await Array.fromAsync((await pending).events)).flat();
  expect(events).toContainEqual({ type: "text-delta", text: '{"a":1}' });
});

test("a tool name that was changed for the wire is the client's own in the reply", async () => {
  const name = "mcp/server.tool";
  const changes = {
    kind,
    upstream: { baseUrl: upstream.origin },
    conversation: { tools: [{ name }] },
  };
  const pending = pull(provider, testRequest(changes));
  const call = await upstream.nextCall();
  const { tools } = JSON.parse(call.body) as { readonly tools: readonly { name: string }[] };
  const output = [{ type: "function_call", call_id: "c", name: tools[0]?.name, arguments: "{}" }];
  answer(call, 200, { status: "completed", output });
  const events = (await Array.fromAsync((await pending).events)).flat();
  expect(events).toContainEqual({ type: "tool-call-start", index: 0, id: "c", name });
});

const item = {
  type: "reasoning",
  id: "rs_1",
  summary: [],
  encrypted_content: "gAAAAABone",
} as const;
const look = { name: "look" };

/** Returns a tool loop with a call that sends its reasoning back. */
function loopOf(baseUrl: string): ReturnType<typeof testRequest> {
  const request = testRequest({ kind, upstream: { baseUrl }, conversation: { tools: [look] } });
  const reasoningState = packReasoning([{ item, beforeText: false }], request.upstream);
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
  const result = { callId: "c", toolName: "look", content: [], isError: false };
  const turns: Conversation["turns"] = [
    { role: "assistant", parts: [{ ...call, reasoningState }] },
    { role: "tool", results: [result] },
  ];
  return { ...request, conversation: { ...request.conversation, turns } };
}

const stale = { message: "could not be verified", code: "invalid_encrypted_content" };

test("reasoning that the upstream can no longer read is left out and reported", async () => {
  const pending = pull(provider, loopOf(upstream.origin));
  const first = await upstream.nextCall();
  expect(first.body).toContain("gAAAAABone");
  answer(first, 400, { error: { type: "invalid_request_error", ...stale } });
  const second = await upstream.nextCall();
  expect(second.body).not.toContain("gAAAAABone");
  expect(JSON.parse(second.body)).toEqual({
    ...(JSON.parse(first.body) as object),
    input: [
      { type: "function_call", call_id: "c", name: "look", arguments: "{}" },
      { type: "function_call_output", call_id: "c", output: "" },
    ],
  });
  answer(second, 200, text("Hi"));
  expect((await pending).ignored).toEqual(["reasoning-state"]);
});

test("a second refusal and any other refusal are passed to the client", async () => {
  const twice = pull(provider, loopOf(upstream.origin));
  for (const call of [await upstream.nextCall(), upstream.nextCall()]) {
    answer(await call, 400, { error: { type: "invalid_request_error", ...stale } });
  }
  await expect(twice).rejects.toMatchObject({ kind: "invalid-request", status: 400 });
  const once = pull(provider, loopOf(upstream.origin));
  answer(await upstream.nextCall(), 400, { error: { message: "no", code: "invalid_prompt" } });
  await expect(once).rejects.toMatchObject({ kind: "invalid-request", message: "no" });
  expect(upstream.sockets.length).toBeGreaterThan(0);
});
