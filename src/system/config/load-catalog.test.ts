import { factsByName } from "../../upstreams/catalog/model-facts.ts";
import { openAiDialects } from "../../upstreams/providers/openai/dialects.ts";
import { describe, expect, it } from "vitest";
import type { Upstream } from "../../upstreams/catalog/model.ts";
import { localServers, vendors } from "../../upstreams/catalog/vendors.ts";
import { fromFile, load, sampleModel } from "./test-load-config.ts";

function keyOf({ signIn }: Upstream): unknown {
  return signIn?.credential.current();
}

describe("a model of the file", () => {
  it("has defaults for all optional keys", () => {
    const { catalog } = load(fromFile(`models:${sampleModel}`));
    expect(catalog.models.get("local/smollm2")).toEqual({
      id: "local/smollm2",
      displayName: "local/smollm2",
      description: "",
      ownedBy: "local",
      created: 0,
      lifecycle: "active",
      contextLength: 4096,
      maxOutputTokens: 2048,
      capabilities: {
        tools: false,
        images: false,
        documents: false,
        structuredOutput: "best_effort",
        reasoning: "none",
      },
      pricing: { prompt: 10_000, completion: 20_000, cachedPrompt: null, cacheWrite: null },
      overheads: {
        perRequestTokens: 600,
        perMessageTokens: 16,
        perToolTokens: 64,
        perImageTokens: 5_000,
      },
      upstreams: [
        {
          id: "openai:http://127.0.0.1:9000/v1#smollm2",
          kind: "openai",
          baseUrl: "http://127.0.0.1:9000/v1",
          model: "smollm2",
          signIn: null,
          weight: 1,
          timeouts: { connectMs: 5_000, firstByteMs: 120_000, idleMs: 120_000, totalMs: 600_000 },
          headers: {},
          query: {},
          fetchesImages: true,
          dialect: {
            name: "compatible",
            reason: "default",
            quirks: {},
            flags: openAiDialects.dialects[0],
          },
          facts: factsByName("smollm2", "openai"),
          knownAs: null,
        },
      ],
    });
  });

  it("accepts every key", () => {
    const { catalog } = load({
      env: { LOCAL_KEY: "from-variable" },
      files: {
        "secrets/key": "from-file\n",
        "gateway.yaml": `
server: { upstream_timeouts: { connect_ms: 1, idle_ms: 4 } }
models:
  - id: local/all
    display_name: All
    description: All keys
    owned_by: us
    created: 2026-01-31
    lifecycle: deprecated
    deprecated_at: 2026-02-01
    retires_at: 2026-03-01
    replacement: sandbox/echo
    context_length: 100
    max_output_tokens: 50
    capabilities: { tools: true, images: true, structured_output: strict, reasoning: always }
    pricing: { prompt: "1", completion: "2.50", cached_prompt: "0", cache_write: "0.000000000001",
      cache_write_1h: "0.000000000002",
      tiers: [{ above_input_tokens: 7, cache_write: "0.000000000003" },
        { above_input_tokens: 9, prompt: "2", completion: "3", cached_prompt: "4", cache_write_1h: "5" }] }
    overheads: { per_request_tokens: 1, per_message_tokens: 2, per_tool_tokens: 3, per_image_tokens: 4 }
    timeouts: { connect_ms: 2, first_byte_ms: 3 }
    upstreams:
      - { kind: openai, base_url: "https://a.example", model: a, api_key_env: LOCAL_KEY, weight: 3,
          timeouts: { first_byte_ms: 9 }, headers: { x-team: blue }, query: { api-version: "1" } }
      - { kind: anthropic, base_url: "https://a.example", model: a, api_key_file: secrets/key, weight: 0 }
      - { kind: openai, base_url: "https://a.example", model: a }
      - { kind: sandbox, model: echo }
`,
      },
    });
    const all = catalog.models.get("local/all");
    const allPrices = {
      prompt: 1e12,
      completion: 2.5e12,
      cachedPrompt: 0,
      cacheWrite: 1,
      cacheWrite1h: 2,
    };
    expect(all).toMatchObject({
      displayName: "All",
      description: "All keys",
      ownedBy: "us",
      created: 1_769_817_600,
      lifecycle: "deprecated",
      deprecatedAtMs: Date.parse("2026-02-01"),
      retiresAtMs: Date.parse("2026-03-01"),
      replacement: "sandbox/echo",
      contextLength: 100,
      maxOutputTokens: 50,
      capabilities: {
        tools: true,
        images: true,
        documents: false,
        structuredOutput: "strict",
        reasoning: "always",
      },
      pricing: {
        ...allPrices,
        tiers: [
          { ...allPrices, aboveInputTokens: 7, cacheWrite: 3 },
          {
            aboveInputTokens: 9,
            prompt: 2e12,
            completion: 3e12,
            cachedPrompt: 4e12,
            cacheWrite: 3,
            cacheWrite1h: 5e12,
          },
        ],
      },
      overheads: { perRequestTokens: 1, perMessageTokens: 2, perToolTokens: 3, perImageTokens: 4 },
    });
    expect(all?.upstreams).toMatchObject([
      {
        signIn: { kind: "key", isToken: false },
        weight: 3,
        headers: { "x-team": "blue" },
        query: { "api-version": "1" },
        timeouts: { connectMs: 2, firstByteMs: 9, idleMs: 4, totalMs: 600_000 },
      },
      { signIn: { kind: "key", isToken: false }, weight: 0, timeouts: { firstByteMs: 3 } },
      { signIn: null },
      { id: "sandbox:echo~2", baseUrl: "" },
    ]);
    expect(all?.upstreams.map(keyOf)).toEqual(["from-variable", "from-file", undefined, undefined]);
    expect(all?.upstreams.map(({ id }) => id)).toEqual([
      "openai:https://a.example#a",
      "anthropic:https://a.example#a",
      "openai:https://a.example#a~2",
      "sandbox:echo~2",
    ]);
  });
});

