import { beforeEach, expect, test } from "vitest";
import type { Provider } from "../shared/provider.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { anthropicWire } from "./wire.ts";

let server: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(anthropicWire);
  ({ upstream: server, provider } = started);
  return started.close;
});

const json = { "content-type": "application/json" };
const missing = "The `content[].thinking` in the thinking mode must be passed back to the API.";
const substitute = { type: "thinking", thinking: " ", signature: "" };

test.each<[string, string, boolean, object | undefined]>([
  ["is turned off", "a-model", false, { type: "disabled" }],
  ["gets a substitute if the model always thinks", "glm-5.3", true, undefined],
])(
  "thinking that an unknown server misses %s in a second request",
  async (_how, model, isFilled, thinking) => {
    const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
    const results = [{ callId: "c", toolName: "look", content: [], isError: false }];
    const pending = pull(
      provider,
      testRequest({
        kind: "anthropic",
        upstream: { baseUrl: server.origin, model },
        conversation: {
          turns: [
            { role: "user", parts: [{ type: "text", text: "Go" }] },
            { role: "assistant", parts: [call] },
            { role: "tool", results },
          ],
        },
      }),
    );
    const first = await server.nextCall();
    expect(first.body).not.toContain("thinking");
    const error = { type: "invalid_request_error", message: missing };
    first.response.writeHead(400, json).end(JSON.stringify({ type: "error", error }));
    const second = await server.nextCall();
    const body = JSON.parse(second.body) as Record<string, unknown>;
    const blocks = [...(isFilled ? [substitute] : []), { type: "tool_use" }];
    expect(body["messages"]).toMatchObject([{}, { content: blocks }, {}]);
    expect(body["thinking"]).toEqual(thinking);
    const done = { content: [], stop_reason: "end_turn" };
    second.response.writeHead(200, json).end(JSON.stringify(done));
    expect((await pending).ignored).toEqual([]);
  },
);

test("a server of Kimi that knows no thinking blocks gets none in a second request", async () => {
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
  const results = [{ callId: "c", toolName: "look", content: [], isError: false }];
  const turns = [
    { role: "user", parts: [{ type: "text", text: "Go" }] },
    { role: "assistant", parts: [call] },
    { role: "tool", results },
  ] as const;
  const upstream = { baseUrl: server.origin, model: "kimi-k3" };
  const request = testRequest({ kind: "anthropic", upstream, conversation: { turns } });
  const pending = pull(provider, request);
  const first = await server.nextCall();
  expect(first.body).toContain(JSON.stringify(substitute));
  const message = "messages.1.content.0: Input tag 'thinking' found using 'type' is not expected";
  const error = { type: "invalid_request_error", message };
  first.response.writeHead(400, json).end(JSON.stringify({ type: "error", error }));
  const second = await server.nextCall();
  expect(second.body).not.toContain("thinking");
  const done = { content: [], stop_reason: "end_turn" };
  second.response.writeHead(200, json).end(JSON.stringify(done));
  expect((await pending).ignored).toEqual([]);
});
