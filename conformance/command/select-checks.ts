import type { Check } from "../checks/check.ts";
import { UsageError } from "./options.ts";

/**
 * Returns the checks whose id matches one of the patterns, in which `*` is any text; all without
 * patterns. Throws `UsageError` if a pattern matches none, or if all selected checks examine the
 * answers of others.
 */
export function selectChecks(
  checks: readonly Check[],
  patterns: readonly string[],
): readonly Check[] {
  if (patterns.length === 0) return checks;
  const matchers = patterns.map((pattern) => {
    const fits = matcherOf(pattern);
    if (checks.some(({ id }) => fits(id))) return fits;
    throw new UsageError(`--only: no check matches ${pattern}`);
  });
  const selected = checks.filter(({ id }) => matchers.some((fits) => fits(id)));
  if (selected.some(({ phase }) => phase !== "last")) return selected;
  throw new UsageError(
    "--only: these checks examine the answers to other checks; select some of those too",
  );
}

/** Returns a function for ids that match a pattern, in which `*` is any text. */
export function matcherOf(pattern: string): (id: string) => boolean {
  const parts = pattern
    .split("*")
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const expression = new RegExp(`^${parts.join(".*")}$`);
  return (id) => expression.test(id);
}
