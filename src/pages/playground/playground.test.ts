import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { sentImage } from "../testing/playground.ts";
import { formatNano } from "../kit/sums.js";
import { toPico } from "../kit/charge-lines.js";
import { bucketsOf, costOf } from "./cost.js";
import { buildRequest, type PlaygroundForm } from "./request.js";
import { EventReader } from "./sse.js";
import { convertToolsText, exampleTools } from "./tools.js";
import { assistantTurn, pendingCalls, type Turn } from "./turns.js";

const prices = { prompt: "0.00000001", completion: "0.00000002", cached_prompt: null };
const pricing = { ...prices, cache_write: null };

describe("cost", () => {
  const chat = (prompt: number, completion: number, cached = 0): object => ({
    prompt_tokens: prompt,
    completion_tokens: completion,
    prompt_tokens_details: { cached_tokens: cached },
  });
  it.each([
    ["both lines", chat(3, 4), pricing, "0.00000011"],
    ["cached input without a separate price", chat(3, 0, 3), pricing, "0.00000003"],
    ["cached input with one", chat(3, 0, 3), { ...pricing, cached_prompt: "0" }, "0"],
    ["rounds up once", chat(1, 1), { ...pricing, prompt: "0.000000000001" }, "0.000000021"],
    ["whole dollars", chat(1, 0), { ...pricing, prompt: "12" }, "12"],
    ["no price", chat(1, 1), { ...pricing, prompt: null }, null],
  ])("chat: %s", (_fact, usage, at, cost) => {
    expect(costOf("chat", usage, { pricing: at })).toBe(cost);
  });

  it("chat: cache writes are part of the input and have a separate price", () => {
    const details = { cached_tokens: 2, cache_write_tokens: 3 };
    const usage = { prompt_tokens: 10, completion_tokens: 0, prompt_tokens_details: details };
    expect(bucketsOf("chat", usage)).toEqual({
      fresh: 5,
      cached: 2,
      cacheWrite: 3,
      cacheWrite1h: 0,
      output: 0,
    });
    const at = { ...pricing, cached_prompt: "0", cache_write: "1" };
    expect(costOf("chat", usage, { pricing: at })).toBe("3.00000005");
  });

  it("messages: cache writes have a separate price", () => {
    const usage = { input_tokens: 5, output_tokens: 0, cache_creation_input_tokens: 3 };
    const at = { ...pricing, cache_write: "1" };
    expect(costOf("messages", usage, { pricing: at })).toBe("3.00000005");
  });

  it.each([
    ["at the first tier", 5, "3.00000002"],
    ["at the tier of the whole input", 6, "9.000000015"],
  ])("writes for an hour and others, %s", (_, fresh, cost) => {
    const written = { ephemeral_5m_input_tokens: 1, ephemeral_1h_input_tokens: 2 };
    const messages = {
      input_tokens: fresh - 3,
      output_tokens: 0,
      cache_creation_input_tokens: 3,
      cache_creation: written,
    };
    const chatUsage = {
      prompt_tokens: fresh,
      completion_tokens: 0,
      prompt_tokens_details: { cached_tokens: 0, cache_write_tokens: 3, cache_write_1h_tokens: 2 },
    };
    const own = { ...pricing, cache_write: "1", cache_write_1h: "1" };
    const tier = { ...own, prompt: "0.000000005", cache_write: "1", cache_write_1h: "4" };
    const model = {
      pricing,
      pricing_tiers: [
        { ...own, above_input_tokens: 0 },
        { ...tier, above_input_tokens: 5 },
      ],
    };
    expect(costOf("messages", messages, model)).toBe(cost);
    expect(costOf("chat", chatUsage, model)).toBe(cost);
  });

  it("writes for an hour cost as much as others without a price of their own", () => {
    const usage = {
      input_tokens: 0,
      output_tokens: 0,
      cache_creation_input_tokens: 3,
      cache_creation: { ephemeral_5m_input_tokens: 1, ephemeral_1h_input_tokens: 2 },
    };
    const at = { ...pricing, cache_write: "1" };
    expect(costOf("messages", usage, { pricing: at })).toBe("3");
    expect(costOf("messages", usage, { pricing })).toBe("0.00000003");
  });

  it("messages: input excludes cached tokens", () => {
    const usage = { input_tokens: 1, output_tokens: 1, cache_read_input_tokens: 2 };
    expect(costOf("messages", { ...usage, cache_creation_input_tokens: 1 }, { pricing })).toBe(
      "0.00000006",
    );
  });

  test("an amount survives a round trip", () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(amount, (nano) => {
        expect(toPico(formatNano(nano))).toBe(nano * 1000n);
      }),
    );
  });
});

