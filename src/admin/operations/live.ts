import type { Schemas } from "../../../generated/admin/types.ts";
import { GatewayError } from "../../errors/gateway-error.ts";
import { formatAmount, nanoUsd } from "../../money/amounts.ts";
import {
  addActivity,
  noActivity,
  readCallKey,
  type ActivityFigures,
  type Counts,
} from "../../observe/activity/activity-figures.ts";
import type { AllFigures } from "../../observe/activity/all-figures.ts";
import type { BreakerFigure, LiveFigures } from "../../observe/activity/process-figures.ts";
import { quantile } from "../../observe/activity/quantiles.ts";
import { histogramTable } from "../../observe/metric-table.ts";
import type { AdminContext } from "../admin-context.ts";
import type { AdminOperation } from "../operation.ts";
import { pastActivity, type MinuteFigures } from "../past-activity.ts";

const MINUTE_MS = 60_000;
const noPast: MinuteFigures = new Map();
const MS_PER_SECOND = 1_000;
const breakerStates = ["closed", "half-open", "open"] as const;
const windowMinutes = {
  "15m": 15,
  "1h": 60,
  "6h": 360,
  "24h": 1_440,
} as const satisfies Readonly<Record<Schemas["ActivityReport"]["window"], number>>;

/** `GET /live`. */
export const showLive: AdminOperation<"showLive"> = async ({ context }) => {
  const processes = await figuresOf(context).live();
  const sum = (read: (figures: LiveFigures) => number): number =>
    processes.reduce((total, figures) => total + read(figures), 0);
  const delays = processes.map(({ eventLoopDelayMs }) => eventLoopDelayMs);
  return {
    object: "live",
    at: new Date(context.now()).toISOString(),
    processes: processes.length,
    requests: sum(({ requests }) => requests),
    streams: sum(({ streams }) => streams),
    ledger_calls: sum(({ ledgerCalls }) => ledgerCalls),
    event_loop_delay_ms: Math.round(Math.max(0, ...delays)),
    store_up: processes.every(({ isStoreUp }) => isStoreUp),
    models: openByModel(processes.flatMap(({ generations }) => generations)),
    breakers: worstBreakers(processes.flatMap(({ breakers }) => breakers)),
  };
};

/** `GET /activity`. */
export const showActivity: AdminOperation<"showActivity"> = async ({ query, context }) => {
  const { window = "1h" } = query;
  const minutes = windowMinutes[window];
  const processes = await figuresOf(context).activity(minutes);
  const nowMs = context.now();
  const sinceMs = Math.min(nowMs, ...processes.map((series) => series.sinceMs));
  const last = Math.floor(nowMs / MINUTE_MS);
  const [start, begun] = [last - minutes + 1, Math.floor(sinceMs / MINUTE_MS)];
  const past = begun < start ? noPast : await pastActivity(context, sinceMs);
  const byMinute = sumByMinute([...processes.flatMap((series) => series.minutes), ...(past ?? [])]);
  const first = past === null ? Math.max(start, begun) : start;
  return {
    object: "activity",
    window,
    processes: processes.length,
    since: new Date(sinceMs).toISOString(),
    data: Array.from({ length: last - first + 1 }, (_, at) =>
      minuteRecord(first + at, byMinute.get(first + at) ?? noActivity),
    ),
    upstreams: upstreamRecords([...byMinute.values()].reduce(addActivity, noActivity)),
  };
};

function figuresOf({ figures }: AdminContext): AllFigures {
  if (figures === null) throw new GatewayError("not-found", "No gateway runs here.");
  return figures;
}

function openByModel(open: LiveFigures["generations"]): readonly Schemas["LiveModel"][] {
  return [...Map.groupBy(open, ({ model }) => model)]
    .map(([model, rows]) => ({
      model,
      requests: rows.length,
      streams: rows.filter(({ isStream }) => isStream).length,
    }))
    .toSorted((one, other) => other.requests - one.requests);
}

/** A breaker belongs to a process; an upstream is as well as the worst of them finds it. */
function worstBreakers(breakers: readonly BreakerFigure[]): readonly Schemas["LiveBreaker"][] {
  const byUpstream = Map.groupBy(breakers, ({ upstream, model }) => `${model}\n${upstream}`);
  return [...byUpstream.values()].flatMap((rows) => {
    const [worst] = rows.toSorted((one, other) => other.state - one.state);
    if (worst === undefined) return [];
    const { upstream, model, state } = worst;
    return [{ upstream, model, state: breakerStates[state] ?? "open" }];
  });
}

function sumByMinute(
  minutes: Iterable<readonly [minute: number, figures: ActivityFigures]>,
): MinuteFigures {
  const sums = new Map<number, ActivityFigures>();
  for (const [minute, figures] of minutes) {
    sums.set(minute, addActivity(sums.get(minute) ?? noActivity, figures));
  }
  return sums;
}

function minuteRecord(minute: number, figures: ActivityFigures): Schemas["ActivityMinute"] {
  return {
    at: new Date(minute * MINUTE_MS).toISOString(),
    requests: figures.requests,
    errors: ranked(figures.errors).map(([code, count]) => ({ code, count })),
    input_tokens: figures.inputTokens,
    output_tokens: figures.outputTokens,
    charge: formatAmount(nanoUsd(figures.chargeNanoUsd)),
    duration: quantilesOf(figures.durations, histogramTable.duration.buckets),
    first_token: quantilesOf(figures.firstTokens, histogramTable.firstToken.buckets),
  };
}

function quantilesOf(
  counts: readonly number[],
  bounds: readonly number[],
): Schemas["ActivityQuantiles"] {
  const at = (share: number): number | null => quantile(share, counts, bounds);
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)];
  if (p50 === null || p95 === null || p99 === null) return null;
  return { p50_ms: inMs(p50), p95_ms: inMs(p95), p99_ms: inMs(p99) };
}

function inMs(seconds: number): number {
  return Math.round(seconds * MS_PER_SECOND);
}

/** The most called first. */
function upstreamRecords({
  calls,
  failures,
  callDurations,
}: ActivityFigures): readonly Schemas["UpstreamActivity"][] {
  const failed = ranked(failures).map(([key, count]) => {
    const [upstream = "", model = "", kind = ""] = readCallKey(key);
    return { upstream, model, kind, count };
  });
  return ranked(calls).map(([key, count]) => {
    const [upstream = "", model = ""] = readCallKey(key);
    const own = failed.filter((row) => row.upstream === upstream && row.model === model);
    const kinds = own.map(({ kind, count: times }) => ({ kind, count: times }));
    const { buckets } = histogramTable.upstreamDuration;
    const duration = quantilesOf(callDurations[key] ?? [], buckets);
    return { upstream, model, calls: count, failures: kinds, duration };
  });
}

function ranked(counts: Counts): readonly (readonly [string, number])[] {
  return Object.entries(counts).toSorted(([, one], [, other]) => other - one);
}
