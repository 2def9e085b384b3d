import { periodOf, type Period } from "./budget-calendar.ts";
import { countedPeriod, isFuture, type BudgetState } from "./budget.ts";

/** A budget, and the period whose sums are counted. */
export interface PeriodToCount extends Period {
  readonly scope: "account" | "key";
}

/**
 * Thrown by the decision on a hold if the sums of its periods are not known. The store counts them
 * from the entries and open holds, in the same transaction, and decides again.
 */
export class UncountedBudgets extends Error {
  override readonly name = "UncountedBudgets";
  readonly periods: readonly PeriodToCount[];

  constructor(periods: readonly PeriodToCount[]) {
    super("the sums of a budget's period are not counted");
    this.periods = periods;
  }
}

interface Budgets {
  readonly account: BudgetState | null;
  readonly key: BudgetState | null;
}

/**
 * Returns the moment in which a hold counts. A clock that is behind does not reopen a period that is
 * over for the account or key; a period that a clock began in the future is not kept. Throws
 * `UncountedBudgets` for a period whose sums do not begin at zero.
 */
export function countedTime(atMs: number, budgets: Budgets): number {
  const kept = [budgets.account, budgets.key].flatMap((budget) =>
    budget === null || isFuture(budget.startsAtMs, atMs) ? [] : [budget.startsAtMs],
  );
  const countedAtMs = Math.max(atMs, ...kept);
  const periods = (["account", "key"] as const).flatMap((scope) => {
    const period = periodToCount(budgets[scope], { atMs, countedAtMs });
    return period === null ? [] : [{ scope, ...period }];
  });
  if (periods.length > 0) throw new UncountedBudgets(periods);
  return countedAtMs;
}

function periodToCount(
  budget: BudgetState | null,
  { atMs, countedAtMs }: { readonly atMs: number; readonly countedAtMs: number },
): Period | null {
  if (budget === null) return null;
  if (isFuture(budget.startsAtMs, atMs)) return periodOf(budget, countedAtMs);
  if (budget.isFollowed !== true || countedAtMs < budget.endsAtMs) return null;
  return countedPeriod(budget, countedAtMs);
}
