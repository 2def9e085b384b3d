import type { Schemas } from "../../../generated/admin/types.ts";
import type { BudgetTerms } from "../../core/ledger/budget.ts";
import { readAmount } from "./values.ts";

/** Returns the budget of a body. Undefined leaves the budget unchanged; null removes it. */
export function readBudget(budget: Schemas["BudgetChange"] | undefined): {
  readonly budget?: BudgetTerms | null;
} {
  if (budget === undefined) return {};
  if (budget === null) return { budget: null };
  const limit = readAmount(budget.limit, "budget.limit", "zero");
  return { budget: { limit, period: budget.period } };
}
