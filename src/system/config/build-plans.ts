import { type Plan, unmatchedPatterns } from "../../upstreams/catalog/plan.ts";
import type { ConfigProblem, ConfigProblems } from "./config-problems.ts";
import type { PlanSection } from "./gateway-file.ts";

/**
 * The plan of the demo account: every model, with limits that appear in the response headers and
 * that 1,000 requests in 10 s do not reach. A plan `demo` in the file replaces it.
 */
const demoPlan: Plan = {
  id: "demo",
  name: "Demo",
  models: ["*"],
  requestsPerMinute: 600_000,
  tokensPerMinute: 10_000_000_000,
  concurrentRequests: 10_000,
  customerKeys: 1_000,
};

function buildPlan(section: PlanSection): Plan {
  const id = section.id ?? "";
  return {
    id,
    name: section.name ?? id,
    models: (section.models ?? []).filter((pattern) => pattern !== null),
    requestsPerMinute: section.requests_per_minute ?? null,
    tokensPerMinute: section.tokens_per_minute ?? null,
    concurrentRequests: section.concurrent_requests ?? null,
    cachedTokensCount: section.cached_tokens_count ?? "full",
    unlistedFields: section.unlisted_fields ?? "refuse",
    ...(section.customer_keys !== undefined && { customerKeys: section.customer_keys }),
    ...(section.cache_marks !== undefined && { cacheMarks: section.cache_marks }),
  };
}

/**
 * Returns a warning for each pattern of a plan that matches no model, because of a misspelt name or
 * a preset without a key.
 */
export function planWarnings(
  sections: readonly (PlanSection | null)[],
  modelIds: Iterable<string>,
): readonly ConfigProblem[] {
  const ids = [...modelIds];
  return sections.flatMap((section, at) => {
    const patterns = section?.models ?? [];
    const unmatched = unmatchedPatterns(
      patterns.filter((pattern) => pattern !== null),
      ids,
    );
    return unmatched.map((pattern) => ({
      path: `plans[${at}].models[${patterns.indexOf(pattern)}]`,
      message: `${JSON.stringify(pattern)} matches no model of this configuration`,
    }));
  });
}

/** Returns all plans by id: the built-in one and those in the file; reports duplicate ids. */
export function buildPlans(
  sections: readonly (PlanSection | null)[],
  problems: ConfigProblems,
): ReadonlyMap<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const [at, section] of sections.entries()) {
    if (section?.id === undefined) continue;
    if (plans.has(section.id)) {
      problems.add(`plans[${at}].id`, `the plan "${section.id}" is already defined`);
    }
    plans.set(section.id, buildPlan(section));
  }
  return new Map([[demoPlan.id, demoPlan], ...plans]);
}
