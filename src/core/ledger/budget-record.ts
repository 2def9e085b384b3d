import { formatAmount, nanoUsd } from "../money/amounts.ts";
import { type BudgetPeriod, lastResetDays, type BudgetSchedule } from "./budget-calendar.ts";
import { budgetAt, budgetLeft, type BudgetState } from "./budget.ts";

const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Returns the day on which a budget begins anew, as the contract writes it; null: each day. */
function resetDayName({
  period,
  resetsOn,
}: Pick<BudgetSchedule, "period" | "resetsOn">): string | null {
  switch (period) {
    case "day":
      return null;
    case "week":
      return weekdays[resetsOn - 1] ?? null;
    case "month":
      return String(resetsOn);
  }
}

/** Returns the days on which a budget of this period may begin, in order; none if it is a day. */
export function resetDayNames(period: BudgetSchedule["period"]): readonly string[] {
  const days = Array.from({ length: lastResetDays[period] }, (_, index) => index + 1);
  return days.flatMap((resetsOn) => resetDayName({ period, resetsOn }) ?? []);
}

/** A budget on the wire: amounts as decimal strings of US dollars, times as RFC 3339. */
export interface BudgetRecord {
  readonly limit: string;
  readonly period: BudgetPeriod;
  readonly time_zone: string;
  /** The name of a weekday, or a day of the month; null: each day. */
  readonly resets_on: string | null;
  readonly spent: string;
  readonly held: string;
  readonly left: string;
  readonly starts_at: string;
  readonly resets_at: string;
}

/** Returns a budget in its current period, for customers and operators. */
export function budgetRecord(budget: BudgetState | null, nowMs: number): BudgetRecord | null {
  if (budget === null) return null;
  const now = budgetAt(budget, nowMs);
  const { limit, period, timeZone, spent, held, startsAtMs, endsAtMs } = now;
  return {
    limit: formatAmount(limit),
    period,
    time_zone: timeZone,
    resets_on: resetDayName(now),
    spent: formatAmount(spent),
    held: formatAmount(held),
    left: formatAmount(nanoUsd(Math.max(budgetLeft(now), 0))),
    starts_at: new Date(startsAtMs).toISOString(),
    resets_at: new Date(endsAtMs).toISOString(),
  };
}
