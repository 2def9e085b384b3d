import { describe, expect, it } from "vitest";
import type { components } from "../../generated/types.ts";
import { nanoUsd, picoUsd } from "../ledger/money.ts";
import { accountRecord } from "./account-record.ts";
import { modelList, modelRecord } from "./model-record.ts";
import type { Capabilities, Model, ProviderKind } from "./model.ts";
import { sandboxModels } from "./sandbox-models.ts";
import { supportedParameters } from "./supported-parameters.ts";

type Schemas = components["schemas"];

const [echo, agent] = sandboxModels() as readonly [Model, Model];

describe("the record of a model", () => {
  it("is the contract's, field by field", () => {
    const record: Schemas["Model"] = modelRecord(echo);
    expect(record).toMatchObject({
      id: "sandbox/echo",
      object: "model",
      type: "model",
      created: 1_767_225_600,
      created_at: "2026-01-01T00:00:00.000Z",
      display_name: "Sandbox echo",
      owned_by: "sandbox",
      lifecycle: "active",
      context_length: 400_000,
      max_output_tokens: 200_000,
      input_modalities: ["text", "image"],
      output_modalities: ["text"],
      capabilities: {
        tools: true,
        images: true,
        structured_output: "strict",
        reasoning: "optional",
      },
    });
  });

  it.each([
    [
      { cachedPrompt: null, cacheWrite: null },
      { cached_prompt: null, cache_write: null },
    ],
    [
      { prompt: picoUsd(2_500_000), cachedPrompt: picoUsd(0), cacheWrite: picoUsd(3_125_000) },
      { prompt: "0.0000025", cached_prompt: "0", cache_write: "0.000003125" },
    ],
  ])("writes the prices %o as %o", (pricing, written) => {
    const model = { ...echo, pricing: { ...echo.pricing, ...pricing } };
    expect(modelRecord(model).pricing).toEqual({
      currency: "USD",
      prompt: "0.00000001",
      completion: "0.00000002",
      image: null,
      ...written,
    });
  });
});

describe("a list of models", () => {
  it("names its first and last id", () => {
    const list: Schemas["ModelList"] = modelList([echo, agent]);
    expect(list).toMatchObject({
      object: "list",
      has_more: false,
      first_id: "sandbox/echo",
      last_id: "sandbox/agent",
    });
    expect(list.data.map(({ id }) => id)).toEqual(["sandbox/echo", "sandbox/agent"]);
  });

  it("names none where it is empty", () => {
    expect(modelList([])).toMatchObject({ data: [], first_id: null, last_id: null });
  });
});

describe("the parameters that have an effect", () => {
  const cases: readonly [string, Partial<Capabilities>, string, string][] = [
    ["tools", { tools: false }, "tools tool_choice functions function_call", "tools tool_choice"],
    ["reasoning", { reasoning: "none" }, "reasoning", "thinking"],
    ["structured output", { structuredOutput: "none" }, "response_format", ""],
    [
      "structured output and reasoning",
      { structuredOutput: "none", reasoning: "none" },
      "response_format reasoning",
      "thinking output_config",
    ],
  ];
  it.each(cases)("lack those of %s without it", (_name, without, chat, messages) => {
    const full = supportedParameters(echo);
    const poor = supportedParameters({
      ...echo,
      capabilities: { ...echo.capabilities, ...without },
    });
    const lost = (protocol: "chat" | "messages") =>
      full[protocol].filter((field) => !poor[protocol].includes(field)).join(" ");
    expect([lost("chat"), lost("messages")]).toEqual([chat, messages]);
  });

  it.each([
    ["sandbox", false],
    ["openai", false],
    ["anthropic", true],
  ] satisfies [ProviderKind, boolean][])("over the wire %s, top_k: %s", (kind, listed) => {
    const upstreams = echo.upstreams.map((upstream) => ({ ...upstream, kind }));
    const { messages } = supportedParameters({ ...echo, upstreams });
    expect(messages.includes("top_k")).toBe(listed);
  });

  it("are fields of the contract's requests", () => {
    const { chat, messages } = supportedParameters(echo);
    const chatRequest: Required<Record<keyof Schemas["ChatCompletionRequest"], true>> = {
      model: true,
      messages: true,
      stream: true,
      stream_options: true,
      temperature: true,
      top_p: true,
      max_tokens: true,
      max_completion_tokens: true,
      stop: true,
      tools: true,
      tool_choice: true,
      functions: true,
      function_call: true,
      response_format: true,
      reasoning: true,
    };
    expect([...chat].sort()).toEqual(Object.keys(chatRequest).sort());
    const messagesRequest: Required<Record<keyof Schemas["MessagesRequest"], true>> = {
      model: true,
      messages: true,
      system: true,
      max_tokens: true,
      stream: true,
      temperature: true,
      top_p: true,
      top_k: true,
      stop_sequences: true,
      tools: true,
      tool_choice: true,
      thinking: true,
      output_config: true,
      metadata: true,
      context_management: true,
      service_tier: true,
      cache_control: true,
    };
    expect(messages.filter((field) => !(field in messagesRequest))).toEqual([]);
  });
});

describe("the record of an account", () => {
  const account = {
    id: "acc_1",
    name: "A",
    planId: "p",
    balance: nanoUsd(10_000_000_000),
    held: nanoUsd(20_000_000),
    spent: nanoUsd(5),
    toppedUp: nanoUsd(10_000_000_005),
    createdAtMs: 0,
  };
  const plan = {
    id: "p",
    name: "Plan P",
    models: ["*"],
    requestsPerMinute: 60,
    tokensPerMinute: null,
    concurrentRequests: 8,
  };
  const key = {
    id: "key_1",
    accountId: "acc_1",
    planId: "p",
    label: null,
    models: null,
    spendingLimit: null,
    createdAtMs: 1_000,
    expiresAtMs: null,
    revokedAtMs: null,
  };

  it("is the contract's, field by field", () => {
    const facts = { account, caller: { plan, key }, maxBodyBytes: 1_024, atMs: 2_000 };
    const record: Schemas["Account"] = accountRecord(facts);
    expect(record).toEqual({
      object: "account",
      id: "acc_1",
      plan: { id: "p", name: "Plan P" },
      balance: { currency: "USD", available: "9.98", held: "0.02", total: "10" },
      usage: { spent: "0.000000005", topped_up: "10.000000005" },
      key: {
        id: "key_1",
        label: null,
        created_at: "1970-01-01T00:00:01.000Z",
        expires_at: null,
        spending_limit: null,
      },
      limits: {
        requests_per_minute: 60,
        tokens_per_minute: null,
        concurrent_requests: 8,
        max_body_bytes: 1_024,
      },
      as_of: "1970-01-01T00:00:02.000Z",
    });
  });

  it("tells when the key ends and what it may spend", () => {
    const limited = { ...key, label: "ci", expiresAtMs: 3_000, spendingLimit: nanoUsd(5e9) };
    const facts = { account, caller: { plan, key: limited }, maxBodyBytes: 1, atMs: 0 };
    expect(accountRecord(facts).key).toMatchObject({
      label: "ci",
      expires_at: "1970-01-01T00:00:03.000Z",
      spending_limit: "5",
    });
  });
});
