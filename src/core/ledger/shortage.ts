import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { budgetLeft, type BudgetState } from "./budget.ts";
import type { Shortage } from "./store.ts";

/** The remaining amount of each limit for a hold; null without the limit. */
interface Left {
  readonly available: number;
  readonly ofLimit: number | null;
  /** Budgets of the account and of the key, in the period of the hold. */
  readonly ofAccount: BudgetState | null;
  readonly ofKey: BudgetState | null;
}

/** Returns the tightest of the limits that `amount` exceeds; null if it fits into all. */
export function findShortage(
  amount: NanoUsd,
  { available, ofLimit, ofAccount, ofKey }: Left,
): Shortage | null {
  const result = "insufficient";
  let tightest: number = amount;
  let found: Shortage | null = null;
  if (available < tightest) {
    tightest = available;
    found = { result, available: nanoUsd(available), limit: "balance" };
  }
  if (ofLimit !== null && ofLimit < tightest) {
    tightest = ofLimit;
    found = { result, available: nanoUsd(ofLimit), limit: "key" };
  }
  if (ofAccount !== null && budgetLeft(ofAccount) < tightest) {
    tightest = budgetLeft(ofAccount);
    found = budgetShortage(ofAccount, "account-budget");
  }
  if (ofKey !== null && budgetLeft(ofKey) < tightest) found = budgetShortage(ofKey, "key-budget");
  return found;
}

function budgetShortage(budget: BudgetState, limit: "account-budget" | "key-budget"): Shortage {
  const { period, endsAtMs: resetsAtMs } = budget;
  const available = nanoUsd(budgetLeft(budget));
  return { result: "insufficient", available, limit, period, resetsAtMs };
}
