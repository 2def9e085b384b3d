/** A worker's question for the figures of all workers, and the supervisor's answer. */
export interface MetricsMessage {
  readonly allMetrics: number;
  /** Absent in a question, and in an answer where a worker did not give its figures in time. */
  readonly text?: string;
}

export function isMetricsMessage(value: unknown): value is MetricsMessage {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "allMetrics");
}
