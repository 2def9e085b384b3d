import type Anthropic from "@anthropic-ai/sdk";
import type OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { anthropicClient, openAiClient, PNG_BASE64 } from "../../contract-tests/sdk/clients.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { objectsOf } from "./stand-ins/json.ts";
import { models } from "./stand-ins/responses-rules.ts";
import { startResponsesStandIn, type ResponsesStandIn } from "./stand-ins/responses-stand-in.ts";

let vendor: ResponsesStandIn;
let gateway: ComposedGateway;

beforeAll(async () => {
  vendor = await startResponsesStandIn();
  const upstream = { kind: "openai-responses", base_url: `${vendor.origin}/v1` };
  const other = { kind: "sandbox", model: "agent" };
  const modelOf = (id: string, reasoning: string, upstreams: readonly object[]): object => ({
    id,
    context_length: 100_000,
    max_output_tokens: 4_000,
    capabilities: { tools: true, images: true, structured_output: "strict", reasoning },
    pricing: { prompt: "0.000001", completion: "0.00001" },
    upstreams,
  });
  const vendorModel = (model: string): object => ({ ...upstream, model, api_key_env: "KEY" });
  gateway = await composeGateway({
    config: {
      models: [
        modelOf("stand-in/thinker", "optional", [vendorModel(models.thinker)]),
        modelOf("stand-in/talker", "none", [vendorModel(models.talker)]),
        modelOf("stand-in/other", "none", [other]),
      ],
    },
    env: { KEY: vendor.key },
  });
});
afterAll(async () => {
  await gateway.close();
  await vendor.close();
});

beforeEach(() => vendor.reset());

const thinker = "stand-in/thinker";
const schema = { type: "object" as const, properties: { step: { type: "integer" } } };
const chatTool = {
  type: "function" as const,
  function: { name: "mcp/look.up", parameters: schema },
};
const tool = { name: "mcp/look.up", input_schema: schema };

type ChatMessage = OpenAI.ChatCompletionMessageParam;
type ChatReply = (messages: ChatMessage[]) => Promise<OpenAI.ChatCompletionMessage>;

/** Runs a tool loop as a client of the chat protocol; returns the last text. */
async function chatLoop(reply: ChatReply, betweenSteps = (): void => undefined): Promise<string> {
  const messages: ChatMessage[] = [{ role: "user", content: "Go" }];
  for (let step = 0; step < 5; step += 1) {
    const message = await reply(messages);
    messages.push(message);
    if (message.tool_calls === undefined) return message.content ?? "";
    for (const { id } of message.tool_calls) {
      messages.push({ role: "tool", tool_call_id: id, content: "red" });
    }
    betweenSteps();
  }
  throw new Error("a loop without an end");
}

type Turn = Anthropic.MessageParam;
type MessagesReply = (messages: Turn[]) => Promise<Anthropic.Message>;

/** Runs a tool loop as a client of the messages protocol; returns the last text. */
async function messagesLoop(reply: MessagesReply): Promise<string> {
  const messages: Turn[] = [{ role: "user", content: "Go" }];
  for (let step = 0; step < 5; step += 1) {
    const { content } = await reply(messages);
    messages.push({ role: "assistant", content });
    const uses = content.filter((block) => block.type === "tool_use");
    if (uses.length === 0) return content.find((block) => block.type === "text")?.text ?? "";
    const results = uses.map(({ id }) => ({ type: "tool_result" as const, tool_use_id: id }));
    messages.push({ role: "user", content: results });
  }
  throw new Error("a loop without an end");
}

const ask: ChatReply = async (messages) => {
  const reply = await openAiClient(gateway).chat.completions.create(chatRequest(messages));
  const [choice] = reply.choices;
  if (choice === undefined) throw new Error("a reply without a choice");
  return choice.message;
};

/** The ways in which the vendors' libraries send requests, each with its echoed fields. */
const chatWays: readonly (readonly [string, ChatReply])[] = [
  ["non-streaming", ask],
  [
    "streamed",
    (messages) =>
      openAiClient(gateway).chat.completions.stream(chatRequest(messages)).finalMessage(),
  ],
];
const messagesWays = [false, true].flatMap((thinking) => [
  {
    way: "non-streaming",
    thinking,
    reply: (messages: Turn[]) =>
      anthropicClient(gateway).messages.create(requestOf(messages, thinking)),
  },
  {
    way: "streamed",
    thinking,
    reply: (messages: Turn[]) =>
      anthropicClient(gateway).messages.stream(requestOf(messages, thinking)).finalMessage(),
  },
]);

function chatRequest(messages: ChatMessage[]) {
  return { model: thinker, messages, tools: [chatTool] };
}

function requestOf(messages: Turn[], thinking: boolean) {
  return {
    model: thinker,
    max_tokens: 2_000,
    messages,
    tools: [tool],
    ...(thinking && { thinking: { type: "enabled" as const, budget_tokens: 1_024 } }),
  };
}

