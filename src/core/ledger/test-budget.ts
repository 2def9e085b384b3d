import { nanoUsd } from "../money/amounts.ts";
import { periodOf } from "./budget-calendar.ts";
import type { BudgetState } from "./budget.ts";

/** Returns a budget whose days begin at midnight UTC, in the period that contains its start. */
export function newBudget(
  part: Partial<BudgetState> & Pick<BudgetState, "period" | "startsAtMs">,
): BudgetState {
  const schedule = { timeZone: "UTC", resetsOn: 1, ...part };
  const { endsAtMs } = periodOf(schedule, part.startsAtMs);
  const sums = { limit: nanoUsd(0), spent: nanoUsd(0), held: nanoUsd(0) };
  return { ...schedule, endsAtMs, ...sums, ...part };
}
