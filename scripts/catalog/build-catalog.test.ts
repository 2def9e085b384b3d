import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parsePrice } from "../../src/core/money/amounts.ts";
import { vendors } from "../../src/upstreams/catalog/vendors.ts";
import catalog from "../../src/upstreams/catalog/well-known-models.json" with { type: "json" };
import { buildCatalog, formatCatalog } from "./build-catalog.ts";
import { wantedModels } from "./wanted-models.ts";

const row = {
  litellm_provider: "openai",
  max_input_tokens: 200_000,
  max_output_tokens: 64_000,
  input_cost_per_token: 1e-6,
  output_cost_per_token: 5e-6,
  supports_function_calling: true,
  supports_reasoning: true,
};

const feed = {
  "gpt-9": {
    ...row,
    input_cost_per_token_above_272k_tokens: 2e-6,
    output_cost_per_token_above_272k_tokens: 7.5e-6,
  },
  "gpt-8": { ...row, deprecation_date: "2026-12-31" },
  "gpt-7": { ...row, deprecation_date: "2027-01-01" },
  "gpt-6": { ...row, input_cost_per_token: undefined },
  sonar: { ...row, litellm_provider: "perplexity", supports_reasoning: false },
};

function wanted(preset: string, ...models: readonly string[]) {
  return models.map((model) => ({
    preset,
    model,
    feedKey: model,
    displayName: model.toUpperCase(),
  }));
}

function build(preset: string, ...models: readonly string[]) {
  return buildCatalog(wanted(preset, ...models), feed, "2027-01-01");
}

const without = { cached_prompt: null, cache_write: null, cache_write_1h: null };

describe("a built catalog", () => {
  it("has a wanted model with all fields", () => {
    expect(build("openai", "gpt-9")).toEqual({
      models: [
        {
          preset: "openai",
          model: "gpt-9",
          feed_key: "gpt-9",
          display_name: "GPT-9",
          description: "GPT-9, at the vendor's published prices.",
          context_length: 200_000,
          max_output_tokens: 64_000,
          capabilities: {
            tools: true,
            images: false,
            structured_output: "best_effort",
            reasoning: "always",
          },
          pricing: {
            prompt: "0.000001",
            completion: "0.000005",
            ...without,
            tiers: [
              {
                above_input_tokens: 272_000,
                prompt: "0.000002",
                completion: "0.0000075",
                ...without,
              },
            ],
          },
          sampling: "none",
          stop: false,
          efforts: ["low", "medium", "high"],
          forced_tools: null,
          thinking: null,
          responses: "tools",
          deprecation_date: null,
        },
      ],
      leftOut: [],
    });
  });

  it("omits models that end too soon, are missing in the feed or have no price", () => {
    const { models, leftOut } = build("openai", "gpt-8", "gpt-7", "gpt-6", "gpt-5");
    expect(models.map(({ model, description }) => [model, description])).toEqual([
      ["gpt-7", "GPT-7, at the vendor's published prices. The vendor serves it until 2027-01-01."],
    ]);
    expect(leftOut).toEqual([
      { id: "openai/gpt-8", reason: "it ends on 2026-12-31" },
      { id: "openai/gpt-6", reason: "the feed gives no input_cost_per_token" },
      { id: "openai/gpt-5", reason: "the feed does not know it" },
    ]);
  });

  it("takes a missing model from the supplement until the feed has it", () => {
    const ofSupplement = build("anthropic", "claude-fable-5-2").models;
    expect(ofSupplement).toMatchObject([{ pricing: { prompt: "0.000008" }, thinking: "always" }]);
    const later = { "claude-fable-5-2": { ...row, litellm_provider: "anthropic" } };
    const ofFeed = buildCatalog(wanted("anthropic", "claude-fable-5-2"), later, "2027-01-01");
    expect(ofFeed.models).toMatchObject([{ pricing: { prompt: "0.000001" } }]);
  });

  it("notes that a fee per request is not billed", () => {
    const [sonar] = build("perplexity", "sonar").models;
    expect(sonar?.description).toContain("a fee per request, which is not billed");
  });

  it("requests a vendor's model from a router over chat completions", () => {
    const [routed] = build("openrouter", "gpt-9").models;
    expect(routed).toMatchObject({ sampling: "none", thinking: null, responses: "never" });
  });
});

describe("the catalog file", () => {
  it("has one line per field, with lists on the same line", () => {
    const text = formatCatalog({ models: [{ efforts: ["low", "high"], stop: null, none: [] }] });
    expect(text.split("\n").map((line) => line.trim())).toEqual([
      "{",
      '"models": [',
      "{",
      '"efforts": ["low", "high"],',
      '"stop": null,',
      '"none": []',
      "}",
      "]",
      "}",
      "",
    ]);
  });

  it("equals the output of the refresh", () => {
    const file = new URL("../../src/upstreams/catalog/well-known-models.json", import.meta.url);
    expect(readFileSync(file, "utf8")).toBe(formatCatalog(catalog));
  });

  it("names date and source of its prices", () => {
    expect(catalog.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(catalog.source).toContain("litellm");
  });

  it("has a price above zero for every model, and every model lasts beyond the year", () => {
    for (const { model, pricing, deprecation_date: end } of catalog.models) {
      expect(parsePrice(pricing.prompt), model).toBeGreaterThan(0);
      expect(end === null || end >= "2027-01-01", model).toBe(true);
    }
  });

  it("has models of every vendor, each wanted and listed once", () => {
    const ids = catalog.models.map(({ preset, model }) => `${preset}/${model}`);
    const known = new Set(wantedModels.map(({ preset, model }) => `${preset}/${model}`));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const presets = new Set(catalog.models.map(({ preset }) => preset));
    expect([...presets].toSorted()).toEqual(vendors.map(({ name }) => name).toSorted());
  });
});

it("every model is wanted once and has a name", () => {
  expect(new Set(wantedModels.map(({ preset, model }) => `${preset} ${model}`)).size).toBe(
    wantedModels.length,
  );
  for (const { displayName } of wantedModels) expect(displayName).toMatch(/^[A-Zgo]/);
});
