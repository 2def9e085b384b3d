import { afterEach, describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import {
  budgetAt,
  budgetLeft,
  countInPeriod,
  periodEnd,
  periodStart,
  raisesCeiling,
  type BudgetPeriod,
  type BudgetState,
} from "./budget.ts";

const at = (text: string): number => Date.parse(`${text}Z`);

describe("the period of a moment, in UTC", () => {
  it.each<[BudgetPeriod, string, string, string]>([
    // period  moment                    start                  end
    ["day", "2026-11-22T00:00:00.000", "2026-11-22T00:00", "2026-11-23T00:00"],
    ["day", "2026-11-22T23:59:59.999", "2026-11-22T00:00", "2026-11-23T00:00"],
    ["week", "2026-11-22T23:59:59.999", "2026-11-16T00:00", "2026-11-23T00:00"],
    ["week", "2026-11-23T00:00:00.000", "2026-11-23T00:00", "2026-11-30T00:00"],
    ["week", "2026-12-31T12:00:00.000", "2026-12-28T00:00", "2027-01-04T00:00"],
    ["month", "2026-11-30T23:59:59.999", "2026-11-01T00:00", "2026-12-01T00:00"],
    ["month", "2026-12-31T12:00:00.000", "2026-12-01T00:00", "2027-01-01T00:00"],
    ["month", "2028-02-29T12:00:00.000", "2028-02-01T00:00", "2028-03-01T00:00"],
  ])("%s of %s", (period, moment, start, end) => {
    const startsAtMs = periodStart(period, at(moment));
    expect([startsAtMs, periodEnd(period, startsAtMs)]).toEqual([at(start), at(end)]);
  });
});

const ZONE = process.env["TZ"];
afterEach(() => {
  if (ZONE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ZONE;
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
  "the periods are the same in the time zone %s",
  (zone) => {
    process.env["TZ"] = zone;
    for (const moment of ["2026-03-31T23:59:59.999", "2026-04-01T00:00", "2026-03-08T07:30"]) {
      const month = moment.slice(0, 7);
      const starts = ["day", "month"] as const;
      expect(starts.map((period) => periodStart(period, at(moment)))).toEqual([
        at(`${moment.slice(0, 10)}T00:00`),
        at(`${month}-01T00:00`),
      ]);
      const next = month === "2026-03" ? "2026-04" : "2026-05";
      expect(periodEnd("month", at(`${month}-01T00:00`))).toBe(at(`${next}-01T00:00`));
    }
  },
);

const MIDNIGHT = at("2026-11-23T00:00");
const budget: BudgetState = {
  limit: nanoUsd(50),
  period: "day",
  startsAtMs: at("2026-11-22T00:00"),
  spent: nanoUsd(10),
  held: nanoUsd(20),
};

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
    const after = countInPeriod("day", budget, { held, spent, countedAtMs });
    expect([after.startsAtMs, after.held, after.spent]).toEqual(want);
  });

  it.each<[string, number, number, number[]]>([
    ["held on another day counts what is spent today", MIDNIGHT, TODAY, [20, 17]],
    ["spent on another day gives the held amount back", TODAY, MIDNIGHT, [0, 10]],
  ])("an end of a request %s", (_, countedAtMs, spentAtMs, want) => {
    const change = { held: -20, spent: 7, countedAtMs, spentAtMs };
    const after = countInPeriod("day", budget, change);
    expect([after.held, after.spent]).toEqual(want);
    expect(raisesCeiling(change)).toBe(true);
  });
});