describe("an upstream with AWS signatures", () => {
  const keys = { AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "s" };
  const signInOf = (baseUrl: string, settings: string, env = {}): unknown => {
    const file = sampleModel
      .replace("http://127.0.0.1:9000/v1/", baseUrl)
      .replace("smollm2 }", `smollm2, aws_sigv4: ${settings} }`);
    const { catalog } = load({ env: { ...keys, ...env }, ...fromFile(`models:${file}`) });
    return catalog.models.get("local/smollm2")?.upstreams[0]?.signIn;
  };
  const runtime = "https://bedrock-runtime.eu-west-3.amazonaws.com";

  it.each([
    ["by its address", runtime, "{}", {}, "eu-west-3", "bedrock"],
    [
      "at the newer address",
      "https://bedrock-mantle.us-east-1.api.aws/anthropic/v1",
      "{}",
      {},
      "us-east-1",
      "bedrock-mantle",
    ],
    ["as configured", runtime, "{ region: r-1, service: s }", {}, "r-1", "s"],
    ["by AWS_REGION", "https://proxy.example", "{}", { AWS_REGION: "r-2" }, "r-2", "bedrock"],
    [
      "by AWS_DEFAULT_REGION",
      "https://proxy.example",
      "{}",
      { AWS_DEFAULT_REGION: "r-3" },
      "r-3",
      "bedrock",
    ],
  ])("has its region and service %s", (_name, baseUrl, settings, env, region, service) => {
    expect(signInOf(baseUrl, settings, env)).toMatchObject({ kind: "aws-sigv4", region, service });
  });
});

describe("plans of the file", () => {
  it("accept every key, and have no limits by default", () => {
    const { plans } = load(
      fromFile(`plans:
  - { id: starter, name: Starter, models: ["openai/*", "a/b"], requests_per_minute: 60,
      tokens_per_minute: 1000, concurrent_requests: 8, cached_tokens_count: none,
      unlisted_fields: ignore, cache_marks: auto }
  - { id: free, models: ["*"] }`),
    );
    expect(plans.get("starter")).toEqual({
      id: "starter",
      name: "Starter",
      models: ["openai/*", "a/b"],
      requestsPerMinute: 60,
      tokensPerMinute: 1000,
      concurrentRequests: 8,
      cachedTokensCount: "none",
      unlistedFields: "ignore",
      cacheMarks: "auto",
    });
    expect(plans.get("free")).toEqual({
      id: "free",
      name: "free",
      models: ["*"],
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentRequests: null,
      cachedTokensCount: "full",
      unlistedFields: "refuse",
    });
  });

  it("may replace the built-in one", () => {
    const { plans } = load(fromFile(`plans: [{ id: demo, models: ["sandbox/*"] }]`));
    expect(plans.get("demo")?.models).toEqual(["sandbox/*"]);
    expect(plans.size).toBe(1);
  });

  it("leave the demo plan's limits above 1,000 requests in 10 s with the largest bound", () => {
    const demo = load({}).plans.get("demo");
    expect(demo?.requestsPerMinute).toBeGreaterThanOrEqual(60_000);
    expect(demo?.tokensPerMinute).toBeGreaterThanOrEqual(6_000 * 400_000);
    expect(demo?.concurrentRequests).toBeGreaterThanOrEqual(10_000);
  });
});

