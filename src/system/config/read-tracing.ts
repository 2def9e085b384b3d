import type { ConfigProblems } from "./config-problems.ts";
import { readText } from "./sources.ts";

/** Reads the tracing configuration; null if there is no export address, or traces are disabled. */
export function readTracing({
  env,
  problems,
}: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly problems: ConfigProblems;
}): TracingConfig | null {
  const address =
    readText(env, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") ??
    readText(env, "OTEL_EXPORTER_OTLP_ENDPOINT");
  const isDisabled = readText(env, "OTEL_SDK_DISABLED")?.toLowerCase() === "true";
  const exporter = readText(env, "OTEL_TRACES_EXPORTER") ?? "otlp";
  if (address === undefined || isDisabled || exporter === "none") return null;
  const name = readText(env, "OTEL_TRACES_SAMPLER") ?? "parentbased_always_on";
  const sampler = samplerNames.find((known) => known === name);
  const ratio = Number(readText(env, "OTEL_TRACES_SAMPLER_ARG") ?? "1");
  if (sampler === undefined) {
    problems.add("OTEL_TRACES_SAMPLER", `must be one of ${samplerNames.join(", ")}`);
  }
  if (!(ratio >= 0 && ratio <= 1)) {
    problems.add("OTEL_TRACES_SAMPLER_ARG", "must be a share from 0 to 1");
  }
  if (exporter !== "otlp") problems.add("OTEL_TRACES_EXPORTER", "must be otlp or none");
  const read = (name: string, standard: number): number => {
    const value = Number(readText(env, name) ?? standard);
    if (!(Number.isInteger(value) && value > 0)) problems.add(name, "must be a positive integer");
    return value;
  };
  return {
    sampler: sampler ?? "always_off",
    ratio,
    exportIntervalMs: read("OTEL_BSP_SCHEDULE_DELAY", 5_000),
    waitingSpansMax: read("OTEL_BSP_MAX_QUEUE_SIZE", 2_048),
  };
}

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
