import { describe, expect, it, test } from "vitest";
import { closedReply } from "../../wire/contract/testing/closed-reply.ts";
import { picoUsd } from "../../core/money/amounts.ts";
import { modelListRecord, modelRecord } from "./model-record.ts";
import type { Model } from "./model.ts";
import { sandboxModels } from "./sandbox-models.ts";

const [echo] = sandboxModels();
if (echo === undefined) throw new Error("the sandbox has no models");

const model: Model = {
  ...echo,
  id: "a/b",
  displayName: "A B",
  description: "Of a.",
  ownedBy: "owner",
  created: 86_400,
  lifecycle: "deprecated",
  contextLength: 1_000,
  maxOutputTokens: 2_000,
  capabilities: {
    tools: true,
    images: true,
    documents: false,
    structuredOutput: "strict",
    reasoning: "optional",
  },
  pricing: {
    prompt: picoUsd(1_000_000),
    completion: picoUsd(2_000_000),
    cachedPrompt: picoUsd(3_000_000),
    cacheWrite: picoUsd(4_000_000),
  },
};

const always = ["model", "messages"];
const chatAlways = [
  ...[...always, "stream", "stream_options", "temperature", "top_p", "max_tokens"],
  ...["max_completion_tokens", "stop"],
];
const chatTools = ["tools", "tool_choice", "functions", "function_call"];
const messagesAlways = [
  ...[...always, "system", "max_tokens", "stream", "temperature", "top_p", "stop_sequences"],
];
const responsesAlways = [
  ...["model", "input", "instructions", "stream", "temperature", "top_p", "max_output_tokens"],
  "metadata",
];
const responsesTools = ["tools", "tool_choice", "parallel_tool_calls"];

describe("a model's record", () => {
  it("is valid for every sandbox model, by itself and in the list", () => {
    const models = sandboxModels();
    expect(models.filter((model) => !closedReply("Model")(modelRecord(model, 0)))).toEqual([]);
    const list = modelListRecord(models, 0);
    expect([closedReply("ModelList")(list), list.first_id, list.last_id]).toEqual([
      true,
      models[0]?.id,
      models.at(-1)?.id,
    ]);
    expect(modelListRecord([], 0)).toMatchObject({ data: [], first_id: null, last_id: null });
  });

  it('states prices as decimal strings, null without a price, "0" if free', () => {
    const pricing = {
      prompt: picoUsd(2_500_000),
      completion: picoUsd(0),
      cachedPrompt: picoUsd(1),
      cacheWrite: null,
    };
    expect(modelRecord({ ...echo, pricing }, 0).pricing).toEqual({
      currency: "USD",
      prompt: "0.0000025",
      completion: "0",
      cached_prompt: "0.000000000001",
      cache_write: null,
      image: null,
    });
  });

  it("has each fact in its own field", () => {
    expect(modelRecord(model, 0)).toEqual({
      id: "a/b",
      object: "model",
      type: "model",
      created: 86_400,
      created_at: "1970-01-02T00:00:00.000Z",
      display_name: "A B",
      description: "Of a.",
      owned_by: "owner",
      lifecycle: "deprecated",
      deprecated_at: null,
      retires_at: null,
      replacement: null,
      context_length: 1_000,
      max_output_tokens: 2_000,
      input_modalities: ["text", "image"],
      output_modalities: ["text"],
      capabilities: {
        tools: true,
        images: true,
        documents: false,
        structured_output: "strict",
        reasoning: "optional",
      },
      supported_parameters: {
        chat: [...chatAlways, ...chatTools, "response_format", "reasoning"],
        messages: [
          ...messagesAlways,
          "tools",
          "tool_choice",
          "thinking",
          "output_config",
          "output_format",
        ],
        responses: [...responsesAlways, ...responsesTools, "text", "reasoning", "include"],
      },
      pricing: {
        currency: "USD",
        prompt: "0.000001",
        completion: "0.000002",
        cached_prompt: "0.000003",
        cache_write: "0.000004",
        image: null,
      },
    });
  });

  test.each<
    [
      string,
      Partial<Model["capabilities"]>,
      Readonly<Record<"chat" | "messages" | "responses", readonly string[]>>,
    ]
  >([
    ["nothing", {}, { chat: [], messages: [], responses: [] }],
    [
      "tools",
      { tools: true },
      { chat: chatTools, messages: ["tools", "tool_choice"], responses: responsesTools },
    ],
    ["images", { images: true }, { chat: [], messages: [], responses: [] }],
    [
      "structured output",
      { structuredOutput: "best_effort" },
      {
        chat: ["response_format"],
        messages: ["output_config", "output_format"],
        responses: ["text"],
      },
    ],
    ["documents", { documents: true }, { chat: [], messages: [], responses: [] }],
    [
      "reasoning",
      { reasoning: "always" },
      {
        chat: ["reasoning"],
        messages: ["thinking", "output_config"],
        responses: ["reasoning", "include"],
      },
    ],
  ])("lists the parameters of its abilities: %s", (_case, can, { chat, messages, responses }) => {
    const nothing = {
      tools: false,
      images: false,
      documents: false,
      structuredOutput: "none",
      reasoning: "none",
    };
    const capabilities = { ...nothing, ...can } as Model["capabilities"];
    const record = modelRecord({ ...model, capabilities }, 0);
    expect(record.supported_parameters).toEqual({
      chat: [...chatAlways, ...chat],
      messages: [...messagesAlways, ...messages],
      responses: [...responsesAlways, ...responses],
    });
    expect(record.input_modalities).toEqual(can.images === true ? ["text", "image"] : ["text"]);
  });

  test.each([
    ["anthropic", ["top_k", "metadata", "cache_control", "safeguards"]],
    ["openai-responses", ["metadata"]],
    ["openai", []],
    ["sandbox", []],
  ] as const)(
    "lists parameters that only the wire of its first upstream supports: %s",
    (kind, wanted) => {
      const [first] = echo.upstreams;
      if (first === undefined) throw new Error("no upstream");
      const upstreams = [
        { ...first, kind },
        { ...first, kind: "anthropic" as const },
      ];
      const { messages, responses } = modelRecord({ ...model, upstreams }, 0).supported_parameters;
      const names = ["safety_identifier", "user"];
      const hasUsers = wanted.some((name) => name === "metadata");
      expect(responses.filter((name) => names.includes(name))).toEqual(hasUsers ? names : []);
      const carried = [
        ...["top_k", "metadata", "cache_control", "safeguards"],
        ...["context_management", "service_tier"],
      ];
      expect(messages.filter((name) => carried.includes(name))).toEqual(wanted);
    },
  );

  it("is in the list between its first and its last entry", () => {
    const other = { ...model, id: "c/d" };
    expect(modelListRecord([model, other], 0)).toEqual({
      object: "list",
      has_more: false,
      first_id: "a/b",
      last_id: "c/d",
      data: [modelRecord(model, 0), modelRecord(other, 0)],
    });
  });
});
