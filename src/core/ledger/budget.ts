import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import { isSameSchedule, periodOf, type BudgetSchedule, type Period } from "./budget-calendar.ts";

/** The maximum spending per period, as an operator sets it. */
export interface BudgetTerms extends Pick<BudgetSchedule, "period"> {
  readonly limit: NanoUsd;
  /** Absent: that of the budget before, or UTC. */
  readonly timeZone?: string;
  /** Absent: that of the budget before if its period is the same one, or the first day. */
  readonly resetsOn?: number;
}

/**
 * A budget with the sums of one period. A request counts in the period in which its hold was
 * placed, regardless of when it ends.
 */
export interface BudgetState extends BudgetSchedule, Period {
  readonly limit: NanoUsd;
  readonly spent: NanoUsd;
  readonly held: NanoUsd;
  /**
   * Set if requests are dated after the period, by a clock that was ahead. The sums of a later
   * period then do not begin at zero but are counted.
   */
  readonly isFollowed?: true;
}

/** Counted amounts of a period, as sums or as changes of sums. */
export interface PeriodSums extends Period {
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

/** Returns the schedule of a budget after a change of its terms; null: there was no budget. */
export function scheduleAfter(before: BudgetSchedule | null, terms: BudgetTerms): BudgetSchedule {
  const { period, timeZone = before?.timeZone ?? "UTC" } = terms;
  const { resetsOn = before?.period === period ? before.resetsOn : 1 } = terms;
  return { period, timeZone, resetsOn };
}

/**
 * Returns whether the period of a budget goes on when its terms change: its schedule is the same,
 * and it is not in the future.
 */
export function continuesPeriod(
  before: BudgetSchedule & Period,
  schedule: BudgetSchedule,
  atMs: number,
): boolean {
  return isSameSchedule(before, schedule) && !isFuture(before.startsAtMs, atMs);
}

/**
 * Returns the period in which a hold of this moment counts: the same one, or the next. Periods do
 * not overlap, also if the rules of the time zone have changed since the period began.
 */
export function countedPeriod(budget: BudgetSchedule & Period, atMs: number): Period {
  if (atMs < budget.endsAtMs) return budget;
  const { startsAtMs, endsAtMs } = periodOf(budget, atMs);
  return { startsAtMs: Math.max(startsAtMs, budget.endsAtMs), endsAtMs };
}

/** Returns the budget for a hold at this moment, with empty sums if a new period has begun. */
export function budgetAt(budget: BudgetState, atMs: number): BudgetState {
  const { startsAtMs, endsAtMs } = countedPeriod(budget, atMs);
  if (startsAtMs === budget.startsAtMs) return budget;
  return { ...budget, startsAtMs, endsAtMs, spent: nanoUsd(0), held: nanoUsd(0) };
}

/** Returns the remaining amount; negative if the limit was lowered below the spent amount. */
export function budgetLeft({ limit, spent, held }: BudgetState): number {
  return limit - spent - held;
}

/** Returns whether a request of this moment counts in a period. */
export function isWithin({ startsAtMs, endsAtMs }: Period, atMs: number): boolean {
  return startsAtMs <= atMs && atMs < endsAtMs;
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
  schedule: BudgetSchedule,
  sums: PeriodSums,
  { held, spent, countedAtMs, spentAtMs = countedAtMs ?? 0 }: CountedChange,
): PeriodSums {
  if (countedAtMs === null) return sums;
  const { startsAtMs, endsAtMs } =
    held > 0 ? countedPeriod({ ...schedule, ...sums }, countedAtMs) : sums;
  const isNew = startsAtMs > sums.startsAtMs;
  const current = isNew ? { startsAtMs, endsAtMs, held: 0, spent: 0 } : sums;
  return {
    startsAtMs: current.startsAtMs,
    endsAtMs: current.endsAtMs,
    held: current.held + (isWithin(current, countedAtMs) ? held : 0),
    spent: current.spent + (isWithin(current, spentAtMs) ? spent : 0),
  };
}
