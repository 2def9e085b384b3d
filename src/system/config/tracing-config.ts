export const samplerNames = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Settings of the standard `OTEL_*` variables; exporter and resource read their own variables. */
export interface TracingConfig {
  readonly sampler: (typeof samplerNames)[number];
  /** Share of traces, for the samplers by ratio. */
  readonly ratio: number;
  /** Interval between exports of collected spans (`OTEL_BSP_SCHEDULE_DELAY`). */
  readonly exportIntervalMs: number;
  /**
   * Maximum number of spans that wait for an export; more are dropped (`OTEL_BSP_MAX_QUEUE_SIZE`).
   */
  readonly waitingSpansMax: number;
}
