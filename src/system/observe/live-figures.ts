import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Outage } from "../../upstreams/routing/router.ts";
import type { Metrics } from "./metrics.ts";

/** Interval after which the measurement of the event-loop delay restarts. */
const SAMPLE_MS = 5_000;
/** Resolution of the timer that measures the delay; an idle loop has this mean delay. */
const RESOLUTION_MS = 50;
const NANOSECONDS_PER_MS = 1e6;

/** The open work of this process, which is not stored. */
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
interface BreakerFigure {
  readonly upstream: string;
  readonly model: string;
  readonly state: number;
  /** Null if it is closed. */
  readonly outage: Outage | null;
}

interface LiveFiguresReader {
  readonly read: () => LiveFigures;
  readonly close: () => void;
}

/** A histogram of delays in nanoseconds, from Node.js. */
export type LoopDelays = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  "enable" | "disable" | "percentile" | "reset"
>;

/** Starts to measure the event-loop delay; the other figures are read from the metrics. */
export function watchLiveFigures(
  metrics: Pick<Metrics, "read">,
  outages: () => ReadonlyMap<string, Outage>,
  openDelays: (options: { readonly resolution: number }) => LoopDelays = monitorEventLoopDelay,
): LiveFiguresReader {
  const delays = openDelays({ resolution: RESOLUTION_MS });
  delays.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = Math.max(0, delays.percentile(99) / NANOSECONDS_PER_MS - RESOLUTION_MS);
    delays.reset();
  }, SAMPLE_MS);
  timer.unref();
  return {
    read: () => readLive(metrics, outages(), delayMs),
    close: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}

function readLive(
  metrics: Pick<Metrics, "read">,
  outages: ReadonlyMap<string, Outage>,
  eventLoopDelayMs: number,
): LiveFigures {
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
      outage: outages.get(upstream) ?? null,
    })),
  };
}
