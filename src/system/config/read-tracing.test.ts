import { expect, test } from "vitest";
import { ConfigProblems } from "./config-problems.ts";
import { readTracing, samplerNames, type TracingConfig } from "./read-tracing.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.test:4318" };

/** Returns the tracing configuration of these variables, and the problems. */
function read(env: Readonly<Record<string, string>>): {
  readonly tracing: TracingConfig | null;
  readonly wrong: readonly string[];
} {
  const problems = new ConfigProblems();
  const tracing = readTracing({ env, problems });
  return { tracing, wrong: problems.found.map(({ path, message }) => `${path} ${message}`) };
}

test.each([
  ["no address", {}],
  ["an empty address", { OTEL_EXPORTER_OTLP_ENDPOINT: " " }],
  ["the switch of the whole SDK", { ...endpoint, OTEL_SDK_DISABLED: "TRUE" }],
  ["no exporter", { ...endpoint, OTEL_TRACES_EXPORTER: "none" }],
])("traces are off with %s", (_what, env) => {
  expect(read(env)).toEqual({ tracing: null, wrong: [] });
});

test.each([
  endpoint,
  { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://collector.test:4318/v1/traces" },
  { ...endpoint, OTEL_TRACES_EXPORTER: "otlp", OTEL_SDK_DISABLED: "false" },
])("an address is sufficient, and the standard's defaults apply: %o", (env) => {
  expect(read(env)).toEqual({
    tracing: {
      sampler: "parentbased_always_on",
      ratio: 1,
      exportIntervalMs: 5_000,
      waitingSpansMax: 2_048,
    },
    wrong: [],
  });
});

test.each(samplerNames)("the sampler %s, with its share and sizes", (name) => {
  const { tracing, wrong } = read({
    ...endpoint,
    OTEL_TRACES_SAMPLER: name,
    OTEL_TRACES_SAMPLER_ARG: "0.25",
    OTEL_BSP_SCHEDULE_DELAY: "100",
    OTEL_BSP_MAX_QUEUE_SIZE: "7",
  });
  expect(wrong).toEqual([]);
  expect(tracing).toEqual({
    sampler: name,
    ratio: 0.25,
    exportIntervalMs: 100,
    waitingSpansMax: 7,
  });
});

test.each(["0", "1"])("a share of %s becomes one", (share) => {
  const { tracing, wrong } = read({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: share });
  expect([tracing?.ratio, wrong]).toEqual([Number(share), []]);
});

test.each([
  ["OTEL_TRACES_SAMPLER", "sometimes", "must be one of always_on, "],
  ["OTEL_TRACES_SAMPLER_ARG", "1.1", "must be a share from 0 to 1"],
  ["OTEL_TRACES_SAMPLER_ARG", "-0.1", "must be a share from 0 to 1"],
  ["OTEL_TRACES_SAMPLER_ARG", "half", "must be a share from 0 to 1"],
  ["OTEL_TRACES_EXPORTER", "zipkin", "must be otlp or none"],
  ["OTEL_BSP_SCHEDULE_DELAY", "0", "must be a positive integer"],
  ["OTEL_BSP_MAX_QUEUE_SIZE", "1.5", "must be a positive integer"],
])("%s: %s is refused", (name, value, why) => {
  const { wrong } = read({ ...endpoint, [name]: value });
  expect(wrong).toEqual([expect.stringContaining(`${name} ${why}`)]);
});
