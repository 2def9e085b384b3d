import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** The figures of one process, as prom-client's registries give them as JSON. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** A worker's question for the figures of all workers, and the supervisor's answer. */
export interface MetricsMessage {
  readonly allMetrics: number;
  /** Absent in a question, and in an answer where a worker did not give its figures in time. */
  readonly text?: string;
}

/** The supervisor's question for a worker's own figures, and the worker's answer. */
export interface FiguresMessage {
  readonly ownMetrics: number;
  /** Absent in a question. */
  readonly figures?: Figures;
}

export function isMetricsMessage(value: unknown): value is MetricsMessage {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "allMetrics");
}

export function isFiguresMessage(value: unknown): value is FiguresMessage {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "ownMetrics");
}
