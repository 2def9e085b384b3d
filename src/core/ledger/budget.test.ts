import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import {
  budgetAt,
  budgetLeft,
  countInPeriod,
  countedPeriod,
  continuesPeriod,
  raisesCeiling,
  scheduleAfter,
  type BudgetTerms,
} from "./budget.ts";
import { newBudget } from "./test-budget.ts";

const at = (text: string): number => Date.parse(`${text}Z`);

const MIDNIGHT = at("2026-11-23T00:00");
const budget = newBudget({
  limit: nanoUsd(50),
  period: "day",
  startsAtMs: at("2026-11-22T00:00"),
  spent: nanoUsd(10),
  held: nanoUsd(20),
});

describe("a budget of 50 a day with 10 spent and 20 held", () => {
  it.each([
    ["within its day", MIDNIGHT - 1, 20],
    ["from midnight on", MIDNIGHT, 50],
    ["for a clock that is a day late", MIDNIGHT - 86_400_001, 20],
  ])("%s leaves the expected amount", (_, atMs, left) => {
    expect(budgetLeft(budgetAt(budget, atMs))).toBe(left);
  });

  it("leaves a negative amount under a lower limit", () => {
    expect(budgetLeft({ ...budget, limit: nanoUsd(25) })).toBe(-5);
  });

  const TODAY = at("2026-11-22T00:00");
  it.each<[string, [held: number, spent: number, atMs: number | null], number[]]>([
    ["a hold of the day", [5, 0, MIDNIGHT - 1], [TODAY, 25, 10]],
    ["the first hold of the next day", [5, 0, MIDNIGHT], [MIDNIGHT, 5, 0]],
    ["a zero hold on the next day", [0, 0, MIDNIGHT], [TODAY, 20, 10]],
    ["a hold of the day before", [5, 0, TODAY - 1], [TODAY, 20, 10]],
    ["an end of the day", [-20, 7, MIDNIGHT - 1], [TODAY, 0, 17]],
    ["an end of the day before", [-20, 7, TODAY - 1], [TODAY, 20, 10]],
    ["an end of the next day", [-20, 7, MIDNIGHT], [TODAY, 20, 10]],
    ["a charge that comes back", [0, -4, TODAY], [TODAY, 20, 6]],
    ["a charge of the day before that comes back", [0, -4, TODAY - 1], [TODAY, 20, 10]],
    ["an operator's entry", [0, 0, null], [TODAY, 20, 10]],
  ])("after %s", (_, [held, spent, countedAtMs], want) => {
    const after = countInPeriod(budget, budget, { held, spent, countedAtMs });
    expect([after.startsAtMs, after.held, after.spent]).toEqual(want);
  });

  it.each<[string, number, number, number[]]>([
    ["held on another day counts what is spent today", MIDNIGHT, TODAY, [20, 17]],
    ["spent on another day gives the held amount back", TODAY, MIDNIGHT, [0, 10]],
  ])("an end of a request %s", (_, countedAtMs, spentAtMs, want) => {
    const change = { held: -20, spent: 7, countedAtMs, spentAtMs };
    const after = countInPeriod(budget, budget, change);
    expect([after.held, after.spent]).toEqual(want);
    expect(raisesCeiling(change)).toBe(true);
  });
});

describe("a change of a budget per month from the 15th in Europe/Berlin", () => {
  const before = { period: "month", timeZone: "Europe/Berlin", resetsOn: 15 } as const;
  const limit = nanoUsd(1);
  it.each<[string, Omit<BudgetTerms, "limit">, object]>([
    ["keeps what is absent", { period: "month" }, before],
    ["keeps the time zone with another period", { period: "day" }, { resetsOn: 1 }],
    ["has the first day of another period", { period: "week" }, { resetsOn: 1 }],
    ["has what is given", { period: "week", timeZone: "UTC", resetsOn: 7 }, {}],
  ])("%s", (_, terms, want) => {
    expect(scheduleAfter(before, { limit, ...terms })).toEqual({ ...before, ...terms, ...want });
  });

  it("without a budget before begins on the first day, in UTC", () => {
    const want = { period: "month", timeZone: "UTC", resetsOn: 1 };
    expect(scheduleAfter(null, { limit, period: "month" })).toEqual(want);
  });

  it.each([
    ["the same schedule goes on", {}, true],
    ["another day does not", { resetsOn: 14 }, false],
    ["another time zone does not", { timeZone: "UTC" }, false],
    ["another period does not", { period: "week" } as const, false],
  ])("%s", (_, part, want) => {
    const period = { startsAtMs: MIDNIGHT, endsAtMs: MIDNIGHT + 1 };
    expect(continuesPeriod({ ...before, ...period }, { ...before, ...part }, MIDNIGHT)).toBe(want);
  });
});

it("the next period does not overlap one that ends later than the rules of today say", () => {
  const late = { ...budget, endsAtMs: MIDNIGHT + 3_600_000 };
  expect(countedPeriod(late, late.endsAtMs)).toEqual({
    startsAtMs: late.endsAtMs,
    endsAtMs: MIDNIGHT + 86_400_000,
  });
});
