import { inputTokens, type TokenUsage } from "../conversation/token-usage.ts";
import type { UsageRecord } from "./request-record.ts";

/** A report of more than this many times the context is a mistake of the upstream's (rule 5). */
const ABSURD_CONTEXTS = 10;

const buckets = ["freshInput", "cachedInput", "cacheWrite", "output", "reasoning"] as const;

/**
 * Whether an upstream's report can be billed: input and output are both known, and no
 * bucket is negative, broken or absurd beside the model's context. Else the usage is estimated.
 */
export function isBillable(usage: TokenUsage, contextLength: number): boolean {
  if (inputTokens(usage) === undefined || usage.output === undefined) return false;
  return buckets.every((bucket) => {
    const count = usage[bucket] ?? 0;
    return Number.isSafeInteger(count) && count >= 0 && count <= contextLength * ABSURD_CONTEXTS;
  });
}

/** The numbers that the ledger keeps and the client sees; what nobody reported counts as 0. */
export function usageRecord(usage: TokenUsage): UsageRecord {
  return {
    promptTokens: inputTokens(usage) ?? 0,
    completionTokens: usage.output ?? 0,
    cachedTokens: usage.cachedInput ?? 0,
    cacheWriteTokens: usage.cacheWrite ?? 0,
    reasoningTokens: usage.reasoning ?? 0,
  };
}

/** The usage of a request that used nothing, or nothing that anybody reported. */
export const zeroUsage: UsageRecord = usageRecord({});
