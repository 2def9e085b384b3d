import { beforeEach, expect, test } from "vitest";
import type { Provider } from "../shared/provider.ts";
import { writeReasoningState } from "../shared/reasoning-state.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { openAiWire } from "./wire.ts";

let server: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(openAiWire);
  ({ upstream: server, provider } = started);
  return started.close;
});

/** Returns a tool loop with a call that sends its reasoning back. */
function loop(dialect: string, stream: boolean, state: object): ReturnType<typeof testRequest> {
  const request = testRequest({
    upstream: { baseUrl: server.origin },
    dialect: { name: dialect },
    stream,
  });
  const reasoningState = writeReasoningState(request.upstream, state);
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
  const results = [{ callId: "c", toolName: "look", content: [], isError: false }];
  return {
    ...request,
    conversation: {
      ...request.conversation,
      turns: [
        { role: "user", parts: [{ type: "text", text: "Go" }] },
        { role: "assistant", parts: [{ ...call, reasoningState }] },
        { role: "tool", results },
      ],
    },
  };
}

const json = { "content-type": "application/json" };
const sse = { "content-type": "text/event-stream" };
const whole = { choices: [{ message: { content: "Done" }, finish_reason: "stop" }] };
const streamed = [
  'data: {"choices":[{"index":0,"delta":{"content":"Done"},"finish_reason":"stop"}]}',
  "data: [DONE]",
  "",
].join("\n\n");

const details = { details: [{ type: "reasoning.text", text: "Look.", signature: "SIGNED" }] };
const bound =
  "messages.1.content.0: Invalid `signature` in `thinking` block. The block is bound to a " +
  "different conversation.";
const raw = JSON.stringify({
  type: "error",
  error: { type: "invalid_request_error", message: bound },
});

const refusals: readonly (readonly [string, string, object, object])[] = [
  [
    "a router that passes the vendor's error on with its own",
    "openrouter",
    details,
    { error: { message: "Provider returned error", code: 400, metadata: { raw } } },
  ],
  ["a router that passes its words on", "openrouter", details, { error: { message: bound } }],
  [
    "Gemini",
    "gemini",
    { signature: "SIGNED" },
    [
      {
        error: {
          code: 400,
          message: "Thought signature is not valid.",
          status: "INVALID_ARGUMENT",
        },
      },
    ],
  ],
];

test.each(refusals.flatMap((one) => [[...one, true] as const, [...one, false] as const]))(
  "reasoning refused by %s (streaming: %s) is left out of a second request",
  async (_who, dialect, state, refusal, stream) => {
    const pending = pull(provider, loop(dialect, stream, state));
    const first = await server.nextCall();
    expect(first.body).toContain("SIGNED");
    first.response.writeHead(400, json).end(JSON.stringify(refusal));
    const second = await server.nextCall();
    expect(second.body).not.toContain("SIGNED");
    second.response
      .writeHead(200, stream ? sse : json)
      .end(stream ? streamed : JSON.stringify(whole));
    expect((await pending).ignored).toEqual(["reasoning-state"]);
  },
);

test("a second refusal and any other refusal are passed to the client", async () => {
  const refuse = async (message: string): Promise<void> => {
    const { response } = await server.nextCall();
    response.writeHead(400, json).end(JSON.stringify({ error: { message } }));
  };
  const twice = pull(provider, loop("openrouter", false, details));
  await refuse(bound);
  await refuse(bound);
  await expect(twice).rejects.toMatchObject({ kind: "invalid-request", message: bound });
  const other = pull(provider, loop("openrouter", false, details));
  await refuse("Temperature is too high");
  await expect(other).rejects.toMatchObject({ message: "Temperature is too high" });
});

test("a request without reasoning is not retried", async () => {
  const pending = pull(provider, testRequest({ upstream: { baseUrl: server.origin } }));
  const { response } = await server.nextCall();
  response.writeHead(400, json).end(JSON.stringify({ error: { message: bound } }));
  await expect(pending).rejects.toMatchObject({ kind: "invalid-request", message: bound });
});

test.each([
  ["before its first content", [], true],
  ["after its first content", [{ choices: [{ index: 0, delta: { content: "D" } }] }], false],
])("reasoning refused within a stream is left out only %s", async (_at, before, again) => {
  const pending = pull(provider, loop("openrouter", true, details));
  const message = "Could not decrypt the provided encrypted_content.";
  const events = [...before, { error: { message, code: 400 } }];
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  (await server.nextCall()).response.writeHead(200, sse).end(text);
  if (again) {
    const second = await server.nextCall();
    expect(second.body).not.toContain("SIGNED");
    second.response.writeHead(200, sse).end(streamed);
    expect((await pending).ignored).toEqual(["reasoning-state"]);
    return;
  }
  await expect(Array.fromAsync((await pending).events)).rejects.toMatchObject({ message });
});
