import type { Schemas } from "../../../generated/admin/types.ts";
import { countOf, lastDays } from "../kit/format.js";
import { withoutUndefined, type Option } from "./fields.js";

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
const MINUTE_MS = 60_000;

/** Lengths of the periods up to now that can be chosen, in milliseconds. */
const lengths: Readonly<Record<string, number>> = {
  "1h": HOUR_MS,
  "24h": DAY_MS,
  "7d": 7 * DAY_MS,
  "30d": 30 * DAY_MS,
  "90d": 90 * DAY_MS,
};

/** Maximum number of bars in a chart: the minutes of a day. */
const BARS_MAX = 1_440;

/** The periods of a list as options of a field, and the one of an address without a period. */
export interface Periods {
  readonly options: readonly Option[];
  readonly standard: string;
  /** Whether a period of days starts at the current time of day, not at midnight. */
  readonly isRolling?: boolean;
}

const upToWeek: readonly Option[] = [
  ["1h", "Last hour"],
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
];
const custom: Option = ["custom", "Custom"];

/** The periods of records that are kept. */
export const allPeriods: Periods = {
  options: [
    ...upToWeek,
    ["30d", "Last 30 days"],
    ["90d", "Last 90 days"],
    ["all", "All time"],
    custom,
  ],
  standard: "30d",
};

/** The periods of records that are kept for seven days, and that have no sums. */
export const weekPeriods: Periods = {
  options: [...upToWeek, custom],
  standard: "7d",
  isRolling: true,
};

/** The periods of sums whose requests are read one by one. */
export const monthPeriods: Periods = {
  options: [...upToWeek, ["30d", "Last 30 days"], ["90d", "Last 90 days"], custom],
  standard: "30d",
};

/** The periods of sums by minute, which the API has for a day. */
export const minutePeriods: Periods = {
  options: [
    ["1h", "Last hour"],
    ["24h", "Last 24 hours"],
  ],
  standard: "24h",
};

/** Returns the period that the filters of an address name. */
export function periodOf(query: URLSearchParams, { options, standard }: Periods): string {
  const asked = query.get("period");
  const named = asked ?? (query.has("from") || query.has("to") ? "custom" : standard);
  return options.some(([key]) => key === named) ? named : standard;
}

interface Bounds {
  readonly from?: string;
  readonly to?: string;
}

/** Periods of whole days, including today, because parts of an archived hour have no sums. */
const dayPeriods = new Set(["7d", "30d", "90d"]);

/** Returns the bounds of the filters of an address in the form of the API. */
export function boundsOf(query: URLSearchParams, periods = allPeriods): Bounds {
  const period = periodOf(query, periods);
  if (period === "custom")
    return withoutUndefined({
      from: query.get("from") ?? undefined,
      to: query.get("to") ?? undefined,
    });
  const length = lengths[period];
  if (length === undefined) return {};
  if (dayPeriods.has(period) && periods.isRolling !== true)
    return { from: lastDays(length / DAY_MS)[0] ?? "" };
  const from = Math.floor((Date.now() - length) / MINUTE_MS) * MINUTE_MS;
  return { from: new Date(from).toISOString() };
}

const HOURS_MAX = 48;
const MINUTES_MAX = 180;

/**
 * Returns the length of the bars of a chart: minutes for the last few hours, hours for other short
 * periods, otherwise days. Earlier minutes may be in the archive.
 */
export function barsOf({ from, to }: Bounds): Bar {
  if (from === undefined) return "day";
  const length = (to === undefined ? Date.now() : Date.parse(to)) - Date.parse(from);
  if (to === undefined && length <= MINUTES_MAX * MINUTE_MS) return "minute";
  return length <= HOURS_MAX * HOUR_MS ? "hour" : "day";
}
export type Bar = "minute" | "hour" | "day";
const bars = {
  minute: { ms: MINUTE_MS, characters: 16 },
  hour: { ms: HOUR_MS, characters: 13 },
  day: { ms: DAY_MS, characters: 10 },
};

/**
 * Returns the minutes, hours or days from that of `from` to the last one before `to`, or to the
 * current one, as the gateway names groups, in UTC; oldest first.
 */
export function barsBetween(bar: Bar, from: string, to?: string): readonly string[] {
  const { ms, characters } = bars[bar];
  const end = to === undefined ? Date.now() : Date.parse(to) - 1;
  const [first, last] = [Math.floor(Date.parse(from) / ms), Math.floor(end / ms)];
  const count = Math.min(Math.max(1, last - first + 1), BARS_MAX);
  return Array.from({ length: count }, (_, at) =>
    new Date((last - count + 1 + at) * ms).toISOString().slice(0, characters),
  );
}

/** Returns the moment at which a minute, an hour or a day of that form begins. */
export function momentOf(period: string): string {
  if (!period.includes("T")) return period;
  return `${period}${period.includes(":") ? "Z" : ":00Z"}`;
}

/** Returns the minute, hour or day in which a moment is, in that form. */
export function periodAt(bar: Bar, atMs: number): string {
  return new Date(atMs).toISOString().slice(0, bars[bar].characters);
}

/** Returns whether the last minute, hour or day of the bounds is not over. */
export function isLastRunning(bar: Bar, { to }: Bounds): boolean {
  const { ms } = bars[bar];
  return to === undefined || Date.parse(to) > Math.floor(Date.now() / ms) * ms;
}

/** Describes which parts of the first and the last hour or day the bounds cover. */
export function partsOfBars(bar: Bar, count: number, bounds: Bounds): string {
  const { ms } = bars[bar];
  const timeOf = (moment: string | undefined): string => {
    const at = moment === undefined ? 0 : Date.parse(moment);
    return at % ms === 0 ? "" : new Date(at).toISOString().slice(11, 16);
  };
  const [begun, ended] = [timeOf(bounds.from), timeOf(bounds.to)];
  const isOne = count === 1;
  const isRunning = ended === "" && isLastRunning(bar, bounds);
  const parts = [
    ...(begun === "" ? [] : [`${isOne ? "" : "the first "}from ${begun}`]),
    ...(ended === "" ? [] : [`${isOne ? "" : "the last "}until ${ended}`]),
    ...(isRunning ? [isOne ? "not over yet" : "the last one is not over"] : []),
  ];
  return [`${countOf(count, bar)} in UTC`, ...parts].join("; ");
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

/** The usage of a minute, an hour or a day. */
export type PeriodUsage = typeof nothing & { readonly at: string };

/**
 * Returns a row of usage for each minute, hour or day. A period without requests has zeros, so that a chart
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
    at: momentOf(period),
  }));
}

/**
 * Returns the hours up to now as `YYYY-MM-DDTHH` in UTC, including the current one; oldest first.
 */
export function lastHours(hours: number): readonly string[] {
  return barsBetween("hour", new Date(Date.now() - (hours - 1) * HOUR_MS).toISOString());
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
