import type { Pricing } from "../catalog/model.ts";
import { inputTokens, type TokenUsage } from "../conversation/token-usage.ts";
import { ceilToNano, picoUsd, type NanoUsd } from "./money.ts";
import type { UsageRecord } from "./store.ts";

/** A report of more than this many times the context is a mistake of the upstream's (rule 5). */
const ABSURD_CONTEXTS = 10;

const buckets = ["freshInput", "cachedInput", "cacheWrite", "output", "reasoning"] as const;

/**
 * Tells whether an upstream's report can be billed: input and output are both known, and no
 * bucket is negative, broken or absurd beside the model's context. Else the usage is estimated.
 */
export function isBillable(usage: TokenUsage, contextLength: number): boolean {
  if (inputTokens(usage) === undefined || usage.output === undefined) return false;
  return buckets.every((bucket) => {
    const count = usage[bucket] ?? 0;
    return Number.isSafeInteger(count) && count >= 0 && count <= contextLength * ABSURD_CONTEXTS;
  });
}

/**
 * The price of a usage in nano-dollars: all lines summed in pico-dollars, rounded up once (rule 1).
 * Buckets that nobody reported cost nothing; a bucket without a price of its own costs as fresh
 * input. A sum beyond the safe integers is charged as the largest of them: no hold reaches it.
 */
export function chargeFor(usage: TokenUsage, pricing: Pricing): NanoUsd {
  const sum =
    (usage.freshInput ?? 0) * pricing.prompt +
    (usage.cachedInput ?? 0) * (pricing.cachedPrompt ?? pricing.prompt) +
    (usage.cacheWrite ?? 0) * (pricing.cacheWrite ?? pricing.prompt) +
    (usage.output ?? 0) * pricing.completion;
  return ceilToNano(picoUsd(Math.min(sum, Number.MAX_SAFE_INTEGER)));
}

/** The numbers that the books keep and the client sees; what nobody reported counts as 0. */
export function usageRecord(usage: TokenUsage): UsageRecord {
  return {
    promptTokens: inputTokens(usage) ?? 0,
    completionTokens: usage.output ?? 0,
    cachedTokens: usage.cachedInput ?? 0,
    cacheWriteTokens: usage.cacheWrite ?? 0,
    reasoningTokens: usage.reasoning ?? 0,
  };
}
