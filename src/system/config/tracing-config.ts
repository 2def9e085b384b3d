export const samplerNames = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** What the standard `OTEL_*` variables ask for; exporter and resource read their own ones. */
export interface TracingConfig {
  readonly sampler: (typeof samplerNames)[number];
  /** Share of traces, for the samplers by ratio. */
  readonly ratio: number;
  /** How often what has gathered is exported (`OTEL_BSP_SCHEDULE_DELAY`). */
  readonly exportIntervalMs: number;
  /** Spans that may wait for an export; more are dropped (`OTEL_BSP_MAX_QUEUE_SIZE`). */
  readonly waitingSpansMax: number;
}
