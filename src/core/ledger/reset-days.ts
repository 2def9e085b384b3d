import { lastResetDays, type BudgetSchedule } from "./budget-calendar.ts";

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
export function resetDayName({
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
