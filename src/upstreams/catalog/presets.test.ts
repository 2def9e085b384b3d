import { parsePrice, type PicoUsd } from "../../core/money/amounts.ts";
import { describe, expect, it } from "vitest";
import { defaultOverheads, defaultTimeouts, upstreamId } from "./model.ts";
import { buildPresets } from "./presets.ts";
import { providerKinds } from "./provider-kinds.ts";
import { factsByName } from "./model-facts.ts";
import { testDialect } from "./test-dialect.ts";
import { localServers, vendors, type Vendor } from "./vendors.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

const timeouts = { ...defaultTimeouts, connectMs: 7 };
const settings = { timeouts, withDialect: testDialect };
const created = Date.UTC(2026, 10, 26) / 1_000;

function presetOf(vendor: Vendor) {
  const [variable] = vendor.keyVariables;
  const enabled = { vendor, key: "secret", variable };
  const [preset] = buildPresets({ vendors: [enabled], servers: [], ...settings });
  return preset;
}

describe("a vendor's preset", () => {
  const openai = presetOf(vendors[0]);

  it("serves the vendor's well-known models as described in the file", () => {
    expect(openai).toMatchObject({
      name: "openai",
      paidBy: "the OpenAI account of OPENAI_API_KEY",
    });
    expect(openai?.models[0]).toEqual({
      id: "openai/gpt-6.1-sol",
      displayName: "GPT-6.1 Sol",
      description: "GPT-6.1 Sol, at the vendor's published prices.",
      ownedBy: "openai",
      created,
      lifecycle: "active",
      contextLength: 922_000,
      maxOutputTokens: 128_000,
      capabilities: {
        tools: true,
        images: true,
        documents: false,
        structuredOutput: "strict",
        reasoning: "always",
      },
      pricing: {
        prompt: 2_000_000,
        completion: 10_000_000,
        cachedPrompt: 100_000,
        cacheWrite: 2_500_000,
        tiers: [
          {
            aboveInputTokens: 272_000,
            prompt: 4_000_000,
            completion: 15_000_000,
            cachedPrompt: 200_000,
            cacheWrite: 5_000_000,
          },
        ],
      },
      overheads: defaultOverheads,
      upstreams: [
        {
          id: "openai-responses:https://api.openai.com/v1#gpt-6.1-sol",
          kind: "openai-responses",
          baseUrl: "https://api.openai.com/v1",
          model: "gpt-6.1-sol",
          signIn: expect.objectContaining({ kind: "key", isToken: false }),
          weight: 1,
          timeouts,
          headers: {},
          query: {},
          fetchesImages: false,
          dialect: {
            name: "compatible",
            reason: "host",
            quirks: {},
            flags: { wire: "openai-responses" },
          },
          facts: {
            ...factsByName("gpt-6.1-sol", "openai-responses"),
            sampling: "none",
            stop: false,
            efforts: ["low", "medium", "high"],
            responses: "tools",
          },
          knownAs: "openai/gpt-6.1-sol",
        },
      ],
    });
    expect(openai?.models[0]?.upstreams[0]?.signIn?.credential.current()).toBe("secret");
  });

  it("uses the Responses wire only for OpenAI's reasoning models", () => {
    for (const { capabilities, upstreams } of openai?.models ?? []) {
      const kind = capabilities.reasoning === "none" ? "openai" : "openai-responses";
      expect(upstreams).toMatchObject([{ kind }]);
    }
  });

  const exact = (text: string | null | undefined): PicoUsd | null | undefined =>
    text === null ? null : parsePrice(text ?? "");
  const pricesIn = (row: Readonly<Record<string, unknown>>) => {
    const at = (key: string) => exact(row[key] as string | null);
    const hour = at("cache_write_1h");
    return {
      prompt: at("prompt"),
      completion: at("completion"),
      cachedPrompt: at("cached_prompt"),
      cacheWrite: at("cache_write"),
      ...(hour !== null && { cacheWrite1h: hour }),
    };
  };

  it.each(vendors.map((vendor) => [vendor.name, vendor] as const))(
    "%s has exactly its own models, at exact prices",
    (name, vendor) => {
      const preset = presetOf(vendor);
      const rows = wellKnown.models.filter((row) => row.preset === name);
      expect(rows.length).toBeGreaterThan(0);
      expect(preset?.models.map(({ id }) => id)).toEqual(
        rows.map(({ model }) => `${name}/${model}`),
      );
      for (const [at, { pricing }] of (preset?.models ?? []).entries()) {
        const row = rows[at]?.pricing;
        const tiers = row?.tiers.map((tier) => ({
          aboveInputTokens: tier.above_input_tokens,
          ...pricesIn(tier),
        }));
        expect(pricing).toEqual({
          ...pricesIn(row ?? {}),
          ...(tiers?.[0] && { tiers }),
        });
      }
    },
  );
});

