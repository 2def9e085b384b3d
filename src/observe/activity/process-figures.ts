import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metrics } from "../metrics.ts";
import { ActivityLog, type ActivitySeries } from "./activity-log.ts";

/** How often the counters are read and the delay of the event loop starts anew. */
const SAMPLE_MS = 5_000;
/** Of the timer that measures the delay; its mean delay is this with nothing to do. */
const RESOLUTION_MS = 50;
const NANOSECONDS_PER_MS = 1e6;

/** What one process does now. A plain object: workers send it to each other. */
export interface LiveFigures {
  readonly requests: number;
  readonly streams: number;
  readonly ledgerCalls: number;
  readonly eventLoopDelayMs: number;
  readonly isStoreUp: boolean;
  /** Open requests with a known model. */
  readonly generations: readonly { readonly model: string; readonly isStream: boolean }[];
  readonly breakers: readonly BreakerFigure[];
}

/** 0 closed, 1 half-open, 2 open. */
export interface BreakerFigure {
  readonly upstream: string;
  readonly model: string;
  readonly state: number;
}

/** The figures of one process. */
export interface ProcessFigures {
  readonly live: () => LiveFigures;
  readonly activity: (minutes: number) => ActivitySeries;
  readonly close: () => void;
}

export interface ProcessFiguresOptions {
  readonly metrics: Metrics;
  readonly clock: { readonly nowMs: () => number };
  /** The operations that are counted as generation requests. */
  readonly operations: ReadonlySet<string>;
  /** Measures the delay of the event loop, in nanoseconds. */
  readonly openDelays?: (options: { readonly resolution: number }) => LoopDelays;
}

/** A histogram of delays, as node keeps it. */
export type LoopDelays = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  "enable" | "disable" | "percentile" | "reset"
>;

/** Begins to keep the figures of this process. */
export function keepFigures({
  metrics,
  clock,
  operations,
  openDelays = monitorEventLoopDelay,
}: ProcessFiguresOptions): ProcessFigures {
  const delays = openDelays({ resolution: RESOLUTION_MS });
  delays.enable();
  const log = new ActivityLog(() => metrics.activity(operations), clock.nowMs());
  let delayMs = 0;
  const timer = setInterval(() => {
    log.sample(clock.nowMs());
    delayMs = Math.max(0, delays.percentile(99) / NANOSECONDS_PER_MS - RESOLUTION_MS);
    delays.reset();
  }, SAMPLE_MS);
  timer.unref();
  return {
    live: () => readLive(metrics, delayMs),
    activity: (minutes) => log.series(clock.nowMs(), minutes),
    close: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}

function readLive(metrics: Metrics, eventLoopDelayMs: number): LiveFigures {
  const sum = (name: "inFlight" | "streams" | "ledgerPending"): number =>
    metrics.read(name).reduce((total, { value }) => total + value, 0);
  return {
    requests: sum("inFlight"),
    streams: sum("streams"),
    ledgerCalls: sum("ledgerPending"),
    eventLoopDelayMs,
    isStoreUp: metrics.read("storeUp").every(({ value }) => value === 1),
    generations: metrics
      .read("generations")
      .map(({ labels: { model = "", stream } }) => ({ model, isStream: stream === "true" })),
    breakers: metrics.read("breaker").map(({ value, labels: { upstream = "", model = "" } }) => ({
      upstream,
      model,
      state: value,
    })),
  };
}
