import { coversModel } from "./plan.ts";

/** The patterns that cover none of the models, in their order. */
export function unmatchedPatterns(
  patterns: readonly string[],
  modelIds: Iterable<string>,
): readonly string[] {
  const ids = [...modelIds];
  return patterns.filter((pattern) => !ids.some((id) => coversModel([pattern], id)));
}
