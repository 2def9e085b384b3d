import type { CacheMarks, Model } from "./model.ts";

/** Permissions of an account: models by pattern, and limits per key; null means no limit. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Patterns of model ids: an id, `provider/*`, or `*`. */
  readonly models: readonly string[];
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  readonly concurrentRequests: number | null;
  /** Whether cached input counts against the limit of tokens; `full` by default. */
  readonly cachedTokensCount?: "full" | "none";
  /** The rule for request fields outside the contract, if a key has none; `refuse` by default. */
  readonly unlistedFields?: "refuse" | "ignore";
  /** `off` by default, also if the model has `off`. */
  readonly cacheMarks?: CacheMarks;
  /**
   * The number of active keys up to which customers make keys for their account; absent: customers
   * do not manage keys.
   */
  readonly customerKeys?: number;
  /** The models that its customers buy at another price than the catalog's, with that price. */
  readonly offers?: ReadonlyMap<string, Model>;
}

/** Returns whether one of the patterns (`a/b`, `a/*`, `*`) covers the model id. */
export function coversModel(patterns: readonly string[], modelId: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? modelId.startsWith(pattern.slice(0, -1)) : pattern === modelId,
  );
}

/** Returns the patterns that do not match any model, in their order. */
export function unmatchedPatterns(
  patterns: readonly string[],
  modelIds: Iterable<string>,
): readonly string[] {
  const ids = [...modelIds];
  return patterns.filter((pattern) => !ids.some((id) => coversModel([pattern], id)));
}
