import type { Schemas } from "../../../generated/admin/types.ts";
import {
  isSameSchedule,
  timeZoneName,
  type BudgetSchedule,
} from "../../core/ledger/budget-calendar.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { scheduleAfter, type BudgetTerms } from "../../core/ledger/budget.ts";
import { resetDayNames } from "../../core/ledger/budget-record.ts";
import type { AdminStore } from "./operation.ts";
import { invalidField, readAmount } from "./values.ts";

interface ReadBudget {
  readonly budget?: BudgetTerms | null;
}

/** The account or key of a budget. */
export interface BudgetOwner {
  readonly store: Pick<AdminStore, "hasOlderProcess">;
  /** Finds its present budget; null: it has none. Rejects if the owner does not exist. */
  readonly findSchedule: () => Promise<BudgetSchedule | null>;
}

/**
 * Returns the budget of a body. Undefined leaves the budget unchanged; null removes it. Rejects a
 * new time zone or day of reset while a process runs that would count the budget in UTC.
 */
export async function readBudget(
  budget: Schemas["BudgetChange"] | undefined,
  { store, findSchedule }: BudgetOwner,
): Promise<ReadBudget> {
  if (budget === undefined) return {};
  if (budget === null) return { budget: null };
  const terms = readTerms(budget);
  if (isPlain(terms) || !(await store.hasOlderProcess())) return { budget: terms };
  const before = await findSchedule();
  if (before !== null && isSameSchedule(before, scheduleAfter(before, terms))) {
    return { budget: terms };
  }
  throw new GatewayError("older-release-running", OLDER_RELEASE);
}

/** Whether older releases count the budget alike. */
function isPlain({ timeZone = "UTC", resetsOn = 1 }: BudgetTerms): boolean {
  return timeZone === "UTC" && resetsOn === 1;
}

const OLDER_RELEASE =
  "A process of an older release runs, which may count this budget in UTC. " +
  "Set its time zone and its day of reset after the upgrade.";

function readTerms(budget: NonNullable<Schemas["BudgetChange"]>): BudgetTerms {
  const { period, time_zone: timeZone, resets_on: day } = budget;
  const limit = readAmount(budget.limit, "budget.limit", "zero");
  return {
    limit,
    period,
    ...(timeZone !== undefined && { timeZone: readTimeZone(timeZone) }),
    ...(day !== undefined && { resetsOn: readResetDay(day, period) }),
  };
}

function readTimeZone(name: string): string {
  const known = timeZoneName(name);
  if (known !== null) return known;
  const rule = `is ${JSON.stringify(name)}, which is not a time zone of the IANA database; write a name such as Europe/Berlin`;
  throw invalidField("budget.time_zone", "time-zone", rule);
}

/** Returns the number of a day of reset in its period (`BudgetSchedule`). */
function readResetDay(day: string, period: BudgetTerms["period"]): number {
  const days = resetDayNames(period);
  const found = days.indexOf(day);
  if (found >= 0) return found + 1;
  const rule =
    days.length === 0
      ? "applies to a week or a month; a budget per day resets each day"
      : `is ${JSON.stringify(day)}; a budget per ${period} resets on ${days[0]} to ${days.at(-1)}`;
  throw invalidField("budget.resets_on", "reset-day", rule);
}
