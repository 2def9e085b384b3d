import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePrice } from "../../src/core/money/amounts.ts";
import { decimalPrice, readFeed } from "./read-feed.ts";

const row = {
  litellm_provider: "anthropic",
  max_input_tokens: 200_000,
  max_output_tokens: 64_000,
  input_cost_per_token: 1e-6,
  output_cost_per_token: 5e-6,
  supports_function_calling: true,
};

const none = { cached_prompt: null, cache_write: null, cache_write_1h: null };

describe("a price map", () => {
  it.each([
    ["plain prices", {}, {}],
    [
      "a tier for long prompts",
      {
        cache_read_input_token_cost: 1e-7,
        cache_read_input_token_cost_above_100k_tokens: 2e-7,
        input_cost_per_token_above_100k_tokens: 2e-6,
        output_cost_per_token_above_100k_tokens: 9e-6,
      },
      {
        cached_prompt: "0.0000001",
        tiers: [
          {
            above_input_tokens: 100_000,
            ...none,
            prompt: "0.000002",
            completion: "0.000009",
            cached_prompt: "0.0000002",
          },
        ],
      },
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
      "free cache writes, which are charged as input",
      { cache_creation_input_token_cost: 0, cache_read_input_token_cost: 0 },
      { cached_prompt: "0" },
    ],
    [
      "reasoning that costs more than output",
      { output_cost_per_reasoning_token: 6e-6 },
      { completion: "0.000006" },
    ],
    [
      "prices by the hour, of which the highest stands",
      { off_peak_pricing: { input_cost_per_token: 1e-7 } },
      {},
    ],
    [
      "cache writes for an hour",
      {
        cache_creation_input_token_cost: 1.25e-6,
        cache_creation_input_token_cost_above_1hr: 2e-6,
      },
      { cache_write: "0.00000125", cache_write_1h: "0.000002" },
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
      ...none,
      tiers: [],
      ...pricing,
    });
  });

  it("a tier of which a price is missing is refused", () => {
    const more = {
      cache_read_input_token_cost: 1e-7,
      input_cost_per_token_above_100k_tokens: 2e-6,
      output_cost_per_token_above_100k_tokens: 9e-6,
    };
    expect(() => readFeed({ m: { ...row, ...more } }, "m")).toThrow(
      "the feed gives no cache_read_input_token_cost above 100000 tokens",
    );
  });

  it.each([
    ["anthropic", "strict"],
    ["deepseek", "best_effort"],
    ["minimax", "best_effort"],
    ["zai", "best_effort"],
  ])("does not overstate the JSON support of %s", (litellm_provider, structured_output) => {
    const feed = { m: { ...row, litellm_provider, supports_response_schema: true } };
    expect(readFeed(feed, "m")?.capabilities).toMatchObject({ structured_output });
    expect(readFeed({ m: row }, "m")?.capabilities.structured_output).toBe("best_effort");
  });

  it("reads a list of prices by prompt length, in any order", () => {
    const { input_cost_per_token: _input, output_cost_per_token: _output, ...rest } = row;
    const tiered_pricing = [
      { input_cost_per_token: 3e-6, output_cost_per_token: 6e-6, range: [256_000, 1_000_000] },
      { input_cost_per_token: 1e-6, output_cost_per_token: 4e-6, range: [0, 256_000] },
    ];
    expect(readFeed({ m: { ...rest, tiered_pricing } }, "m")?.pricing).toEqual({
      ...none,
      prompt: "0.000001",
      completion: "0.000004",
      tiers: [{ above_input_tokens: 256_000, ...none, prompt: "0.000003", completion: "0.000006" }],
    });
  });

  it.each([
    ["most others", { "b/M-1": true, "c/m-1-2026-01-02": true, "d/m-1": undefined }, "optional"],
    ["half of the others", { "b/m-1": true, "c/m-1": undefined }, "none"],
    ["other models", { "b/m-2": true, "c/m-12": true }, "none"],
  ])("takes reasoning from the rows of %s if its own row omits it", (_name, others, reasoning) => {
    const rows = Object.entries(others).map(([key, supports_reasoning]) => [
      key,
      { ...row, supports_reasoning },
    ]);
    const feed = { "a/m-1": row, ...Object.fromEntries(rows) };
    expect(readFeed(feed, "a/m-1")?.capabilities.reasoning).toBe(reasoning);
    const denied = { ...feed, "a/m-1": { ...row, supports_reasoning: false } };
    expect(readFeed(denied, "a/m-1")?.capabilities.reasoning).toBe("none");
  });

  it("records that some vendors also charge per request", () => {
    expect(readFeed({ m: row }, "m")?.has_request_fee).toBe(false);
    const feed = { m: { ...row, litellm_provider: "perplexity" } };
    expect(readFeed(feed, "m")?.has_request_fee).toBe(true);
  });

  it.each([
    ["its own", { deprecation_date: "2027-05-01" }, {}, "2027-05-01"],
    [
      "its newest snapshot's",
      {},
      {
        "m-2025-01-02": "2027-02-01",
        "m-2024-03-04": "2027-03-01",
        "m-mini-2025-09-09": "2028-01-01",
      },
      "2027-02-01",
    ],
    [
      "no end, like its newest snapshot",
      {},
      { "m-2024-01-02": "2026-01-01", "m-2025-01-02": null },
      null,
    ],
    ["none", {}, {}, null],
  ])("has an end date: %s", (_name, own, snapshots, end) => {
    const dated = Object.entries(snapshots).map(([name, deprecation_date]) => {
      return [name, { ...row, deprecation_date }] as const;
    });
    const feed = { m: { ...row, ...own }, ...Object.fromEntries(dated) };
    expect(readFeed(feed, "m")?.deprecation_date).toBe(end);
  });

  it.each([
    ["no price", { input_cost_per_token: null }, "no input_cost_per_token"],
    ["no limit", { max_output_tokens: null }, "no usable max_output_tokens"],
    ["a negative price", { output_cost_per_token: -1 }, "no usable output_cost_per_token"],
    ["a charge for citations", { citation_cost_per_token: 1e-6 }, "charges for citations"],
    ["a price finer than pico", { input_cost_per_token: 1.5e-12 }, "finer than a pico-dollar"],
  ])("with %s is refused", (_name, more, message) => {
    const feed = { m: { ...row, ...more } };
    expect(() => readFeed(feed, "m")).toThrow(message);
  });

  it("returns undefined for an unknown model", () => {
    expect(readFeed({ m: row }, "other")).toBeUndefined();
  });
});

describe("a price as a decimal string", () => {
  it("equals the feed's number exactly", () => {
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
