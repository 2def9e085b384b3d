/** How often a budget begins anew. */
export const budgetPeriods = ["day", "week", "month"] as const;

export type BudgetPeriod = (typeof budgetPeriods)[number];

/** When the periods of a budget begin: at the first moment of a day in the time zone. */
export interface BudgetSchedule {
  readonly period: BudgetPeriod;
  /** A name of the IANA time zone database. */
  readonly timeZone: string;
  /** Of a week: 1 (Monday) to 7 (Sunday). Of a month: 1 to 28. Of a day: 1. */
  readonly resetsOn: number;
}

/** A period in Unix milliseconds. The end is the start of the next one. */
export interface Period {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** The last day on which a period may begin. Each month has 28 days. */
export const lastResetDays: Readonly<Record<BudgetPeriod, number>> = { day: 1, week: 7, month: 28 };

/** Returns whether the periods of two budgets begin at the same times. */
export function isSameSchedule(one: BudgetSchedule, other: BudgetSchedule): boolean {
  return (
    one.period === other.period &&
    one.timeZone === other.timeZone &&
    one.resetsOn === other.resetsOn
  );
}

/**
 * Returns the name of a time zone as the database writes it; null if it is not one. An offset such
 * as `+02:00` is none: it does not follow the changes of the clock. Nor is a time such as
 * `T12:00+02:00`, which `Temporal` accepts for its offset.
 */
export function timeZoneName(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    const { timeZoneId } = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return timeZoneId.toLowerCase() === name.toLowerCase() ? timeZoneId : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Returns the period that contains this moment, Unix milliseconds. A day begins at its first moment:
 * at 01:00 if the clock is put forward at midnight, and at the first of two midnights.
 */
export function periodOf(schedule: BudgetSchedule, atMs: number): Period {
  const { timeZone } = schedule;
  const today = Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(timeZone);
  let first = firstDay(schedule, today.toPlainDate());
  let next = nextFirstDay(schedule, first);
  // A clock that is put back past midnight shows the date of a period that is over.
  while (momentOf(next, timeZone) <= atMs) {
    first = next;
    next = nextFirstDay(schedule, first);
  }
  return { startsAtMs: momentOf(first, timeZone), endsAtMs: momentOf(next, timeZone) };
}

function momentOf(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds;
}

function firstDay(
  { period, resetsOn }: BudgetSchedule,
  date: Temporal.PlainDate,
): Temporal.PlainDate {
  switch (period) {
    case "day":
      return date;
    case "week":
      return date.subtract({ days: (date.dayOfWeek - resetsOn + 7) % 7 });
    case "month": {
      const first = date.with({ day: resetsOn });
      return date.day < resetsOn ? first.subtract({ months: 1 }) : first;
    }
  }
}

function nextFirstDay({ period }: BudgetSchedule, first: Temporal.PlainDate): Temporal.PlainDate {
  return first.add({ [`${period}s`]: 1 });
}
