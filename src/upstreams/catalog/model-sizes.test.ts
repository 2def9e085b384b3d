import { describe, expect, test } from "vitest";
import { picoUsd } from "../../core/money/amounts.ts";
import type { Pricing } from "../../core/money/pricing.ts";
import {
  defaultOverheads,
  defaultTimeouts,
  type Model,
  totalMsOf,
  type Upstream,
  upstreamPricing,
  replyCharactersMax,
  upstreamId,
} from "./model.ts";
import { findModel, listModels } from "./find-model.ts";
import { sandboxModels } from "./sandbox-models.ts";

const [echo, agent] = sandboxModels() as readonly [Model, Model];

/** Returns the echo model with upstreams of these total limits. */
function lasting(...totalsMs: readonly number[]): Model {
  const [upstream] = echo.upstreams as readonly [Upstream];
  const upstreams = totalsMs.map((totalMs) => ({
    ...upstream,
    timeouts: { ...upstream.timeouts, totalMs },
  }));
  return { ...echo, upstreams };
}

test("a model's request may take as long as its slowest upstream allows, in any order", () => {
  expect([totalMsOf(lasting(1, 3, 2)), totalMsOf(lasting(3, 1)), totalMsOf(lasting(5))]).toEqual([
    3, 3, 5,
  ]);
});

test("contract-decisions, section 3: the default limits of an upstream", () => {
  expect(defaultTimeouts).toEqual({
    connectMs: 5_000,
    firstByteMs: 120_000,
    idleMs: 120_000,
    totalMs: 600_000,
  });
});

test("a hold allows for templates and images by default", () => {
  expect(defaultOverheads).toEqual({
    perRequestTokens: 600,
    perMessageTokens: 16,
    perToolTokens: 64,
    perImageTokens: 5_000,
  });
});

test.each([
  [1, 32 + 262_144],
  [100, 3_200 + 262_144],
  [2_088_960, 67_108_864],
  [2_088_961, 67_108_864],
  [1_000_000_000, 67_108_864],
])("a reply of %d tokens has at most %d characters", (maxOutputTokens, want) => {
  expect(replyCharactersMax({ maxOutputTokens })).toBe(want);
});

test("an upstream's id consists of its kind, address and model", () => {
  expect(upstreamId("openai", "https://a.example/v1", "m")).toBe("openai:https://a.example/v1#m");
  expect(upstreamId("sandbox", "", "echo")).toBe("sandbox:echo");
});

function price(amount: number): Pricing {
  const one = picoUsd(amount);
  return { prompt: one, completion: one, cachedPrompt: null, cacheWrite: null };
}

describe("our cost of an upstream is", () => {
  const [plan, catalog, own] = [price(1), price(2), price(3)];
  test.each([
    ["its own price, before all others", { pricing: plan, catalogPricing: catalog }, own, own],
    ["the catalog's, not the plan's", { pricing: plan, catalogPricing: catalog }, null, catalog],
    ["the model's, if the plan has no other", { pricing: catalog }, null, catalog],
  ])("%s", (_fact, model, pricing, want) => {
    expect(upstreamPricing(model, pricing === null ? {} : { pricing })).toBe(want);
  });
});

describe("a plan with its own price sells the model at it", () => {
  const catalog = { models: new Map([echo, agent].map((model) => [model.id, model])) };
  const sold: Model = { ...echo, pricing: price(1), catalogPricing: echo.pricing };
  const plan = { name: "P", models: ["*"], offers: new Map([[echo.id, sold]]) };
  const caller = { plan, key: { models: null } };

  test("in a request", () => {
    expect(findModel({ catalog, atMs: 0, caller, id: echo.id })).toBe(sold);
    expect(findModel({ catalog, atMs: 0, caller, id: agent.id })).toBe(agent);
  });

  test("in a list", () => {
    expect(listModels({ catalog, atMs: 0, caller })).toEqual([sold, agent]);
  });

  test("but not to a key that excludes the model", () => {
    const other = { plan, key: { models: [agent.id] } };
    expect(() => findModel({ catalog, atMs: 0, caller: other, id: echo.id })).toThrow(
      /may not use/,
    );
    expect(listModels({ catalog, atMs: 0, caller: other })).toEqual([agent]);
  });
});
