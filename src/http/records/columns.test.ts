import { keyRecord } from "../../ledger/test-decisions.ts";
import { describe, expect, it, test } from "vitest";
import { closedReply } from "../../contract/testing/closed-reply.ts";
import type { Caller } from "../../auth/caller.ts";
import type { Model } from "../../catalog/model.ts";
import { sandboxModels } from "../../catalog/sandbox-models.ts";
import type { AccountRecord } from "../../ledger/accounts.ts";
import { nanoUsd, picoUsd } from "../../money/amounts.ts";
import { accountRecord } from "./account-record.ts";
import { modelListRecord, modelRecord } from "./model-record.ts";

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

describe("a model's record", () => {
  it("has each fact in its own field", () => {
    expect(modelRecord(model)).toEqual({
      id: "a/b",
      object: "model",
      type: "model",
      created: 86_400,
      created_at: "1970-01-02T00:00:00.000Z",
      display_name: "A B",
      description: "Of a.",
      owned_by: "owner",
      lifecycle: "deprecated",
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
      { readonly chat: readonly string[]; readonly messages: readonly string[] },
    ]
  >([
    ["nothing", {}, { chat: [], messages: [] }],
    ["tools", { tools: true }, { chat: chatTools, messages: ["tools", "tool_choice"] }],
    ["images", { images: true }, { chat: [], messages: [] }],
    [
      "structured output",
      { structuredOutput: "best_effort" },
      { chat: ["response_format"], messages: ["output_config", "output_format"] },
    ],
    ["documents", { documents: true }, { chat: [], messages: [] }],
    [
      "reasoning",
      { reasoning: "always" },
      { chat: ["reasoning"], messages: ["thinking", "output_config"] },
    ],
  ])("names the parameters of what it can do: %s", (_case, can, { chat, messages }) => {
    const nothing = {
      tools: false,
      images: false,
      documents: false,
      structuredOutput: "none",
      reasoning: "none",
    };
    const capabilities = { ...nothing, ...can } as Model["capabilities"];
    const record = modelRecord({ ...model, capabilities });
    expect(record.supported_parameters).toEqual({
      chat: [...chatAlways, ...chat],
      messages: [...messagesAlways, ...messages],
    });
    expect(record.input_modalities).toEqual(can.images === true ? ["text", "image"] : ["text"]);
  });

  test.each([
    ["anthropic", ["top_k", "metadata", "cache_control", "safeguards"]],
    ["openai-responses", ["metadata"]],
    ["openai", []],
    ["sandbox", []],
  ] as const)("names what only the wire of its first upstream carries: %s", (kind, wanted) => {
    const [first] = echo.upstreams;
    if (first === undefined) throw new Error("no upstream");
    const upstreams = [
      { ...first, kind },
      { ...first, kind: "anthropic" as const },
    ];
    const { messages } = modelRecord({ ...model, upstreams }).supported_parameters;
    const carried = [
      ...["top_k", "metadata", "cache_control", "safeguards"],
      ...["context_management", "service_tier"],
    ];
    expect(messages.filter((name) => carried.includes(name))).toEqual(wanted);
  });

  it("is in the list between its first and its last", () => {
    const other = { ...model, id: "c/d" };
    expect(modelListRecord([model, other])).toEqual({
      object: "list",
      has_more: false,
      first_id: "a/b",
      last_id: "c/d",
      data: [modelRecord(model), modelRecord(other)],
    });
  });
});

const account: AccountRecord = {
  id: "acc_1",
  name: "A",
  planId: "p",
  balance: nanoUsd(7_000_000_000),
  held: nanoUsd(1_000_000_000),
  spent: nanoUsd(2_000_000_000),
  toppedUp: nanoUsd(9_000_000_000),
  budget: null,
  suspendedAtMs: null,
  closedAtMs: null,
  createdAtMs: 0,
};
const caller: Caller = {
  key: { ...keyRecord, spendingLimit: nanoUsd(5_000_000_000), createdAtMs: 1_000 },
  accountId: "acc_1",
  plan: {
    id: "p",
    name: "Plan",
    models: ["*"],
    requestsPerMinute: 1,
    tokensPerMinute: 2,
    concurrentRequests: 3,
  },
};

describe("an account's record", () => {
  it("has each amount and each limit in its own field", () => {
    const keySums = { spent: nanoUsd(1_500_000_000), held: nanoUsd(500_000_000), budget: null };
    const record = accountRecord({ account, keySums, caller, maxBodyBytes: 4, asOfMs: 2_000 });
    expect(closedReply("Account")(record)).toBe(true);
    expect(record).toMatchObject({
      balance: { available: "6", held: "1", total: "7" },
      usage: { spent: "2", topped_up: "9" },
      key: { spending_limit: "5", spent: "1.5", remaining: "3", expires_at: null },
      limits: {
        requests_per_minute: 1,
        tokens_per_minute: 2,
        concurrent_requests: 3,
        max_body_bytes: 4,
      },
    });
    expect(record.key.created_at).toBe("1970-01-01T00:00:01.000Z");
  });

  it("of a key that got back more than it spent shows nothing spent", () => {
    const keySums = { spent: nanoUsd(-1_000_000_000), held: nanoUsd(0), budget: null };
    const record = accountRecord({ account, keySums, caller, maxBodyBytes: 4, asOfMs: 0 });
    expect(record.key).toMatchObject({ spending_limit: "5", spent: "0" });
  });
});
