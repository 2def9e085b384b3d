import type { Model } from "./model.ts";

/** What an account may do: models by pattern, and limits per key; null means no limit. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Patterns over model ids: an id, `provider/*`, or `*`. */
  readonly models: readonly string[];
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  readonly concurrentRequests: number | null;
  /** The models that its customers pay another price for than the catalog's, with that price. */
  readonly offers?: ReadonlyMap<string, Model>;
}

/** Whether one of the patterns (`a/b`, `a/*`, `*`) covers the model id. */
export function coversModel(patterns: readonly string[], modelId: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? modelId.startsWith(pattern.slice(0, -1)) : pattern === modelId,
  );
}
