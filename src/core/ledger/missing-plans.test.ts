import { expect, test } from "vitest";
import { describeMissingPlan, missingPlans } from "./missing-plans.ts";

const counts = [
  { planId: "a", accounts: 1 },
  { planId: "b", accounts: 2 },
  { planId: "kept", accounts: 3 },
];

test("plans that are not configured are reported with their accounts", () => {
  const missing = missingPlans(counts, new Set(["kept", "unused"]));
  expect(missing).toEqual([
    { plan: "a", accounts: 1 },
    { plan: "b", accounts: 2 },
  ]);
  expect(missing.map(describeMissingPlan)).toEqual([
    '1 account is on the plan "a", which is not configured',
    '2 accounts are on the plan "b", which is not configured',
  ]);
  expect(missingPlans(counts, new Set(["a", "b", "kept"]))).toEqual([]);
});
