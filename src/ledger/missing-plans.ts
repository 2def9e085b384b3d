import type { AccountRecord } from "./accounts.ts";

/** A plan that accounts are on and that is not configured. */
export interface MissingPlan {
  readonly plan: string;
  readonly accounts: number;
}

/** The plans of accounts that are not among the configured ones, by name. */
export function missingPlans(
  accounts: readonly Pick<AccountRecord, "planId">[],
  plans: Pick<ReadonlySet<string>, "has">,
): readonly MissingPlan[] {
  const counts = new Map<string, number>();
  for (const { planId } of accounts) {
    if (!plans.has(planId)) counts.set(planId, (counts.get(planId) ?? 0) + 1);
  }
  return [...counts]
    .map(([plan, count]) => ({ plan, accounts: count }))
    .toSorted((a, b) => (a.plan < b.plan ? -1 : 1));
}

/** One missing plan in words, for the log and for commands. */
export function describeMissingPlan({ plan, accounts }: MissingPlan): string {
  const who = accounts === 1 ? "1 account is" : `${accounts} accounts are`;
  return `${who} on the plan ${JSON.stringify(plan)}, which is not configured`;
}
