import fc from "fast-check";
import type { ResponseCustomToolCall } from "openai/resources/responses/responses";
import { describe, expect, it, test } from "vitest";
import { picoUsd } from "../../core/money/amounts.ts";
import { chargeFor } from "../../core/money/pricing.ts";
import { encodeWhole } from "../../wire/protocols/responses/test-stream.ts";
import { formatNano } from "../kit/sums.js";
import { sentImage } from "../testing/playground.ts";
import { bucketsOf, costOf } from "./cost.js";
import { buildRequest, type PlaygroundForm } from "./request.js";
import { convertToolsText, exampleTools, type Protocol } from "./tools.js";
import { assistantTurn, pendingCalls, type Turn } from "./turns.js";

const form: PlaygroundForm = {
  protocol: "responses",
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

describe("a request of responses", () => {
  it("expresses the form", () => {
    expect(buildRequest(form)).toEqual({
      path: "/v1/responses",
      extra: [],
      body: {
        model: "sandbox/echo",
        instructions: "Be kind.",
        input: [{ role: "user", content: "It's me" }],
        store: false,
        max_output_tokens: 5,
        reasoning: { effort: "low", summary: "auto" },
        include: ["reasoning.encrypted_content"],
        stream: true,
      },
    });
  });

  it("omits what the form does not have", () => {
    const empty = { ...form, system: "", maxTokens: null, reasoning: "", stream: false };
    expect(Object.keys(buildRequest(empty).body)).toEqual(["model", "input", "store"]);
  });

  it("includes every setting of the protocol", () => {
    const { body } = buildRequest({
      ...form,
      tools: exampleTools("chat"),
      toolChoice: "required",
      schema: '{"type": "object"}',
      further: '{"metadata": {"user_id": "u"}, "max_output_tokens": 9}',
      temperature: 0.5,
      topP: 1,
      topK: 3,
      stop: ["a", "b"],
    });
    expect(body).toMatchObject({
      temperature: 0.5,
      top_p: 1,
      tool_choice: "required",
      tools: JSON.parse(exampleTools("responses")),
      text: {
        format: { type: "json_schema", name: "reply", strict: true, schema: { type: "object" } },
      },
      metadata: { user_id: "u" },
      max_output_tokens: 9,
    });
    for (const name of ["top_k", "stop"]) expect(body).not.toHaveProperty(name);
  });

  it("has no choice of a tool without tools", () => {
    expect(buildRequest({ ...form, toolChoice: "auto" }).body).not.toHaveProperty("tool_choice");
  });

  test.each<readonly [Protocol, Protocol]>([
    ["chat", "responses"],
    ["messages", "responses"],
    ["responses", "chat"],
    ["responses", "messages"],
  ])("the example tool of %s becomes that of %s", (from, to) => {
    expect(convertToolsText(to, exampleTools(from))).toBe(exampleTools(to));
  });
});

const reasoning = {
  type: "reasoning",
  id: "rs_1",
  summary: [
    { type: "summary_text", text: "H" },
    { type: "summary_text", text: "m" },
  ],
  encrypted_content: "s",
};
const message = {
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "Let me see", annotations: [], logprobs: [] }],
};
const called = {
  type: "function_call",
  id: "fc_1",
  call_id: "t",
  name: "f",
  arguments: '{"a":1}',
  status: "completed",
};
const custom = {
  type: "custom_tool_call",
  id: "ctc_1",
  call_id: "u",
  name: "g",
  input: "a b",
  status: "completed",
};
const items = [reasoning, message, called, custom];
const reply = assistantTurn("responses", { output: items });
const results: Turn = {
  role: "tool",
  results: [
    { id: "t", name: "f", text: "9" },
    { id: "u", name: "g", text: "done" },
  ],
};
const image = "data:image/png;base64,AAAA";
const turnsAround = (turn: Turn): readonly Turn[] => [
  { role: "user", text: "Look", images: [sentImage(image)] },
  turn,
  results,
  { role: "user", text: "Thanks", images: [] },
];
const bodyOf = (protocol: Protocol, turn: Turn) =>
  buildRequest({ ...form, system: "", protocol, turns: turnsAround(turn) }).body;
const toolCalls = [
  { id: "t", type: "function", function: { name: "f", arguments: '{"a":1}' } },
  { id: "u", type: "function", function: { name: "g", arguments: '"a b"' } },
];

/** The fields of a custom tool's call that the vendor's types accept; one more does not compile. */
const vendorFields: Readonly<Record<keyof ResponseCustomToolCall, true>> = {
  type: true,
  id: true,
  call_id: true,
  name: true,
  input: true,
  async: true,
  caller: true,
  namespace: true,
};

