import { describe, expect, it } from "vitest";
import { defaultOverheads, defaultTimeouts } from "./default-timeouts.ts";
import { buildPresets, localServers, vendors } from "./presets.ts";
import { providerKinds } from "./provider-kinds.ts";
import { factsByName } from "./model-facts.ts";
import { testDialect } from "./test-dialect.ts";
import { upstreamId } from "./upstream-id.ts";
import wellKnown from "./well-known-models.json" with { type: "json" };

const timeouts = { ...defaultTimeouts, connectMs: 7 };
const settings = { timeouts, withDialect: testDialect };
const created = Date.UTC(2026, 10, 21) / 1_000;

describe("a vendor's preset", () => {
  const [openai] = buildPresets({
    vendors: [{ vendor: vendors[0], key: "secret" }],
    servers: [],
    ...settings,
  });

  it("serves the vendor's well-known models as the file describes them", () => {
    expect(openai).toMatchObject({
      name: "openai",
      paidBy: "the OpenAI account of OPENAI_API_KEY",
    });
    expect(openai?.models[0]).toEqual({
      id: "openai/gpt-6.1-sol",
      displayName: "GPT-6.1 Sol",
      description:
        "GPT-6.1 Sol. One price for all lengths: the vendor's for prompts above 272,000 tokens.",
      ownedBy: "openai",
      created,
      lifecycle: "active",
      contextLength: 922_000,
      maxOutputTokens: 128_000,
      capabilities: {
        tools: true,
        images: true,
        structuredOutput: "strict",
        reasoning: "always",
      },
      pricing: {
        prompt: 4_000_000,
        completion: 15_000_000,
        cachedPrompt: 200_000,
        cacheWrite: 5_000_000,
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
          dialect: {
            name: "compatible",
            reason: "host",
            quirks: {},
            flags: { wire: "openai-responses" },
          },
          facts: factsByName("gpt-6.1-sol", "openai-responses"),
        },
      ],
    });
    expect(openai?.models[0]?.upstreams[0]?.signIn?.credential.current()).toBe("secret");
  });

  it("asks OpenAI's models that reason over the Responses wire, and no others", () => {
    for (const { capabilities, upstreams } of openai?.models ?? []) {
      const kind = capabilities.reasoning === "none" ? "openai" : "openai-responses";
      expect(upstreams).toMatchObject([{ kind }]);
    }
  });

  it.each(vendors.map((vendor) => [vendor.name, vendor] as const))(
    "%s has all of its models and no other's, at exact prices",
    (name, vendor) => {
      const [preset] = buildPresets({ vendors: [{ vendor, key: "k" }], servers: [], ...settings });
      const rows = wellKnown.models.filter((row) => row.preset === name);
      expect(rows.length).toBeGreaterThan(0);
      expect(preset?.models.map(({ id }) => id)).toEqual(
        rows.map(({ model }) => `${name}/${model}`),
      );
      for (const [at, { pricing }] of (preset?.models ?? []).entries()) {
        const { cached_prompt: cached, cache_write: write } = rows[at]?.pricing ?? {};
        expect(pricing.cachedPrompt === null).toBe(cached === null);
        expect(pricing.cacheWrite === null).toBe(write === null);
      }
    },
  );
});

it("a local server's models are free, and say so", () => {
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
            dialect: { name: "ollama", reason: "preset", quirks: {}, flags: { wire: "openai" } },
            facts: factsByName("m", "openai"),
          },
        ],
      },
    ],
  });
});

it("presets stand in their order, vendors first", () => {
  const presets = buildPresets({
    vendors: vendors.map((vendor) => ({ vendor, key: "k" })),
    servers: localServers.map((server) => ({ server, baseUrl: "http://h", models: [] })),
    ...settings,
  });
  expect(presets.map(({ name, paidBy }) => `${name}: ${paidBy}`)).toEqual([
    "openai: the OpenAI account of OPENAI_API_KEY",
    "anthropic: the Anthropic account of ANTHROPIC_API_KEY",
    "openrouter: the OpenRouter account of OPENROUTER_API_KEY",
    "ollama: nobody (Ollama at http://h)",
    "llamacpp: nobody (llama.cpp at http://h)",
  ]);
});

it("every vendor and server is reached as its documentation says", () => {
  expect(vendors.map(({ kind, baseUrl, headers }) => [kind, baseUrl, headers])).toEqual([
    ["openai", "https://api.openai.com/v1", {}],
    ["anthropic", "https://api.anthropic.com/v1", {}],
    ["openai", "https://openrouter.ai/api/v1", { "x-title": "Chat gateway (OpenRouter)" }],
  ]);
  expect(localServers.map(({ addressVariable, models }) => [addressVariable, models])).toEqual([
    ["OLLAMA_BASE_URL", ["llama3.2", "qwen3", "gemma3", "gpt-oss"]],
    ["LLAMACPP_BASE_URL", ["default"]],
  ]);
});

it("the defaults are those of the documents", () => {
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

it("an upstream's id has its address, where it has one", () => {
  expect(upstreamId("openai", "http://h/v1", "m")).toBe("openai:http://h/v1#m");
  expect(upstreamId("sandbox", "", "echo")).toBe("sandbox:echo");
});

it("only the sandbox has no address, and fails on purpose", () => {
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
    anthropic: ["top_k", "metadata", "cache_control"],
    sandbox: [],
  });
});
