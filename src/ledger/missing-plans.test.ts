import { expect, test } from "vitest";
import { describeMissingPlan, missingPlans } from "./missing-plans.ts";

const accounts = ["b", "a", "kept", "b"].map((planId) => ({ planId }));

test("plans of accounts that are not configured are counted, by name", () => {
  const missing = missingPlans(accounts, new Set(["kept", "unused"]));
  expect(missing).toEqual([
    { plan: "a", accounts: 1 },
    { plan: "b", accounts: 2 },
  ]);
  expect(missing.map(describeMissingPlan)).toEqual([
    '1 account is on the plan "a", which is not configured',
    '2 accounts are on the plan "b", which is not configured',
  ]);
  expect(missingPlans(accounts, new Set(["a", "b", "kept"]))).toEqual([]);
});
