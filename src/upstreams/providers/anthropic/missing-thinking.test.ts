import { beforeEach, expect, test } from "vitest";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";
import type { Provider } from "../shared/provider.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import { type Call, testRequest, type TestUpstream } from "../transport/test-upstream.ts";
import { anthropicWire } from "./wire.ts";

let server: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(anthropicWire);
  ({ upstream: server, provider } = started);
  return started.close;
});

const json = { "content-type": "application/json" };
const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
const results = [{ callId: "c", toolName: "look", content: [], isError: false }];
const question = { role: "user", parts: [{ type: "text", text: "Go" }] } as const;
/** A tool loop whose call lacks its thinking, as after a change of model. */
const bare = [
  question,
  { role: "assistant", parts: [call] },
  { role: "tool", results },
] as const satisfies Conversation["turns"];

function ask(model: string, conversation: Partial<Conversation> = {}) {
  const upstream = { baseUrl: server.origin, model };
  const fields = { turns: bare, ...conversation };
  return pull(provider, testRequest({ kind: "anthropic", upstream, conversation: fields }));
}

function refuse({ response }: Call, message: string): void {
  const error = { type: "invalid_request_error", message };
  response.writeHead(400, json).end(JSON.stringify({ type: "error", error }));
}

function finish({ response }: Call): void {
  response.writeHead(200, json).end(JSON.stringify({ content: [], stop_reason: "end_turn" }));
}

const missing = "The `content[].thinking` in the thinking mode must be passed back to the API.";
const substitute = { type: "thinking", thinking: " ", signature: "" };

test.each<[string, string, boolean, object | undefined]>([
  ["is turned off", "a-model", false, { type: "disabled" }],
  ["gets a substitute if the model always thinks", "glm-5.3", true, undefined],
])(
  "thinking that an unknown server misses %s in a second request",
  async (_how, model, isFilled, thinking) => {
    const pending = ask(model);
    const first = await server.nextCall();
    expect(first.body).not.toContain("thinking");
    refuse(first, missing);
    const second = await server.nextCall();
    const body = JSON.parse(second.body) as Record<string, unknown>;
    const blocks = [...(isFilled ? [substitute] : []), { type: "tool_use" }];
    expect(body["messages"]).toMatchObject([{}, { content: blocks }, {}]);
    expect(body["thinking"]).toEqual(thinking);
    finish(second);
    expect((await pending).ignored).toEqual([]);
  },
);

test("a server of Kimi that knows no thinking blocks gets none in a second request", async () => {
  const pending = ask("kimi-k3");
  const first = await server.nextCall();
  expect(first.body).toContain(JSON.stringify(substitute));
  refuse(first, "messages.1.content.0: Input tag 'thinking' found using 'type' is not expected");
  const second = await server.nextCall();
  expect(second.body).not.toContain("thinking");
  finish(second);
  expect((await pending).ignored).toEqual([]);
});

const tools = [{ name: "look" }];
const forced = { turns: [question], tools, toolChoice: { kind: "required" } } as const;

test.each<[string, Partial<Conversation>, string]>([
  ["a call without thinking", { turns: bare }, "thinking: Extra inputs are not permitted"],
  ["a call without thinking", { turns: bare }, "unknown field: thinking"],
  ["a call without thinking", { turns: bare }, "unknown field `thinking`, expected `model`"],
  ["a forced call", forced, "thinking: Extra inputs are not permitted"],
  ["a forced call", forced, "property 'thinking' is unsupported"],
])(
  "a server of DeepSeek that refuses to turn thinking off for %s gets no field for it in a second request (%$)",
  async (_what, conversation, message) => {
    const pending = ask("deepseek-v4-pro", conversation);
    const first = await server.nextCall();
    expect(JSON.parse(first.body)).toMatchObject({ thinking: { type: "disabled" } });
    refuse(first, message);
    const second = await server.nextCall();
    expect(second.body).not.toContain("thinking");
    finish(second);
    expect((await pending).ignored).toEqual([]);
  },
);

const own = { type: "object", properties: { thinking: { type: "string" } } };

test.each<[string, string, Partial<Conversation>, string]>([
  [
    "the client's own request to turn it off",
    "deepseek-v4-pro",
    { reasoning: { enabled: false } },
    "thinking: Extra inputs are not permitted",
  ],
  [
    "a tool's property of that name",
    "a-model",
    { tools: [{ name: "look", parameters: RawJson.of(own) }] },
    "tools.0.input_schema.properties.thinking: not allowed",
  ],
])("a refusal of `thinking` is passed to the client if it is of %s", async (...row) => {
  const [, model, conversation, message] = row;
  const pending = ask(model, conversation);
  refuse(await server.nextCall(), message);
  await expect(pending).rejects.toMatchObject({ kind: "invalid-request", message });
});