describe("events", () => {
  const stream = 'event: a\ndata: {"x":1}\n\n: still here\n\ndata: [DONE]\r\n\r\n';

  test("are the same wherever the stream is split", () => {
    const want = [
      { data: '{"x":1}', raw: 'event: a\ndata: {"x":1}' },
      { data: null, raw: ": still here" },
      { data: "[DONE]", raw: "data: [DONE]" },
    ];
    for (let cut = 0; cut <= stream.length; cut += 1) {
      const reader = new EventReader();
      expect([...reader.feed(stream.slice(0, cut)), ...reader.feed(stream.slice(cut))]).toEqual(
        want,
      );
    }
  });
});

const form: PlaygroundForm = {
  protocol: "chat",
  model: "sandbox/echo",
  system: "Be kind.",
  turns: [{ role: "user", text: "It's me", images: [] }],
  tools: "",
  toolChoice: "",
  schema: "",
  further: "",
  maxTokens: 5,
  temperature: null,
  topP: null,
  topK: null,
  stop: [],
  reasoning: "low",
  stream: true,
};

describe("requests and samples", () => {
  it("express the form in the chat protocol", () => {
    expect(buildRequest(form).body).toEqual({
      model: "sandbox/echo",
      messages: [
        { role: "system", content: "Be kind." },
        { role: "user", content: "It's me" },
      ],
      max_tokens: 5,
      reasoning: { effort: "low" },
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it("express the form in the messages protocol", () => {
    expect(buildRequest({ ...form, protocol: "messages", stream: false }).body).toEqual({
      model: "sandbox/echo",
      max_tokens: 5,
      messages: [{ role: "user", content: "It's me" }],
      system: "Be kind.",
      thinking: { type: "adaptive" },
      output_config: { effort: "low" },
    });
  });

  it.each(["chat", "messages"] as const)(
    "place an extra field before those of the form: %s",
    (protocol) => {
      const further = '{"max_tokens": 9, "model": "acme/large"}';
      const { body } = buildRequest({ ...form, protocol, further });
      expect(body).toEqual({
        ...buildRequest({ ...form, protocol }).body,
        max_tokens: 9,
        model: "acme/large",
      });
    },
  );

  it.each(["{", '{"name": "f"}'])("refuse tools that are not an array: %s", (tools) => {
    expect(() => buildRequest({ ...form, tools })).toThrow(/JSON/);
  });

  const settings: PlaygroundForm = {
    ...form,
    tools: exampleTools("messages"),
    toolChoice: "required",
    schema: '{"type": "object"}',
    further: '{"metadata": {"user_id": "u"}}',
    temperature: 0.5,
    topP: 1,
    topK: 3,
    stop: ["a", "b"],
  };
  const parameters = {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
  };
  const described = { name: "get_weather", description: "Returns the weather in a city." };

  it("include every setting in the chat protocol", () => {
    expect(buildRequest(settings).body).toMatchObject({
      temperature: 0.5,
      top_p: 1,
      stop: ["a", "b"],
      tool_choice: "required",
      tools: [{ type: "function", function: { ...described, parameters } }],
      response_format: { type: "json_schema", json_schema: { schema: { type: "object" } } },
      metadata: { user_id: "u" },
    });
    expect(buildRequest(settings).body).not.toHaveProperty("top_k");
  });

  it("include every setting in the messages protocol", () => {
    expect(buildRequest({ ...settings, protocol: "messages" }).body).toMatchObject({
      temperature: 0.5,
      top_p: 1,
      top_k: 3,
      stop_sequences: ["a", "b"],
      tool_choice: { type: "any" },
      tools: [{ ...described, input_schema: parameters }],
      output_config: {
        effort: "low",
        format: { type: "json_schema", schema: { type: "object" } },
      },
      metadata: { user_id: "u" },
    });
  });

  it.each([
    ["schema", "[]", /^JSON schema: this JSON has the wrong structure/],
    ["further", "{", /^Extra fields: not valid JSON/],
  ])("name the field with invalid text: %s", (field, text, message) => {
    expect(() => buildRequest({ ...form, [field]: text })).toThrow(message);
  });
});

describe("conversations", () => {
  const call = { id: "t", name: "f", json: '{"a":1}' };
  const image = "data:image/png;base64,AAAA";
  const chatMessage = {
    role: "assistant",
    content: null,
    reasoning_content: "Hm",
    tool_calls: [{ id: "t", type: "function", function: { name: "f", arguments: '{"a":1}' } }],
  };
  const blocks = [
    { type: "thinking", thinking: "Hm", signature: "s" },
    { type: "text", text: "Let me see" },
    { type: "tool_use", id: "t", name: "f", input: { a: 1 } },
  ];
  const chatReply = assistantTurn("chat", { choices: [{ message: chatMessage }] });
  const messagesReply = assistantTurn("messages", { content: blocks });
  const turnsAround = (reply: Turn): readonly Turn[] => [
    { role: "user", text: "Look", images: [sentImage(image)] },
    reply,
    { role: "tool", results: [{ id: "t", name: "f", text: "9" }] },
    { role: "user", text: "Thanks", images: [] },
  ];
  const messagesOf = (protocol: "chat" | "messages", reply: Turn) =>
    buildRequest({ ...form, system: "", protocol, turns: turnsAround(reply) }).body["messages"];

  test("a reply is read into text, reasoning and calls", () => {
    expect(chatReply).toMatchObject({ text: "", reasoning: "Hm", calls: [call] });
    expect(messagesReply).toMatchObject({ text: "Let me see", reasoning: "Hm", calls: [call] });
    expect(pendingCalls([chatReply])).toEqual([call]);
    expect(pendingCalls(turnsAround(chatReply))).toEqual([]);
  });

  test.each([
    ["as it was received", chatReply, chatMessage],
    [
      "from messages, without its thinking",
      messagesReply,
      {
        role: "assistant",
        content: "Let me see",
        tool_calls: chatMessage.tool_calls,
      },
    ],
  ])("are converted to chat %s", (_fact, reply, message) => {
    expect(messagesOf("chat", reply)).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: "Look" },
          { type: "image_url", image_url: { url: image } },
        ],
      },
      message,
      { role: "tool", tool_call_id: "t", content: "9" },
      { role: "user", content: "Thanks" },
    ]);
  });

  test.each([
    ["as it was received", messagesReply, blocks],
    ["from chat", chatReply, [{ type: "tool_use", id: "t", name: "f", input: { a: 1 } }]],
  ])("are converted to messages %s; results share the user's turn", (_fact, reply, content) => {
    expect(messagesOf("messages", reply)).toEqual([
      {
        role: "user",
        content: [
          { type: "image", source: { type: "base64", media_type: "image/png", data: "AAAA" } },
          { type: "text", text: "Look" },
        ],
      },
      { role: "assistant", content },
      {
        role: "user",
        content: [
          { type: "tool_result", tool_use_id: "t", content: "9" },
          { type: "text", text: "Thanks" },
        ],
      },
    ]);
  });

  test("tools are converted with the protocol, and back; other text stays unchanged", () => {
    const [chat, messages] = [exampleTools("chat"), exampleTools("messages")];
    expect(convertToolsText("messages", chat)).toBe(messages);
    expect(convertToolsText("chat", messages)).toBe(chat);
    expect(convertToolsText("chat", "[{")).toBe("[{");
  });
});