describe("presets", () => {
  it.each([
    ["OPENAI_API_KEY", "openai", ["openai", "openai-responses"]],
    ["ANTHROPIC_API_KEY", "anthropic", ["anthropic"]],
    ["OPENROUTER_API_KEY", "openrouter", ["openai"]],
    ["GEMINI_API_KEY", "gemini", ["openai"]],
    ["GOOGLE_API_KEY", "gemini", ["openai"]],
    ["DEEPSEEK_API_KEY", "deepseek", ["openai"]],
    ["MOONSHOT_API_KEY", "moonshot", ["openai"]],
    ["ZAI_API_KEY", "zai", ["openai"]],
    ["DASHSCOPE_API_KEY", "dashscope", ["openai"]],
    ["MINIMAX_API_KEY", "minimax", ["openai"]],
    ["MISTRAL_API_KEY", "mistral", ["openai"]],
    ["GROQ_API_KEY", "groq", ["openai"]],
    ["XAI_API_KEY", "xai", ["openai"]],
    ["TOGETHER_API_KEY", "together", ["openai"]],
    ["FIREWORKS_API_KEY", "fireworks", ["openai"]],
    ["PERPLEXITY_API_KEY", "perplexity", ["openai"]],
  ])("%s enables the models of %s", (variable, name, kinds) => {
    const { presets, catalog } = load({ env: { [variable]: "secret" } });
    const models = [...catalog.models.values()].filter(({ ownedBy }) => ownedBy === name);
    expect(presets).toMatchObject([{ name, models: models.length }]);
    expect(presets[0]?.paidBy).toContain(variable);
    const found = models.flatMap(({ upstreams }) => upstreams.map(({ kind }) => kind));
    expect([...new Set(found)].toSorted()).toEqual(kinds);
    for (const { upstreams, pricing, contextLength, maxOutputTokens } of models) {
      expect(upstreams.map(keyOf)).toEqual(["secret"]);
      expect(Math.min(pricing.prompt, pricing.completion)).toBeGreaterThan(0);
      expect(contextLength).toBeGreaterThanOrEqual(maxOutputTokens);
    }
  });

  it("use the first key of a vendor that has two variables", () => {
    const { presets, catalog } = load({ env: { GOOGLE_API_KEY: "b", GEMINI_API_KEY: "a" } });
    expect(presets.map(({ paidBy }) => paidBy)).toEqual(["the Gemini account of GEMINI_API_KEY"]);
    expect(catalog.models.get("gemini/gemini-3.8-flash")?.upstreams.map(keyOf)).toEqual(["a"]);
  });

  it("are enabled together, each vendor by its own key", () => {
    const env = Object.fromEntries(
      vendors.flatMap(({ keyVariables }) => keyVariables.map((name) => [name, "k"])),
    );
    expect(load({ env }).presets.map(({ name }) => name)).toEqual(vendors.map(({ name }) => name));
  });

  it("speak the dialect of their vendor or server", () => {
    const env = Object.fromEntries([
      ...vendors.map(({ keyVariables: [name] }) => [name, "k"]),
      ...localServers.map(({ addressVariable }) => [addressVariable, "http://127.0.0.1:1/v1"]),
    ]);
    const file = fromFile(
      "presets: { vllm: { base_url: 'http://h', models: [m] }, " +
        "lmstudio: { base_url: 'http://h', models: [m] } }",
    );
    const found = [...load({ env, ...file }).catalog.models.values()].flatMap(
      ({ ownedBy, upstreams }) => upstreams.map(({ dialect }) => `${ownedBy} ${dialect.name}`),
    );
    const differing = { sandbox: "none", llamacpp: "llama-cpp", lmstudio: "lm-studio" };
    const own = new Map(Object.entries(differing));
    const names = [...vendors, ...localServers].map(({ name }) => name);
    expect(new Set(found)).toEqual(
      new Set(["sandbox", ...names].map((name) => `${name} ${own.get(name) ?? name}`)),
    );
  });

  it("can be disabled in the file", () => {
    const given = { env: { OPENAI_API_KEY: "secret" }, ...fromFile("presets: { openai: false }") };
    expect(load(given).presets).toEqual([]);
  });

  it.each([
    ["OLLAMA_BASE_URL", "ollama", "ollama/llama3.2"],
    ["LLAMACPP_BASE_URL", "llamacpp", "llamacpp/default"],
    ["SGLANG_BASE_URL", "sglang", "sglang/default"],
  ])("%s enables a local server, free of charge", (variable, name, id) => {
    const { presets, catalog } = load({ env: { [variable]: "http://127.0.0.1:9000/v1" } });
    expect(presets).toMatchObject([{ name, paidBy: expect.stringContaining("nobody") }]);
    expect(catalog.models.get(id)).toMatchObject({ pricing: { prompt: 0, completion: 0 } });
  });

  it("serve the models of a local server that the file names", () => {
    const { catalog } = load(
      fromFile(
        `presets: { ollama: { base_url: "http://127.0.0.1:11434/v1", models: [qwen3:8b] } }`,
      ),
    );
    expect([...catalog.models.keys()].filter((id) => id.startsWith("ollama/"))).toEqual([
      "ollama/qwen3:8b",
    ]);
  });

  it.each(["lmstudio", "vllm"])("serve the models of %s that the file names", (name) => {
    const file = fromFile(`presets: { ${name}: { base_url: "http://h/v1", models: [a/b-8B] } }`);
    const model = load(file).catalog.models.get(`${name}/a/b-8B`);
    expect(model?.upstreams).toMatchObject([{ baseUrl: "http://h/v1", model: "a/b-8B" }]);
    expect(model?.pricing).toMatchObject({ prompt: 0, completion: 0 });
  });

  it("are overridden by a model of the file with the same id", () => {
    const own = sampleModel.replace("local/smollm2", "openai/gpt-5.4-mini");
    const { catalog } = load({ env: { OPENAI_API_KEY: "k" }, ...fromFile(`models:${own}`) });
    expect(catalog.models.get("openai/gpt-5.4-mini")?.contextLength).toBe(4096);
  });
});
