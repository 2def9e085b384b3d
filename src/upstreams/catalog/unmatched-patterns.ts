import { coversModel } from "./plan.ts";

/** Returns the patterns that do not match any model, in their order. */
export function unmatchedPatterns(
  patterns: readonly string[],
  modelIds: Iterable<string>,
): readonly string[] {
  const ids = [...modelIds];
  return patterns.filter((pattern) => !ids.some((id) => coversModel([pattern], id)));
}