it("a local server's models are free and described as free", () => {
  const [preset] = buildPresets({
    vendors: [],
    servers: [{ server: localServers[0], baseUrl: "http://127.0.0.1:1/v1", models: ["m"] }],
    ...settings,
  });
  expect(preset).toEqual({
    name: "ollama",
    paidBy: "nobody (Ollama at http://127.0.0.1:1/v1)",
    models: [
      {
        id: "ollama/m",
        displayName: "m (Ollama)",
        description: "Served by Ollama on the operator's own machine, free of charge.",
        ownedBy: "ollama",
        created,
        lifecycle: "active",
        contextLength: 131_072,
        maxOutputTokens: 32_768,
        capabilities: {
          tools: true,
          images: false,
          documents: false,
          structuredOutput: "best_effort",
          reasoning: "none",
        },
        pricing: { prompt: 0, completion: 0, cachedPrompt: null, cacheWrite: null },
        overheads: defaultOverheads,
        upstreams: [
          {
            id: "openai:http://127.0.0.1:1/v1#m",
            kind: "openai",
            baseUrl: "http://127.0.0.1:1/v1",
            model: "m",
            signIn: null,
            weight: 1,
            timeouts,
            headers: {},
            query: {},
            fetchesImages: false,
            dialect: { name: "ollama", reason: "preset", quirks: {}, flags: { wire: "openai" } },
            facts: factsByName("m", "openai"),
            knownAs: null,
          },
        ],
      },
    ],
  });
});

it.each([
  ["gemma3", { tools: false, images: true, reasoning: "none" }],
  ["gemma3:4b", { tools: false, images: true, reasoning: "none" }],
  ["my-gemma3", { tools: true, images: false, reasoning: "none" }],
  ["gpt-oss:20b", { tools: true, images: false, reasoning: "always" }],
  ["my-gpt-oss", { tools: true, images: false, reasoning: "none" }],
  ["qwen3:8b", { tools: true, images: false, reasoning: "optional" }],
  ["my-qwen3", { tools: true, images: false, reasoning: "none" }],
  ["qwen3-coder:30b", { tools: true, images: false, reasoning: "none" }],
  ["llama3.2", { tools: true, images: false, reasoning: "none" }],
])("a local %s has the known abilities", (model, capabilities) => {
  const server = { server: localServers[0], baseUrl: "http://h", models: [model] };
  const [preset] = buildPresets({ vendors: [], servers: [server], ...settings });
  expect(preset?.models[0]?.capabilities).toEqual({
    ...capabilities,
    documents: false,
    structuredOutput: "best_effort",
  });
});

it("Anthropic's models accept documents", () => {
  const vendor = { vendor: vendors[1], key: "k", variable: "A_KEY" };
  const [preset] = buildPresets({ vendors: [vendor], servers: [], ...settings });
  const documents = preset?.models.map(({ capabilities }) => capabilities.documents) ?? [];
  expect(new Set(documents)).toEqual(new Set([true]));
});

it("presets are in order, vendors first", () => {
  const presets = buildPresets({
    vendors: [
      { vendor: vendors[1], key: "k", variable: "A_KEY" },
      { vendor: vendors[0], key: "k", variable: "O_KEY" },
    ],
    servers: localServers.map((server) => ({ server, baseUrl: "http://h", models: [] })),
    ...settings,
  });
  expect(presets.map(({ name, paidBy }) => `${name}: ${paidBy}`)).toEqual([
    "anthropic: the Anthropic account of A_KEY",
    "openai: the OpenAI account of O_KEY",
    "ollama: nobody (Ollama at http://h)",
    "llamacpp: nobody (llama.cpp at http://h)",
    "lmstudio: nobody (LM Studio at http://h)",
    "vllm: nobody (vLLM at http://h)",
    "sglang: nobody (SGLang at http://h)",
  ]);
});

