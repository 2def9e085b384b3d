import type { PlanCount } from "./lists.ts";

/** A plan that accounts are on and that is not configured. */
export interface MissingPlan {
  readonly plan: string;
  readonly accounts: number;
}

/** The plans of accounts that are not among the configured ones, in their order. */
export function missingPlans(
  counts: readonly PlanCount[],
  plans: Pick<ReadonlySet<string>, "has">,
): readonly MissingPlan[] {
  return counts
    .filter(({ planId }) => !plans.has(planId))
    .map(({ planId, accounts }) => ({ plan: planId, accounts }));
}

/** One missing plan in words, for the log and for commands. */
export function describeMissingPlan({ plan, accounts }: MissingPlan): string {
  const who = accounts === 1 ? "1 account is" : `${accounts} accounts are`;
  return `${who} on the plan ${JSON.stringify(plan)}, which is not configured`;
}
