import { expect, test } from "vitest";
import { alertKinds, type AlertState } from "../ledger/alerts.ts";
import { alertBody, conditionOf } from "./describe-alert.ts";

const budget: AlertState = {
  kind: "budget_nearly_spent",
  subject: "acc_1",
  occasion: "account day 0 100",
  facts: { scope: "account day", spent: 1_500_000_000, limit: 2_000_000_000 },
};

test("a state is told from every other by its kind, subject and occasion", () => {
  const states: readonly AlertState[] = [
    budget,
    { ...budget, occasion: "account day 86400000 100" },
    { ...budget, occasion: "key day 0 100" },
    { ...budget, subject: "acc_2" },
    { ...budget, kind: "low_balance" },
  ];
  expect(new Set(states.map(conditionOf)).size).toBe(states.length);
});

test("a state with other amounts is the same state", () => {
  const later = { ...budget, facts: { ...budget.facts, spent: 1_600_000_000 } };
  expect(conditionOf(later)).toBe(conditionOf(budget));
});

test("texts that run into each other are told apart", () => {
  const split = { ...budget, subject: 'acc_1","account', occasion: "day 0 100" };
  const joined = { ...budget, subject: "acc_1", occasion: 'account","day 0 100' };
  expect(conditionOf(split)).not.toBe(conditionOf(joined));
});

test("a body holds the time in UTC, and amounts as decimal text", () => {
  expect(JSON.parse(alertBody(budget, Date.UTC(2_030, 0, 2, 3, 4, 5, 6)))).toEqual({
    type: "budget_nearly_spent",
    timestamp: "2030-01-02T03:04:05.006Z",
    data: { id: "acc_1", scope: "account day", spent: "1.5", limit: "2" },
  });
});

test.each(alertKinds)("a body of %s names its subject", (kind) => {
  const fields = {
    ...{ low_balance: "account_id", budget_nearly_spent: "id" },
    ...{ margin_negative: "model", upstream_down: "upstream" },
  };
  const body: unknown = JSON.parse(alertBody({ ...budget, kind, facts: {} }, 0));
  expect(body).toMatchObject({ type: kind, data: { [fields[kind]]: "acc_1" } });
});