it("every vendor and server is called at its documented address", () => {
  const hosts = vendors.map(({ name, baseUrl }) => `${name} ${baseUrl}`);
  expect(hosts).toEqual([
    "openai https://api.openai.com/v1",
    "anthropic https://api.anthropic.com/v1",
    "gemini https://generativelanguage.googleapis.com/v1beta/openai",
    "deepseek https://api.deepseek.com",
    "moonshot https://api.moonshot.ai/v1",
    "zai https://api.z.ai/api/paas/v4",
    "dashscope https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
    "minimax https://api.minimax.io/v1",
    "mistral https://api.mistral.ai/v1",
    "groq https://api.groq.com/openai/v1",
    "xai https://api.x.ai/v1",
    "together https://api.together.xyz/v1",
    "fireworks https://api.fireworks.ai/inference/v1",
    "perplexity https://api.perplexity.ai",
    "openrouter https://openrouter.ai/api/v1",
  ]);
  const wires = vendors
    .filter(({ kind }) => kind !== "openai")
    .map(({ name, kind }) => [name, kind]);
  expect(wires).toEqual([["anthropic", "anthropic"]]);
  expect(localServers.map(({ addressVariable, models }) => [addressVariable, models])).toEqual([
    ["OLLAMA_BASE_URL", ["llama3.2", "qwen3", "gemma3", "gpt-oss"]],
    ["LLAMACPP_BASE_URL", ["default"]],
    ["LMSTUDIO_BASE_URL", []],
    ["VLLM_BASE_URL", []],
    ["SGLANG_BASE_URL", ["default"]],
  ]);
});

it("tests can exclude every variable from their environment by its suffix", () => {
  for (const name of vendors.flatMap(({ keyVariables }) => keyVariables)) {
    expect(name).toMatch(/^[A-Z]+_API_KEY$/);
  }
  for (const { addressVariable } of localServers) expect(addressVariable).toMatch(/_BASE_URL$/);
});

it("a vendor's paths and headers are added to each call", () => {
  const [openrouter, fireworks] = ["openrouter", "fireworks"].map((name) => {
    const vendor = vendors.find((candidate) => candidate.name === name) ?? vendors[0];
    return presetOf(vendor)?.models.find(({ id }) => /kimi-k3$|gpt-6.1-sol$/.test(id));
  });
  expect(openrouter?.upstreams).toMatchObject([
    { model: "openai/gpt-6.1-sol", headers: { "x-title": "Chat gateway (OpenRouter)" } },
  ]);
  expect(fireworks?.id).toBe("fireworks/kimi-k3");
  expect(fireworks?.upstreams).toMatchObject([
    {
      id: "openai:https://api.fireworks.ai/inference/v1#accounts/fireworks/models/kimi-k3",
      model: "accounts/fireworks/models/kimi-k3",
      headers: {},
    },
  ]);
});

it("the defaults are the documented ones", () => {
  expect(defaultTimeouts).toEqual({
    connectMs: 5_000,
    firstByteMs: 120_000,
    idleMs: 120_000,
    totalMs: 600_000,
  });
  expect(defaultOverheads).toEqual({
    perRequestTokens: 600,
    perMessageTokens: 16,
    perToolTokens: 64,
    perImageTokens: 5_000,
  });
});

it("an upstream's id contains its address, if it has one", () => {
  expect(upstreamId("openai", "http://h/v1", "m")).toBe("openai:http://h/v1#m");
  expect(upstreamId("sandbox", "", "echo")).toBe("sandbox:echo");
});

it("only the sandbox has no address, and fails intentionally", () => {
  const kinds = Object.entries(providerKinds);
  expect(kinds.filter(([, { hasAddress }]) => !hasAddress).map(([kind]) => kind)).toEqual([
    "sandbox",
  ]);
  expect(kinds.filter(([, traits]) => traits.failsOnPurpose).map(([kind]) => kind)).toEqual([
    "sandbox",
  ]);
  const supported = kinds.map(([kind, { messagesParameters }]) => [kind, messagesParameters]);
  expect(Object.fromEntries(supported)).toEqual({
    openai: [],
    "openai-responses": ["metadata"],
    anthropic: ["top_k", "metadata", "cache_control", "safeguards"],
    sandbox: [],
  });
});
