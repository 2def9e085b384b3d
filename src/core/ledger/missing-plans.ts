import type { PlanCount } from "./lists.ts";

/** A plan that is not configured although accounts are on it. */
export interface MissingPlan {
  readonly plan: string;
  readonly accounts: number;
}

/** Returns the plans of accounts that are not configured, in their order. */
export function missingPlans(
  counts: readonly PlanCount[],
  plans: Pick<ReadonlySet<string>, "has">,
): readonly MissingPlan[] {
  return counts
    .filter(({ planId }) => !plans.has(planId))
    .map(({ planId, accounts }) => ({ plan: planId, accounts }));
}

/** Describes a missing plan, for the log and for commands. */
export function describeMissingPlan({ plan, accounts }: MissingPlan): string {
  const who = accounts === 1 ? "1 account is" : `${accounts} accounts are`;
  return `${who} on the plan ${JSON.stringify(plan)}, which is not configured`;
}
