import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App } from "../app.js";
import {
  barsBetween,
  everyPeriod,
  lastHours,
  momentOf,
  periodAt,
  type Bar,
  type PeriodUsage,
} from "../days.js";
import type { Option } from "../fields.js";
import { lastDays } from "../../kit/format.js";
import { readPages } from "../../kit/read-list.js";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MINUTES_MAX = DAY_MS / MINUTE_MS;
/** Minutes of a chart at least, as an hour is known from clocks. */
const MINUTES_MIN = 60;
/** Younger usage is shown by hour. */
const HOURS_MS = 7 * DAY_MS;
/** The last minutes that are read again: a process may record the end of a request late. */
const REREAD_MS = 5 * MINUTE_MS;

const windows = {
  "24h": { name: "24 hours", bar: "hour", days: 1 },
  "7d": { name: "7 days", bar: "hour", days: 7 },
  "30d": { name: "30 days", bar: "day", days: 30 },
} as const;
export type WindowKey = keyof typeof windows;
export const windowOptions = Object.entries(windows).map(
  ([key, { name }]) => [key, name] as Option<WindowKey>,
);

/** Returns the name of a window, such as `7 days`, and its length. */
export function windowOf(key: WindowKey): { readonly name: string; readonly days: number } {
  return windows[key];
}

type Groups = readonly Schemas["UsageGroup"][];

interface Chart {
  readonly bar: Bar;
  readonly rows: readonly PeriodUsage[];
}

/** The usage of a window. */
export interface WindowUsage {
  /** The start of the window, in the form of the API. */
  readonly from: string;
  /** The hours or days of the window. */
  readonly rows: readonly PeriodUsage[];
  /** Those that are over, and the same ones of the window before. */
  readonly complete: readonly PeriodUsage[];
  readonly before: readonly PeriodUsage[];
  /** The rows of the charts. */
  readonly chart: Chart;
}

/** Reads the usage of a window. */
export type ReadWindow = (key: WindowKey, signal: AbortSignal) => Promise<WindowUsage>;

/**
 * Returns a function that reads a window and the one before it in one call. Without usage before the
 * window the charts begin with the first request: by minute on its first day, later by hour or day,
 * which takes a further call.
 */
export function windowReader(app: App): ReadWindow {
  const readMinutes = minuteReader(app);
  const readChart = async (
    groups: Groups,
    standard: Chart,
    signal: AbortSignal,
  ): Promise<Chart> => {
    const begun = groups.find(({ requests }) => requests > 0)?.group ?? "";
    if (begun === "" || momentOf(begun) < (standard.rows[0]?.at ?? "")) return standard;
    const begunAt = Date.parse(momentOf(begun));
    if (Date.now() - begunAt < DAY_MS) {
      const minutes = await readMinutes(momentOf(begun), signal);
      const least = Date.now() - (MINUTES_MIN - 1) * MINUTE_MS;
      const first = Math.min(least, Date.parse(momentOf(minutes[0]?.group ?? begun)));
      const periods = barsBetween("minute", new Date(first).toISOString());
      return { bar: "minute", rows: everyPeriod(periods, minutes) };
    }
    const from = momentOf(begun);
    if (standard.bar === "hour" || Date.now() - begunAt >= HOURS_MS) {
      return { bar: standard.bar, rows: standard.rows.filter(({ at }) => at >= from) };
    }
    const query = { by: "hour", from, limit: "1000" } as const;
    const { data } = await app.client.getUsage({ query, signal });
    return { bar: "hour", rows: everyPeriod(barsBetween("hour", from), data) };
  };
  return async (key, signal) => {
    const { bar, days } = windows[key];
    const periods = key === "24h" ? lastHours(24) : barsBetween(bar, lastDays(days)[0] ?? "");
    const periodBefore = (period: string): string =>
      periodAt(bar, Date.parse(momentOf(period)) - days * DAY_MS);
    const from = momentOf(periodBefore(periods[0] ?? ""));
    const query = { by: bar, from, limit: "1000" } as const;
    const { data } = await app.client.getUsage({ query, signal });
    const rows = everyPeriod(periods, data);
    const complete = periods.slice(0, -1);
    return {
      from: momentOf(periods[0] ?? ""),
      rows,
      complete: everyPeriod(complete, data),
      before: everyPeriod(complete.map(periodBefore), data),
      chart: await readChart(data, { bar, rows }, signal),
    };
  };
}

/**
 * Returns a function that reads the usage by minute since a moment of the last day. Later calls read
 * only the last minutes again.
 */
function minuteReader(app: App): (since: string, signal: AbortSignal) => Promise<Groups> {
  let known: { readonly since: string; readonly minutes: Groups } = { since: "", minutes: [] };
  return async (since, signal) => {
    const kept = known.since === since ? known.minutes : [];
    const last = kept.at(-1)?.group;
    const lastAt = Date.parse(last === undefined ? since : momentOf(last));
    const again = periodAt("minute", Math.max(Date.parse(since), lastAt - REREAD_MS));
    const query = { by: "minute", from: momentOf(again) } as const;
    const { rows } = await readPages(
      (page) => app.client.getUsage({ query: { ...query, ...page }, signal }),
      { rowsMax: MINUTES_MAX },
    );
    known = { since, minutes: [...kept.filter(({ group }) => group < again), ...rows] };
    return known.minutes;
  };
}
