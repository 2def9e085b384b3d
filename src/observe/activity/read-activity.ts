import type { Counted, Distributed } from "../families.ts";
import { callKey, type ActivityFigures, type Counts } from "./activity-figures.ts";

interface CounterReader {
  readonly counts: () => readonly Counted[];
}

interface HistogramReader {
  readonly distributions: () => readonly Distributed[];
}

/** The metrics that the activity is read from. */
export interface ActivityMetrics {
  readonly requests: CounterReader;
  readonly errors: CounterReader;
  readonly tokens: CounterReader;
  readonly charged: CounterReader;
  readonly attempts: CounterReader;
  readonly failures: CounterReader;
  readonly duration: HistogramReader;
  readonly firstToken: HistogramReader;
  readonly upstreamDuration: HistogramReader;
}

/** All that was counted since the start; requests and errors of these operations only. */
export function readActivity(
  metrics: ActivityMetrics,
  operations: ReadonlySet<string>,
): ActivityFigures {
  const isCovered = ({ labels }: Counted | Distributed): boolean =>
    operations.has(labels["operation"] ?? "");
  const tokens = metrics.tokens.counts();
  const isOutput = ({ labels }: Counted): boolean =>
    labels["type"] === "output" || labels["type"] === "reasoning";
  return {
    requests: total(metrics.requests.counts().filter(isCovered)),
    inputTokens: total(tokens.filter((counted) => !isOutput(counted))),
    outputTokens: total(tokens.filter(isOutput)),
    chargeNanoUsd: total(metrics.charged.counts()),
    errors: countsBy(metrics.errors.counts().filter(isCovered), ({ code = "" }) => code),
    durations: buckets(metrics.duration.distributions().filter(isCovered)),
    firstTokens: buckets(metrics.firstToken.distributions()),
    calls: countsBy(metrics.attempts.counts(), ({ upstream = "", model = "" }) =>
      callKey(upstream, model),
    ),
    failures: countsBy(metrics.failures.counts(), ({ upstream = "", model = "", failure = "" }) =>
      callKey(upstream, model, failure),
    ),
    callDurations: Object.fromEntries(
      metrics.upstreamDuration
        .distributions()
        .map(({ labels: { upstream = "", model = "" }, counts }) => [
          callKey(upstream, model),
          counts,
        ]),
    ),
  };
}

function total(rows: readonly Counted[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function countsBy(rows: readonly Counted[], nameOf: (labels: Counted["labels"]) => string): Counts {
  const sums = new Map<string, number>();
  for (const { labels, count } of rows) {
    const name = nameOf(labels);
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

function buckets(rows: readonly Distributed[]): readonly number[] {
  const length = Math.max(0, ...rows.map(({ counts }) => counts.length));
  return Array.from({ length }, (_, at) =>
    rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0),
  );
}
