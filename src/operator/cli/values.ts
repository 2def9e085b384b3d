import { readMonth as parseMonth } from "../../core/timing/month.ts";
import { readDate } from "../../system/config/read-date.ts";
import type { AdminInput, AdminReply } from "../../wire/contract/admin-contract.ts";
import { budgetPeriods } from "../../core/ledger/budget-calendar.ts";
import { formatAmount, parseAmount, type NanoUsd } from "../../core/money/amounts.ts";
import { withoutUndefined, UsageError } from "./command.ts";

/** Reads dollars such as `10.00`; throws a `UsageError` if they are not exact or below `min`. */
export function readAmount(text: string, min: "zero" | "above zero"): NanoUsd {
  const amount = parseAmount(text);
  if (amount === undefined) {
    throw new UsageError(
      `${JSON.stringify(text)} is not a valid amount: write dollars such as 10.00, with at most 9 digits ` +
        `after the point and at most 9,000,000`,
    );
  }
  if (amount < 0 || (amount === 0 && min === "above zero")) {
    throw new UsageError(`the amount must be ${min === "zero" ? "zero or more" : min}`);
  }
  return amount;
}

/** Reads a date with an optional time of day; returns the moment as RFC 3339. */
export function readMoment(text: string): string {
  const atMs = readDate(text);
  if (atMs !== undefined) return new Date(atMs).toISOString();
  throw new UsageError(
    `${JSON.stringify(text)} is not a valid date: write 2027-01-01 or 2027-01-01T12:00:00Z`,
  );
}

/** Reads `--month`, such as `2026-11`. It becomes part of a file's name. */
export function readMonth(text: string): string {
  if (parseMonth(text) !== null) return text;
  throw new UsageError(`--month ${JSON.stringify(text)} is not a valid month: write 2026-11`);
}

/** Reads model patterns such as `a/*,b/c`. */
export function readPatterns(text: string): readonly string[] {
  const patterns = text.split(",").map((pattern) => pattern.trim());
  const wrong = patterns.find((pattern) => !/^(?:[^*\s]+\*?|\*)$/.test(pattern));
  if (wrong === undefined) return patterns;
  throw new UsageError(
    `${JSON.stringify(wrong)} is not a valid model pattern: write an id, or the start of one followed by *`,
  );
}

type BudgetTerms = NonNullable<AdminInput<"createAccount">["body"]["budget"]>;

/** Reads a budget such as `5.00/day`. */
export function readBudget(text: string): BudgetTerms {
  const [, limit = "", unit, day, zone] =
    /^([^/]*)\/([^/@,]*)(?:@([^,]*))?(?:,(.*))?$/.exec(text) ?? [];
  const period = budgetPeriods.find((known) => known === unit);
  if (period === undefined) {
    throw new UsageError(
      `${JSON.stringify(text)} is not a valid budget: write 5.00/day, 20.00/week or 50.00/month, then ` +
        `the day of the reset and the time zone if they are others, such as 50.00/month@15,Europe/Berlin`,
    );
  }
  return {
    limit: formatAmount(readAmount(limit, "zero")),
    period,
    ...withoutUndefined({ resets_on: day, time_zone: zone }),
  };
}

/** Reads an HTTP status. */
export function readStatus(text: string): string {
  if (/^[1-9]\d\d$/.test(text)) return text;
  throw new UsageError(`--status ${JSON.stringify(text)} is not an HTTP status: write 429`);
}

/** Reads metadata such as `region=north`, one pair per word. */
export function readPairs(words: readonly string[]): Readonly<Record<string, string>> {
  const pairs = words.map((word): readonly [string, string] => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name !== undefined && value !== undefined) return [name, value];
    throw new UsageError(`${JSON.stringify(word)} is not valid metadata: write name=value`);
  });
  return Object.fromEntries(pairs);
}

/** Formats a budget for a table cell; null: there is no budget. */
export function budgetText(budget: AdminReply<"showAccount">["budget"]): string | null {
  if (budget === null) return null;
  const { limit, period, resets_on: day, time_zone: zone, left, resets_at } = budget;
  const from = day === null || day === "monday" || day === "1" ? "" : `@${day}`;
  const where = zone === "UTC" ? "" : `,${zone}`;
  return `${limit}/${period}${from}${where}, ${left} left until ${resets_at}`;
}

const secondsOf = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** Reads a duration such as `30m` or `24h` in seconds. */
export function readSeconds(text: string): number {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  if (unit === "s" || unit === "m" || unit === "h" || unit === "d") {
    return Number(count) * secondsOf[unit];
  }
  throw new UsageError(
    `${JSON.stringify(text)} is not a valid length of time: write 30m, 24h or 7d`,
  );
}
