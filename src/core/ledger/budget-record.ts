import { formatAmount, nanoUsd } from "../money/amounts.ts";
import { budgetAt, budgetLeft, periodEnd, type BudgetPeriod, type BudgetState } from "./budget.ts";

/** A budget on the wire: amounts as decimal strings of US dollars, times as RFC 3339. */
export interface BudgetRecord {
  readonly limit: string;
  readonly period: BudgetPeriod;
  readonly spent: string;
  readonly held: string;
  readonly left: string;
  readonly starts_at: string;
  readonly resets_at: string;
}

/** Returns a budget in its current period, for customers and operators. */
export function budgetRecord(budget: BudgetState | null, nowMs: number): BudgetRecord | null {
  if (budget === null) return null;
  const now = budgetAt(budget, nowMs);
  const { limit, period, spent, held, startsAtMs } = now;
  return {
    limit: formatAmount(limit),
    period,
    spent: formatAmount(spent),
    held: formatAmount(held),
    left: formatAmount(nanoUsd(Math.max(budgetLeft(now), 0))),
    starts_at: new Date(startsAtMs).toISOString(),
    resets_at: new Date(periodEnd(period, startsAtMs)).toISOString(),
  };
}
