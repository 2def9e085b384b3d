import type { Schemas } from "../../generated/admin/types.ts";
import {
  budgetAt,
  budgetLeft,
  periodEnd,
  type BudgetState,
  type BudgetTerms,
} from "../ledger/budget.ts";
import { formatAmount, nanoUsd } from "../money/amounts.ts";
import { readAmount } from "./values.ts";

/** A budget as operators see it, in the period that runs now. */
export function budgetRecord(budget: BudgetState | null, nowMs: number): Schemas["Budget"] {
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

/** The budget of a body: undefined stays as it is, null is none. */
export function readBudget(budget: Schemas["BudgetChange"] | undefined): {
  readonly budget?: BudgetTerms | null;
} {
  if (budget === undefined) return {};
  if (budget === null) return { budget: null };
  const limit = readAmount(budget.limit, "budget.limit", "zero");
  return { budget: { limit, period: budget.period } };
}
