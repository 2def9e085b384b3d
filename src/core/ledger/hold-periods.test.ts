import { describe, expect, it } from "vitest";
import { nanoUsd } from "../money/amounts.ts";
import type { BudgetState } from "./budget.ts";
import { newBudget } from "./test-budget.ts";
import { countedTime, UncountedBudgets } from "./hold-periods.ts";

const DAY = 86_400_000;
const HOUR = DAY / 24;
const TODAY = Date.UTC(2026, 10, 22);
const NOON = TODAY + 12 * HOUR;

/** Returns a daily budget whose period begins so many days after today. */
function budget(days: number, part: Partial<BudgetState> = {}): BudgetState {
  const sums = { spent: nanoUsd(1), held: nanoUsd(2) };
  const of = { limit: nanoUsd(9), period: "day", startsAtMs: TODAY + days * DAY } as const;
  return newBudget({ ...of, ...sums, ...part });
}

/** Returns the moment in which a hold counts, or the days from today of the periods to count. */
function timeOf(atMs: number, account: BudgetState | null, key: BudgetState | null): unknown {
  try {
    return countedTime(atMs, { account, key });
  } catch (error) {
    if (!(error instanceof UncountedBudgets)) throw error;
    return error.periods.map(({ scope, startsAtMs }) => [scope, (startsAtMs - TODAY) / DAY]);
  }
}

const followed = { isFollowed: true } as const;

describe("a hold at noon", () => {
  it.each<[string, BudgetState | null, BudgetState | null, unknown]>([
    ["without budgets counts at noon", null, null, NOON],
    ["in the kept periods counts at noon", budget(0), budget(0), NOON],
    ["after the kept periods begins the next ones", budget(-9), budget(-1), NOON],
    ["before the period of tomorrow counts in that period", budget(0), budget(1), TODAY + DAY],
    ["has a period in the future counted", budget(2), null, [["account", 0]]],
    ["has the key's period in the future counted", budget(0), budget(40), [["key", 0]]],
    [
      "has both counted",
      budget(40),
      budget(41),
      [
        ["account", 0],
        ["key", 0],
      ],
    ],
    [
      "has a future period counted on the day of the kept one",
      budget(40),
      budget(1),
      [["account", 1]],
    ],
    ["has the period after a followed one counted", budget(-1, followed), null, [["account", 0]]],
    ["counts in a followed period", budget(0, followed), null, NOON],
    [
      "has a followed period left for that of the key",
      budget(0, followed),
      budget(1),
      [["account", 1]],
    ],
  ])("%s", (_, account, key, want) => {
    expect(timeOf(NOON, account, key)).toEqual(want);
  });
});

it.each([
  ["a day before the kept period counts in it", TODAY - DAY, TODAY],
  ["more than a day before it has its own period counted", TODAY - DAY - 1, [["key", -2]]],
])("a hold %s", (_, atMs, want) => {
  expect(timeOf(atMs, null, budget(0))).toEqual(want);
});
