import { expect, test } from "vitest";
import { Metrics } from "../metrics.ts";
import { sandboxModels } from "../../catalog/sandbox-models.ts";
import { addActivity, callKey, noActivity, readCallKey } from "./activity-figures.ts";
import { ActivityLog, MINUTES_KEPT } from "./activity-log.ts";

const MINUTE_MS = 60_000;
const START_MS = 10 * MINUTE_MS;
const generations = new Set(["createMessage"]);

function open(): { readonly metrics: Metrics; readonly log: ActivityLog } {
  const metrics = new Metrics({ processMetrics: false, version: "1.2.3" });
  return { metrics, log: new ActivityLog(() => metrics.activity(generations), START_MS) };
}

function end(metrics: Metrics, operation: string, code: string | null, seconds: number): void {
  metrics.requestEnded({ operation, status: code === null ? 200 : 429, code, seconds });
}

test("a request counts in the minute in which the counters are read", () => {
  const { metrics, log } = open();
  end(metrics, "createMessage", null, 0.02);
  log.sample(START_MS + 1);
  end(metrics, "createMessage", "rate_limited", 0.02);
  end(metrics, "createMessage", null, 0.02);
  const { sinceMs, minutes } = log.series(START_MS + MINUTE_MS, 60);
  expect(sinceMs).toBe(START_MS);
  expect(minutes.map(([minute, { requests, errors }]) => [minute, requests, errors])).toEqual([
    [10, 1, {}],
    [11, 2, { rate_limited: 1 }],
  ]);
});

test("pages and the operators' own requests are not counted", () => {
  const { metrics, log } = open();
  for (const operation of ["listAccounts", "playground", "getModels"]) {
    end(metrics, operation, "not_found", 1);
  }
  expect(log.series(START_MS, 60).minutes).toEqual([]);
});

test("tokens, charges, times and calls are summed over models", () => {
  const { metrics, log } = open();
  const [model] = sandboxModels();
  const [upstream] = model?.upstreams ?? [];
  if (model === undefined || upstream === undefined) throw new Error("no sandbox model");
  const ended = { operation: "createMessage", status: 200, code: null, seconds: 1 };
  const usage = {
    promptTokens: 10,
    completionTokens: 6,
    cachedTokens: 3,
    cacheWriteTokens: 2,
    reasoningTokens: 1,
  };
  for (const name of ["a/b", "c/d"]) {
    metrics.requestEnded(ended);
    metrics.generationEnded({
      ...ended,
      usage,
      upstream,
      model: name,
      chargeNanoUsd: 7,
      firstTokenSeconds: 0.5,
    });
  }
  metrics.upstreamAttempted({ upstream, model, seconds: 1, refusedField: null, failure: null });
  metrics.upstreamAttempted({
    upstream,
    model,
    seconds: 1,
    refusedField: null,
    failure: "timeout",
  });
  const figures = log.series(START_MS, 60).minutes[0]?.[1] ?? noActivity;
  expect(figures).toMatchObject({ requests: 2, inputTokens: 20, outputTokens: 12 });
  expect(figures.chargeNanoUsd).toBe(14);
  const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);
  expect([sum(figures.durations), sum(figures.firstTokens)]).toEqual([2, 2]);
  expect(figures.calls).toEqual({ [callKey(upstream.id, model.id)]: 2 });
  expect(figures.failures).toEqual({ [callKey(upstream.id, model.id, "timeout")]: 1 });
});

test("a day is kept, quiet minutes take no place, and a window is its own minutes", () => {
  const { metrics, log } = open();
  for (const minute of [0, 5, MINUTES_KEPT + 2]) {
    end(metrics, "createMessage", null, 1);
    log.sample(START_MS + minute * MINUTE_MS);
  }
  const nowMs = START_MS + (MINUTES_KEPT + 2) * MINUTE_MS;
  const minutesOf = (minutes: number): readonly number[] =>
    log.series(nowMs, minutes).minutes.map(([minute]) => minute - 10);
  expect(minutesOf(MINUTES_KEPT)).toEqual([5, MINUTES_KEPT + 2]);
  expect(minutesOf(15)).toEqual([MINUTES_KEPT + 2]);
});

test("the figures of several processes add up", () => {
  const one = { ...noActivity, requests: 1, errors: { a: 1 }, durations: [1, 2] };
  const other = { ...noActivity, requests: 2, errors: { a: 1, b: 3 }, durations: [0, 1, 4] };
  expect(addActivity(one, other)).toEqual({
    ...noActivity,
    requests: 3,
    errors: { a: 2, b: 3 },
    durations: [1, 3, 4],
  });
  expect(readCallKey(callKey('a"b', "c"))).toEqual(['a"b', "c"]);
});

test("a minute of more than a day ago takes no memory any more", () => {
  const { metrics, log } = open();
  for (const minute of [0, 1, MINUTES_KEPT - 1, MINUTES_KEPT]) {
    end(metrics, "createMessage", null, 1);
    log.sample(START_MS + minute * MINUTE_MS);
  }
  const nowMs = START_MS + MINUTES_KEPT * MINUTE_MS;
  const kept = log.series(nowMs, 10 * MINUTES_KEPT).minutes.map(([minute]) => minute - 10);
  expect(kept).toEqual([1, MINUTES_KEPT - 1, MINUTES_KEPT]);
});

test.each([
  [1, [3]],
  [2, [2, 3]],
  [4, [0, 2, 3]],
])("a window of %i minutes ends with the one that runs: %j", (minutes, shown) => {
  const { metrics, log } = open();
  for (const minute of [0, 2, 3]) {
    end(metrics, "createMessage", null, 1);
    log.sample(START_MS + minute * MINUTE_MS);
  }
  const series = log.series(START_MS + 4 * MINUTE_MS - 1, minutes);
  expect(series.minutes.map(([minute]) => minute - 10)).toEqual(shown);
});
