import { nanoUsd, type NanoUsd } from "../money/amounts.ts";

/** All of them begin at midnight UTC: a day, a week on Monday, a month on its first day. */
export const budgetPeriods = ["day", "week", "month"] as const;

export type BudgetPeriod = (typeof budgetPeriods)[number];

/** The most that may be spent in each period. */
export interface BudgetTerms {
  readonly limit: NanoUsd;
  readonly period: BudgetPeriod;
}

/**
 * A budget with the sums of one period. A request counts in the period in which its hold was
 * placed, whenever it ends.
 */
export interface BudgetState extends BudgetTerms {
  /** The start of the period of the sums, Unix milliseconds; it never goes back. */
  readonly startsAtMs: number;
  readonly spent: NanoUsd;
  readonly held: NanoUsd;
}

/** What is counted of a period, as sums or as changes of sums. */
export interface PeriodSums {
  readonly startsAtMs: number;
  readonly held: number;
  readonly spent: number;
}

/** How an operation changes what is counted of the period of a request. */
export interface CountedChange {
  readonly held: number;
  readonly spent: number;
  /** When the request's hold was placed; null: no request is concerned. */
  readonly countedAtMs: number | null;
}

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 1970 began on a Thursday, three days after a Monday. */
const DAYS_SINCE_MONDAY = 3;

/** The start of the period that this moment falls in. */
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

/** When the period that starts then is over and the next one begins. */
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

/** The budget as a hold at this moment finds it: with empty sums where a new period has begun. */
export function budgetAt(budget: BudgetState, atMs: number): BudgetState {
  const startsAtMs = periodStart(budget.period, atMs);
  if (startsAtMs <= budget.startsAtMs) return budget;
  return { ...budget, startsAtMs, spent: nanoUsd(0), held: nanoUsd(0) };
}

/** What a hold may take; below zero where a lower limit was set after more was spent. */
export function budgetLeft({ limit, spent, held }: BudgetState): number {
  return limit - spent - held;
}

/** The sums after a change. A hold begins the next period; what is of an earlier one counts no more. */
export function countInPeriod(
  period: BudgetPeriod,
  sums: PeriodSums,
  { held, spent, countedAtMs }: CountedChange,
): PeriodSums {
  if (countedAtMs === null) return sums;
  const startsAtMs = held > 0 ? periodStart(period, countedAtMs) : sums.startsAtMs;
  const isNew = startsAtMs > sums.startsAtMs;
  const current = isNew ? { startsAtMs, held: 0, spent: 0 } : sums;
  if (countedAtMs < current.startsAtMs) return current;
  return {
    startsAtMs: current.startsAtMs,
    held: current.held + held,
    spent: current.spent + spent,
  };
}
