/** What an account may do: models by pattern, and limits per key; null means no limit. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Patterns over model ids: an id, `provider/*`, or `*`. */
  readonly models: readonly string[];
  readonly requestsPerMinute: number | null;
  readonly tokensPerMinute: number | null;
  readonly concurrentRequests: number | null;
}

/** Whether one of the patterns (`a/b`, `a/*`, `*`) covers the model id. */
export function coversModel(patterns: readonly string[], modelId: string): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? modelId.startsWith(pattern.slice(0, -1)) : pattern === modelId,
  );
}
