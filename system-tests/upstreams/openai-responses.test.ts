import type OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { openAiClient, PNG_BASE64 } from "../../contract-tests/sdk/clients.ts";
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
const parameters = { type: "object", properties: { step: { type: "integer" } } };
const chatTool = { type: "function" as const, function: { name: "mcp/look.up", parameters } };

type ChatMessage = OpenAI.ChatCompletionMessageParam;

/** Runs a tool loop as a client of the chat protocol; returns the last text. */
async function chatLoop(betweenSteps = (): void => undefined): Promise<string> {
  const messages: ChatMessage[] = [{ role: "user", content: "Go" }];
  for (let step = 0; step < 5; step += 1) {
    const message = await ask(messages);
    messages.push(message);
    if (message.tool_calls === undefined) return message.content ?? "";
    for (const { id } of message.tool_calls) {
      messages.push({ role: "tool", tool_call_id: id, content: "red" });
    }
    betweenSteps();
  }
  throw new Error("a loop without an end");
}

async function ask(messages: ChatMessage[]): Promise<OpenAI.ChatCompletionMessage> {
  const body = { model: thinker, messages, tools: [chatTool] };
  const reply = await openAiClient(gateway).chat.completions.create(body);
  const [choice] = reply.choices;
  if (choice === undefined) throw new Error("a reply without a choice");
  return choice.message;
}

test("no response is stored, and the reasoning precedes its call at the same place", async () => {
  await chatLoop();
  expect(vendor.taken.map(({ store }) => store)).toEqual([false, false, false]);
  const input = objectsOf(vendor.taken[2]?.["input"]);
  expect(input.map(({ type, role }) => type ?? role)).toEqual([
    ...["user", "reasoning", "assistant", "function_call", "function_call_output"],
    ...["reasoning", "function_call", "function_call_output"],
  ]);
});

test("thinking that the vendor can no longer read is omitted, and the loop continues", async () => {
  const text = await chatLoop(vendor.changeSecret);
  expect(text).toBe("I remember nothing.");
  expect(vendor.refused).toHaveLength(2);
});

test("another model gets the call without the thinking, which is reported", async () => {
  const message = await ask([{ role: "user", content: "Go" }]);
  const id = message.tool_calls?.[0]?.id ?? "";
  expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
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
});
