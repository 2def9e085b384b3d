import { inputTokens, type TokenUsage } from "../conversation/token-usage.ts";
import type { UsageRecord } from "./request-record.ts";

/** A report of more than this many times the context is an error of the upstream (rule 5). */
const ABSURD_CONTEXTS = 10;

const buckets = ["freshInput", "cachedInput", "cacheWrite", "output", "reasoning"] as const;

/**
 * Returns whether an upstream's report can be billed: input and output are both known, and no
 * bucket is negative, invalid or absurd relative to the model's context. Otherwise the usage is
 * estimated.
 */
export function isBillable(usage: TokenUsage, contextLength: number): boolean {
  if (inputTokens(usage) === undefined || usage.output === undefined) return false;
  return buckets.every((bucket) => {
    const count = usage[bucket] ?? 0;
    return Number.isSafeInteger(count) && count >= 0 && count <= contextLength * ABSURD_CONTEXTS;
  });
}

/** Returns the numbers for the ledger and the client. Unreported values count as 0. */
export function usageRecord(usage: TokenUsage): UsageRecord {
  return {
    promptTokens: inputTokens(usage) ?? 0,
    completionTokens: usage.output ?? 0,
    cachedTokens: usage.cachedInput ?? 0,
    cacheWriteTokens: usage.cacheWrite ?? 0,
    ...(usage.cacheWrite1h && { cacheWrite1hTokens: usage.cacheWrite1h }),
    reasoningTokens: usage.reasoning ?? 0,
  };
}

/** The usage of a request without any reported usage. */
export const zeroUsage: UsageRecord = usageRecord({});
