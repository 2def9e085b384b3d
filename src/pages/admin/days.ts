import type { Schemas } from "../../../generated/admin/types.ts";
import { lastDays } from "../kit/format.js";
import { given, type Option } from "./fields.js";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Lengths of the periods up to now that can be chosen, in milliseconds. */
const lengths: Readonly<Record<string, number>> = {
  "1h": DAY_MS / 24,
  "24h": DAY_MS,
  "7d": 7 * DAY_MS,
  "30d": 30 * DAY_MS,
  "90d": 90 * DAY_MS,
};

/** Maximum number of bars in a chart. */
const DAYS_MAX = 400;

const DEFAULT_PERIOD = "30d";

/** The periods as options of a field. */
export const periods: readonly Option[] = [
  ["1h", "Last hour"],
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
  [DEFAULT_PERIOD, "Last 30 days"],
  ["90d", "Last 90 days"],
  ["all", "All time"],
  ["custom", "Custom"],
];

/** Returns the period that the filters of an address name. */
export function periodOf(query: URLSearchParams): string {
  const asked = query.get("period");
  if (asked === null) return query.has("from") || query.has("to") ? "custom" : DEFAULT_PERIOD;
  return periods.some(([key]) => key === asked) ? asked : DEFAULT_PERIOD;
}

interface Bounds {
  readonly from?: string;
  readonly to?: string;
}

/** Returns the bounds of the filters of an address in the form of the API. */
export function boundsOf(query: URLSearchParams): Bounds {
  const period = periodOf(query);
  if (period === "custom")
    return given({ from: query.get("from") ?? undefined, to: query.get("to") ?? undefined });
  const length = lengths[period];
  if (length === undefined) return {};
  const from = Math.floor((Date.now() - length) / MINUTE_MS) * MINUTE_MS;
  return { from: new Date(from).toISOString() };
}

/** Periods of whole days, including today, because parts of an archived hour have no sums. */
const dayPeriods = new Set(["7d", "30d", "90d"]);

/** Like `boundsOf`, but for sums: periods of several days start at midnight. */
export function sumBoundsOf(query: URLSearchParams): Bounds {
  const bounds = boundsOf(query);
  if (bounds.from === undefined || !dayPeriods.has(periodOf(query))) return bounds;
  const first = new Date(Date.parse(bounds.from) + DAY_MS);
  return { ...bounds, from: first.toISOString().slice(0, 10) };
}

/** Returns a moment's day in UTC, as a number. */
const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/**
 * Returns the days from that of `from` to the last one before `to`, or to today, as `YYYY-MM-DD` in
 * UTC; oldest first.
 */
export function daysBetween(from: string, to?: string): readonly string[] {
  const end = to === undefined ? Date.now() : Date.parse(to) - 1;
  const [first, last] = [dayOf(Date.parse(from)), dayOf(end)];
  return lastDays(Math.min(Math.max(1, last - first + 1), DAYS_MAX), end);
}

/** Describes which parts of the first and the last day the bounds cover. */
export function partsOfDays(days: readonly string[], { from, to }: Bounds): string {
  const [today = ""] = lastDays(1);
  const timeOf = (moment: string | undefined): string => {
    const ms = moment === undefined ? 0 : Date.parse(moment);
    return ms % DAY_MS === 0 ? "" : new Date(ms).toISOString().slice(11, 16);
  };
  const [begun, ended] = [timeOf(from), timeOf(to)];
  const isRunning = ended === "" && (days.at(-1) ?? "") >= today;
  const isOne = days.length === 1;
  const parts = [
    ...(begun === "" ? [] : [`${isOne ? "" : "the first "}from ${begun}`]),
    ...(ended === "" ? [] : [`${isOne ? "" : "the last "}until ${ended}`]),
    ...(isRunning ? [isOne ? "not over yet" : "the last one is not complete"] : []),
  ];
  return [`${days.length} ${isOne ? "day" : "days"} in UTC`, ...parts].join("; ");
}

const nothing = {
  requests: 0,
  failed_requests: 0,
  prompt_tokens: 0,
  completion_tokens: 0,
  charge: "0",
  upstream_cost: "0",
  margin: "0",
  mean_duration_ms: null as number | null,
};

/** The usage of a day or an hour. */
export type PeriodUsage = typeof nothing & { readonly at: string };

/**
 * Returns a row of usage for each day or hour. A period without requests has zeros, so that a chart
 * does not bridge it.
 */
export function everyPeriod(
  periods: readonly string[],
  groups: readonly Schemas["UsageGroup"][],
): readonly PeriodUsage[] {
  const byPeriod = new Map(groups.map((row) => [row.group, row]));
  return periods.map((period) => ({
    ...nothing,
    ...byPeriod.get(period),
    at: period.includes("T") ? `${period}:00Z` : period,
  }));
}

/**
 * Returns the hours up to now as `YYYY-MM-DDTHH` in UTC, including the current one; oldest first.
 */
export function lastHours(hours: number): readonly string[] {
  const hourMs = DAY_MS / 24;
  return Array.from({ length: hours }, (_, at) =>
    new Date(Date.now() - (hours - 1 - at) * hourMs).toISOString().slice(0, 13),
  );
}

/**
 * Returns the months from that of `since` to the current one in UTC, as `YYYY-MM`; newest first.
 */
export function monthsSince(since: string): readonly string[] {
  const first = Date.parse(`${since.slice(0, 7)}-01`);
  const months: string[] = [];
  const now = new Date(Date.now());
  for (let back = 0; ; back += 1) {
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back);
    if (month < first) return months;
    months.push(new Date(month).toISOString().slice(0, 7));
  }
}