describe("thinking survives a tool loop of the vendor's library", () => {
  test.each(chatWays)("for OpenAI, %s", async (_way, reply) => {
    expect(await chatLoop(reply)).toBe("I remember 41 and 42.");
    expect(vendor.refused).toEqual([]);
  });

  test.each(messagesWays)("for Anthropic, $way, thinking shown: $thinking", async ({ reply }) => {
    expect(await messagesLoop(reply)).toBe("I remember 41 and 42.");
    expect(vendor.refused).toEqual([]);
  });

  test("for the library that runs the tools itself", async () => {
    const runner = openAiClient(gateway).chat.completions.runTools({
      model: thinker,
      messages: [{ role: "user", content: "Go" }],
      tools: [
        {
          type: "function",
          function: {
            ...chatTool.function,
            description: "Looks.",
            parse: (json: string): unknown => JSON.parse(json),
            function: () => "red",
          },
        },
      ],
    });
    expect(await runner.finalContent()).toBe("I remember 41 and 42.");
  });
});

test("no response is stored, and the reasoning precedes its call at the same place", async () => {
  await chatLoop(ask);
  expect(vendor.taken.map(({ store }) => store)).toEqual([false, false, false]);
  const input = objectsOf(vendor.taken[2]?.["input"]);
  expect(input.map(({ type, role }) => type ?? role)).toEqual([
    ...["user", "reasoning", "assistant", "function_call", "function_call_output"],
    ...["reasoning", "function_call", "function_call_output"],
  ]);
});

test("thinking that the vendor can no longer read is omitted, and the loop continues", async () => {
  const text = await chatLoop(ask, vendor.changeSecret);
  expect(text).toBe("I remember nothing.");
  expect(vendor.refused).toHaveLength(2);
});

test("another model gets the call without the thinking, which is reported", async () => {
  const message = await ask([{ role: "user", content: "Go" }]);
  const id = message.tool_calls?.[0]?.id ?? "";
  expect(id.length).toBeGreaterThan(2_000);
  const messages = [
    { role: "user", content: "Go" },
    message,
    { role: "tool", tool_call_id: id, content: "red" },
  ];
  for (const model of ["stand-in/talker", "stand-in/other"]) {
    const reply = await call(gateway, "/v1/chat/completions", {
      key: gateway.key,
      body: { model, messages, tools: [chatTool] },
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("x-ignored-fields")).toContain("/messages/*/tool_calls/*/id");
  }
  const input = JSON.stringify(vendor.taken[1]?.["input"]);
  expect(input).toContain('"call_id":"call_0"');
  expect(input).not.toContain("encrypted_content");
});

/** Requests that a client may make to each model without a refusal by the vendor. */
const askings = {
  sampling: { temperature: 0.5, top_p: 0.9, stop: ["END"] },
  "a small bound": { max_tokens: 1 },
  "reasoning on": { reasoning: { effort: "high" } },
  "reasoning off": { reasoning: { enabled: false } },
  "a JSON object": { response_format: { type: "json_object" } },
  "a JSON schema": {
    response_format: { type: "json_schema", json_schema: { name: "a b", schema: {} } },
  },
  "a forced tool": { tools: [chatTool], tool_choice: "mcp/look.up" },
  "a choice without tools": { tool_choice: "none" },
};

describe.each([thinker, "stand-in/talker"])("%s refuses no request of", (model) => {
  test.each(Object.entries(askings))("%s", async (_what, fields) => {
    const image = { type: "image_url", image_url: { url: `data:image/png;base64,${PNG_BASE64}` } };
    const content = [{ type: "text", text: "Answer in JSON." }, image];
    for (const stream of [false, true]) {
      const { status, text } = await call(gateway, "/v1/chat/completions", {
        key: gateway.key,
        body: { model, messages: [{ role: "user", content }], stream, ...fields },
      });
      expect(status, text).toBe(200);
    }
    expect(vendor.refused).toEqual([]);
  });

  test("a user id of Claude Code's length", async () => {
    const metadata = { user_id: "u".repeat(159) };
    const body = { model, max_tokens: 100, messages: [{ role: "user", content: "Hi" }], metadata };
    const reply = await call(gateway, "/v1/messages", { key: gateway.key, body });
    expect([reply.status, reply.headers.get("x-ignored-fields")]).toEqual([
      200,
      "/metadata/user_id",
    ]);
  });
});

test("a response is billed by the vendor's counts, its reasoning as output", async () => {
  const reply = await call(gateway, "/v1/chat/completions", {
    key: gateway.key,
    body: { model: thinker, messages: [{ role: "user", content: "Hi" }] },
  });
  const record = await gateway.store.showRequest(reply.headers.get("x-request-id") ?? "");
  expect(record).toMatchObject({
    estimated: false,
    usage: { promptTokens: 40, cachedTokens: 16, completionTokens: 30, reasoningTokens: 24 },
  });
});
