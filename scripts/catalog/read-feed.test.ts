import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePrice } from "../../src/money/amounts.ts";
import { decimalPrice, readFeed } from "./read-feed.ts";

const row = {
  litellm_provider: "anthropic",
  max_input_tokens: 200_000,
  max_output_tokens: 64_000,
  input_cost_per_token: 1e-6,
  output_cost_per_token: 5e-6,
  supports_function_calling: true,
};

describe("a price map", () => {
  it.each([
    ["plain prices", {}, {}],
    [
      "a tier for long prompts",
      {
        input_cost_per_token_above_100k_tokens: 2e-6,
        output_cost_per_token_above_100k_tokens: 9e-6,
      },
      { prompt: "0.000002", completion: "0.000009" },
    ],
    [
      "prices of batches and fast lanes",
      {
        input_cost_per_token_batches: 9,
        output_cost_per_token_priority: 9,
        input_cost_per_token_above_272k_tokens_flex: 9,
      },
      {},
    ],
    [
      "cache prices",
      {
        cache_read_input_token_cost: 1e-7,
        cache_creation_input_token_cost: 1.25e-6,
      },
      { cached_prompt: "0.0000001", cache_write: "0.00000125" },
    ],
    [
      "cache writes for an hour",
      {
        cache_creation_input_token_cost: 1.25e-6,
        cache_creation_input_token_cost_above_1hr: 2e-6,
      },
      { cache_write: "0.000002" },
    ],
    [
      "cache writes for longer, which no client can ask for",
      {
        cache_creation_input_token_cost: 1.25e-6,
        cache_creation_input_token_cost_above_12hr: 9,
      },
      { cache_write: "0.00000125" },
    ],
  ])("with %s", (_name, more, pricing) => {
    expect(readFeed({ m: { ...row, ...more } }, "m")?.pricing).toEqual({
      prompt: "0.000001",
      completion: "0.000005",
      cached_prompt: null,
      cache_write: null,
      ...pricing,
    });
  });

  it("says from where on prompts are dearer", () => {
    const more = { input_cost_per_token_above_272k_tokens: 2e-6 };
    expect(readFeed({ m: { ...row, ...more } }, "m")?.dearer_above_tokens).toBe(272_000);
    expect(readFeed({ m: row }, "m")?.dearer_above_tokens).toBeNull();
  });

  it.each([
    ["anthropic", {}, "none"],
    ["anthropic", { supports_reasoning: true }, "optional"],
    ["anthropic", { supports_reasoning: true, thinking_always_on: true }, "always"],
    ["openai", { supports_reasoning: true }, "always"],
    ["openai", { supports_reasoning: true, supports_none_reasoning_effort: true }, "optional"],
  ])("of %s with %o reasons: %s", (litellm_provider, more, reasoning) => {
    const facts = readFeed({ m: { ...row, litellm_provider, ...more } }, "m");
    expect(facts?.capabilities).toMatchObject({ tools: true, images: false, reasoning });
  });

  it.each([
    ["no price", { input_cost_per_token: null }, "no input_cost_per_token"],
    ["no limit", { max_output_tokens: null }, "no usable max_output_tokens"],
    ["a negative price", { output_cost_per_token: -1 }, "no usable output_cost_per_token"],
    ["a price finer than pico", { input_cost_per_token: 1.5e-12 }, "finer than a pico-dollar"],
  ])("with %s is refused", (_name, more, message) => {
    const feed = { m: { ...row, ...more } };
    expect(() => readFeed(feed, "m")).toThrow(message);
  });

  it("does not know every model", () => {
    expect(readFeed({ m: row }, "other")).toBeUndefined();
  });
});

describe("a model list", () => {
  it("is read as OpenRouter writes it", () => {
    const feed = {
      data: [
        {
          id: "a/b",
          context_length: 1_000,
          top_provider: { max_completion_tokens: 100 },
          architecture: { input_modalities: ["text", "image"] },
          supported_parameters: ["tools", "structured_outputs", "reasoning"],
          pricing: { prompt: "0.000001", completion: "0.000002", input_cache_read: "0.0000001" },
        },
      ],
    };
    expect(readFeed(feed, "a/b")).toEqual({
      context_length: 1_000,
      max_output_tokens: 100,
      capabilities: {
        tools: true,
        images: true,
        structured_output: "strict",
        reasoning: "optional",
      },
      pricing: {
        prompt: "0.000001",
        completion: "0.000002",
        cached_prompt: "0.0000001",
        cache_write: null,
      },
      dearer_above_tokens: null,
    });
    expect(readFeed(feed, "a/c")).toBeUndefined();
  });
});

describe("a price as a decimal string", () => {
  it("stands for the feed's number exactly", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (pico) => parsePrice(decimalPrice(Number(`${pico}e-12`))) === pico,
      ),
    );
  });

  it.each([
    [1, "1"],
    [10, "10"],
    [0, "0"],
    [0.5, "0.5"],
    [5e-8, "0.00000005"],
  ])("%s → %s", (value, text) => {
    expect(decimalPrice(value)).toBe(text);
  });
});

describe("the catalog file", () => {
  const file = new URL("../../src/catalog/well-known-models.json", import.meta.url);
  const catalog = JSON.parse(readFileSync(file, "utf8")) as {
    readonly date: string;
    readonly source: string;
    readonly models: readonly { readonly pricing: { readonly prompt: string } }[];
  };

  it("says when and from where its prices are", () => {
    expect(catalog.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(catalog.source).not.toBe("");
  });

  it("has a price above zero for every model", () => {
    for (const { pricing } of catalog.models) {
      expect(parsePrice(pricing.prompt)).toBeGreaterThan(0);
    }
  });
});