describe("a conversation in responses", () => {
  test("has a reply's text, reasoning and calls", () => {
    const calls = [
      { id: "t", name: "f", json: '{"a":1}' },
      { id: "u", name: "g", json: '"a b"' },
    ];
    expect(reply).toEqual({
      role: "assistant",
      protocol: "responses",
      message: items,
      text: "Let me see",
      reasoning: "H\nm",
      calls,
    });
    expect(pendingCalls([reply])).toEqual(calls);
  });

  test("omits items that have not arrived", () => {
    const output = [undefined, message, null, message];
    expect(assistantTurn("responses", { output })).toMatchObject({
      message: [message, message],
      text: "Let me see\nLet me see",
      calls: [],
    });
  });

  test("returns the reply's items with outputs of each type, as the vendor's types allow", () => {
    const { status: _, ...sentCustom } = custom;
    expect(Object.keys(sentCustom).filter((name) => !(name in vendorFields))).toEqual([]);
    expect(bodyOf("responses", reply)["input"]).toEqual([
      {
        role: "user",
        content: [
          { type: "input_text", text: "Look" },
          { type: "input_image", detail: "auto", image_url: image },
        ],
      },
      ...[reasoning, message, called, sentCustom],
      { type: "function_call_output", call_id: "t", output: "9" },
      { type: "custom_tool_call_output", call_id: "u", output: "done" },
      { role: "user", content: "Thanks" },
    ]);
  });

  test("has images without text", () => {
    const turns: readonly Turn[] = [{ role: "user", text: "", images: [sentImage(image)] }];
    expect(buildRequest({ ...form, turns }).body["input"]).toEqual([
      { role: "user", content: [{ type: "input_image", detail: "auto", image_url: image }] },
    ]);
  });

  test("continues in chat, with text and calls", () => {
    expect(bodyOf("chat", reply)["messages"]).toEqual([
      expect.objectContaining({ role: "user" }),
      { role: "assistant", content: "Let me see", tool_calls: toolCalls },
      { role: "tool", tool_call_id: "t", content: "9" },
      { role: "tool", tool_call_id: "u", content: "done" },
      { role: "user", content: "Thanks" },
    ]);
  });

  test("continues in messages, with text and calls", () => {
    expect(bodyOf("messages", reply)["messages"]).toMatchObject([
      { role: "user" },
      {
        role: "assistant",
        content: [
          { type: "text", text: "Let me see" },
          { type: "tool_use", id: "t", name: "f", input: { a: 1 } },
          { type: "tool_use", id: "u", name: "g", input: { value: "a b" } },
        ],
      },
      { role: "user", content: [{ tool_use_id: "t" }, { tool_use_id: "u" }, { type: "text" }] },
    ]);
  });

  test.each<readonly [Protocol, unknown, readonly unknown[]]>([
    [
      "chat",
      { choices: [{ message: { content: "Hm", tool_calls: toolCalls } }] },
      [{ role: "assistant", content: "Hm" }],
    ],
    [
      "messages",
      {
        content: [
          { type: "tool_use", id: "t", name: "f", input: { a: 1 } },
          { type: "tool_use", id: "u", name: "g", input: "a b" },
        ],
      },
      [],
    ],
  ])("continues a conversation of %s, whose calls are of functions", (protocol, received, said) => {
    expect(bodyOf("responses", assistantTurn(protocol, received))["input"]).toEqual([
      expect.objectContaining({ role: "user" }),
      ...said,
      { type: "function_call", call_id: "t", name: "f", arguments: '{"a":1}' },
      { type: "function_call", call_id: "u", name: "g", arguments: '"a b"' },
      { type: "function_call_output", call_id: "t", output: "9" },
      { type: "function_call_output", call_id: "u", output: "done" },
      { role: "user", content: "Thanks" },
    ]);
  });
});

describe("the cost of a reply of responses", () => {
  it("has cached tokens and cache writes, which are part of the input", () => {
    const usage = {
      input_tokens: 10,
      input_tokens_details: { cached_tokens: 2, cache_write_tokens: 3, cache_write_1h_tokens: 1 },
      output_tokens: 4,
    };
    expect(bucketsOf("responses", usage)).toEqual({
      fresh: 5,
      cached: 2,
      cacheWrite: 3,
      cacheWrite1h: 1,
      output: 4,
    });
  });

  it("is that of the ledger", () => {
    const text = { prompt: "0.000000003001", completion: "0.000000007", cached_prompt: "0" };
    const pricing = { ...text, cache_write: "0.000000004", cache_write_1h: "0.000000006" };
    const ledger = {
      prompt: picoUsd(3_001),
      completion: picoUsd(7_000),
      cachedPrompt: picoUsd(0),
      cacheWrite: picoUsd(4_000),
      cacheWrite1h: picoUsd(6_000),
    };
    const count = fc.nat({ max: 1_000 });
    const drawn = fc.record({
      freshInput: count,
      cachedInput: count,
      cacheWrite1h: count,
      otherWrites: count,
      output: count,
    });
    fc.assert(
      fc.property(drawn, ({ otherWrites, ...tokens }) => {
        const usage = { ...tokens, cacheWrite: otherWrites + tokens.cacheWrite1h };
        const whole = encodeWhole([
          { type: "generation-start" },
          { type: "usage-update", usage },
          { type: "generation-end", stop: { cause: "end", raw: "" } },
        ]);
        expect(costOf("responses", whole.usage, { pricing })).toBe(
          formatNano(BigInt(chargeFor(usage, ledger))),
        );
      }),
    );
  });
});
