import { expect, it } from "vitest";
import { budgetState } from "./records.ts";

it.each([
  ["is kept", 9_000, 9_000],
  ["that an earlier release did not write is computed", 0, Date.UTC(1970, 1)],
  ["of the period before, which an earlier release left, is computed", 1_000, Date.UTC(1970, 1)],
])("the end of a budget's period %s", (_, ends, want) => {
  const row = {
    budget_period: "month",
    budget_amount: 1,
    budget_starts_at_ms: 1_000,
    budget_spent: 0,
    budget_held: 0,
    budget_is_followed: 0,
    budget_time_zone: "UTC",
    budget_resets_on: 1,
    budget_next_starts_at_ms: ends,
  };
  expect(budgetState(row)?.endsAtMs).toBe(want);
});
