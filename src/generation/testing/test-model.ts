import type { Model } from "../../upstreams/catalog/model.ts";
import { picoUsd } from "../../core/money/amounts.ts";
import type { Pricing } from "../../core/money/pricing.ts";
import { withDialect } from "../../upstreams/providers/upstream-dialect.ts";

/** 1,000 nano-dollars per input token, 2,000 per output token. */
const testModel: Model = {
  id: "test/model",
  displayName: "Test",
  description: "",
  ownedBy: "test",
  created: 0,
  lifecycle: "active",
  contextLength: 1_000,
  maxOutputTokens: 100,
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
    cachedPrompt: null,
    cacheWrite: null,
  },
  overheads: { perRequestTokens: 0, perMessageTokens: 0, perToolTokens: 0, perImageTokens: 0 },
  upstreams: [
    withDialect({
      id: "scripted",
      kind: "sandbox",
      baseUrl: "",
      model: "scripted",
      signIn: null,
      weight: 1,
      timeouts: { connectMs: 1_000, firstByteMs: 1_000, idleMs: 1_000, totalMs: 60_000 },
      headers: {},
      query: {},
    }),
  ],
};

export interface ModelChange {
  /** Time limit of one request. */
  readonly totalMs?: number;
  readonly maxOutputTokens?: number;
  readonly structuredOutput?: Model["capabilities"]["structuredOutput"];
  readonly reasoning?: Model["capabilities"]["reasoning"];
  /** The upstream's price; absent: the customer's price. */
  readonly upstreamPricing?: Pricing;
  /** Kind of the upstream; failures of the default, a sandbox, are not retried. */
  readonly kind?: "openai";
  /** Whether a second upstream, called `fallback`, follows the first. */
  readonly fallback?: boolean;
}

/** The test model with these changes applied. */
export function makeModel(change: ModelChange): Model {
  const { totalMs = 60_000, maxOutputTokens = 100, upstreamPricing } = change;
  const { structuredOutput = "strict", reasoning = "optional" } = change;
  const capabilities = { ...testModel.capabilities, structuredOutput, reasoning };
  const upstreams = testModel.upstreams.map((upstream) => ({
    ...upstream,
    timeouts: { ...upstream.timeouts, totalMs },
    ...(change.kind && { kind: change.kind }),
    ...(upstreamPricing && { pricing: upstreamPricing }),
  }));
  const more = change.fallback === true ? upstreams.map((one) => ({ ...one, id: "fallback" })) : [];
  return { ...testModel, maxOutputTokens, capabilities, upstreams: [...upstreams, ...more] };
}
