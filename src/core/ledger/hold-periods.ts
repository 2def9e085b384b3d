import { isFuture, periodStart, type BudgetState } from "./budget.ts";

/** A budget, and the start of the period whose sums are counted. */
export interface PeriodToCount {
  readonly scope: "account" | "key";
  /** Unix milliseconds. */
  readonly startsAtMs: number;
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
    const startsAtMs = periodToCount(budgets[scope], { atMs, countedAtMs });
    return startsAtMs === null ? [] : [{ scope, startsAtMs }];
  });
  if (periods.length > 0) throw new UncountedBudgets(periods);
  return countedAtMs;
}

function periodToCount(
  budget: BudgetState | null,
  { atMs, countedAtMs }: { readonly atMs: number; readonly countedAtMs: number },
): number | null {
  if (budget === null) return null;
  const startsAtMs = periodStart(budget.period, countedAtMs);
  const isNext = startsAtMs > budget.startsAtMs;
  const isDue = isFuture(budget.startsAtMs, atMs) || (isNext && budget.isFollowed === true);
  return isDue ? startsAtMs : null;
}
