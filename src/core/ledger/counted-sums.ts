import { isWithin, type BudgetState } from "./budget.ts";
import type { AccountView, KeyState } from "./decisions.ts";
import type { OpenHold } from "./open-hold.ts";

/** Reports whether a hold can be subtracted from the sums in which it counts. */
export function areSumsAbove(
  { amount, startedAtMs }: OpenHold,
  { account, key }: { readonly account: AccountView; readonly key: KeyState },
): boolean {
  const isCounted = (budget: BudgetState | null): budget is BudgetState =>
    budget !== null && isWithin(budget, startedAtMs);
  const sums = [account.held, ...(key.spendingLimit === null ? [] : [key.held])];
  const budgets = [account.budget, key.budget].filter(isCounted);
  return [...sums, ...budgets.map(({ held }) => held)].every((held) => held >= amount);
}
