import { nanoUsd, type NanoUsd } from "../money/amounts.ts";

/** All periods begin at midnight UTC: a day, a week on Monday, a month on its first day. */
export const budgetPeriods = ["day", "week", "month"] as const;

export type BudgetPeriod = (typeof budgetPeriods)[number];

/** The maximum spending per period. */
export interface BudgetTerms {
  readonly limit: NanoUsd;
  readonly period: BudgetPeriod;
}

/**
 * A budget with the sums of one period. A request counts in the period in which its hold was
 * placed, regardless of when it ends.
 */
export interface BudgetState extends BudgetTerms {
  /** Start of the period of the sums, Unix milliseconds. It decreases only if `isFuture`. */
  readonly startsAtMs: number;
  readonly spent: NanoUsd;
  readonly held: NanoUsd;
  /**
   * Set if requests are dated after the period, by a clock that was ahead. The sums of a later
   * period then do not begin at zero but are counted.
   */
  readonly isFollowed?: true;
}

/** Counted amounts of a period, as sums or as changes of sums. */
export interface PeriodSums {
  readonly startsAtMs: number;
  readonly held: number;
  readonly spent: number;
}

/** Change of the counted amounts of a request's period. */
export interface CountedChange {
  readonly held: number;
  readonly spent: number;
  /** When the request's hold was placed; null if no request is concerned. */
  readonly countedAtMs: number | null;
  /**
   * The moment in which the spent amount counts, if it is another one. No hold was placed for it in
   * its period, so that it may exceed the limit (`raisesCeiling`).
   */
  readonly spentAtMs?: number;
}

/**
 * Maximum difference of clocks, in milliseconds. Within it, a clock that is behind does not reopen a
 * period that is over, and an entry may be dated before its hold.
 */
export const CLOCKS_DIFFER_MS = 86_400_000;

/**
 * Returns whether a period lies in the future of a moment by more than clocks may differ: it was
 * begun by a clock that was ahead, and is not kept.
 */
export function isFuture(startsAtMs: number, atMs: number): boolean {
  return startsAtMs > atMs + CLOCKS_DIFFER_MS;
}

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 1970 began on a Thursday, three days after a Monday. */
const DAYS_SINCE_MONDAY = 3;

/** Returns the start of the period that contains this moment. */
export function periodStart(period: BudgetPeriod, atMs: number): number {
  const day = Math.floor(atMs / DAY_MS);
  switch (period) {
    case "day":
      return day * DAY_MS;
    case "week":
      return (day - ((day + DAYS_SINCE_MONDAY) % DAYS_OF_WEEK)) * DAY_MS;
    case "month": {
      const date = new Date(atMs);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
    }
  }
}

/**
 * Returns the end of the period that begins at `startsAtMs`, which is the start of the next one.
 */
export function periodEnd(period: BudgetPeriod, startsAtMs: number): number {
  switch (period) {
    case "day":
      return startsAtMs + DAY_MS;
    case "week":
      return startsAtMs + DAYS_OF_WEEK * DAY_MS;
    case "month": {
      const date = new Date(startsAtMs);
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
    }
  }
}

/** Returns the budget for a hold at this moment, with empty sums if a new period has begun. */
export function budgetAt(budget: BudgetState, atMs: number): BudgetState {
  const startsAtMs = periodStart(budget.period, atMs);
  if (startsAtMs <= budget.startsAtMs) return budget;
  return { ...budget, startsAtMs, spent: nanoUsd(0), held: nanoUsd(0) };
}

/** Returns the remaining amount; negative if the limit was lowered below the spent amount. */
export function budgetLeft({ limit, spent, held }: BudgetState): number {
  return limit - spent - held;
}

/** Returns whether a request of this moment counts in a period. */
export function isWithin(
  { period, startsAtMs }: Pick<BudgetState, "period" | "startsAtMs">,
  atMs: number,
): boolean {
  return startsAtMs <= atMs && atMs < periodEnd(period, startsAtMs);
}

/** Returns whether a change may exceed the limit of a budget, as after a limit was lowered. */
export function raisesCeiling({ spentAtMs }: CountedChange): boolean {
  return spentAtMs !== undefined;
}

/**
 * Returns the sums after a change. A hold begins the next period; changes of another period are
 * ignored.
 */
export function countInPeriod(
  period: BudgetPeriod,
  sums: PeriodSums,
  { held, spent, countedAtMs, spentAtMs = countedAtMs ?? 0 }: CountedChange,
): PeriodSums {
  if (countedAtMs === null) return sums;
  const startsAtMs = held > 0 ? periodStart(period, countedAtMs) : sums.startsAtMs;
  const isNew = startsAtMs > sums.startsAtMs;
  const current = isNew ? { startsAtMs, held: 0, spent: 0 } : sums;
  const of = { period, startsAtMs: current.startsAtMs };
  return {
    startsAtMs: current.startsAtMs,
    held: current.held + (isWithin(of, countedAtMs) ? held : 0),
    spent: current.spent + (isWithin(of, spentAtMs) ? spent : 0),
  };
}
