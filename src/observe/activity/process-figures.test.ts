import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Metrics } from "../metrics.ts";
import { keepFigures } from "./process-figures.ts";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** Figures of a process whose loop is delayed as the test says. */
function keep() {
  const metrics = new Metrics({ processMetrics: false, version: "1" });
  const calls: string[] = [];
  const state = { nowMs: 0, delayNanoseconds: 50e6 };
  const figures = keepFigures({
    metrics,
    clock: { nowMs: () => state.nowMs },
    operations: new Set(["createMessage"]),
    openDelays: ({ resolution }) => ({
      enable: () => calls.push(`enable ${resolution}`) > 0,
      disable: () => calls.push("disable") > 0,
      reset: () => void calls.push("reset"),
      percentile: (percent) => {
        calls.push(`percentile ${percent}`);
        return state.delayNanoseconds;
      },
    }),
  });
  return { metrics, calls, state, figures };
}

test.each([
  ["of an idle loop is none", 50e6, 0],
  ["is what exceeds the timer's own resolution", 80e6, 30],
  ["is never below zero", 49e6, 0],
])("the delay %s", (_name, nanoseconds, delayMs) => {
  const { state, figures } = keep();
  expect(figures.live().eventLoopDelayMs).toBe(0);
  state.delayNanoseconds = nanoseconds;
  vi.advanceTimersByTime(5_000);
  expect(figures.live().eventLoopDelayMs).toBe(delayMs);
});

test("the delay is that of the last five seconds alone, until the end", () => {
  const { calls, figures } = keep();
  vi.advanceTimersByTime(10_000);
  const read = ["percentile 99", "reset"];
  expect(calls).toEqual(["enable 50", ...read, ...read]);
  figures.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(calls.at(-1)).toBe("disable");
});

test("the counters are read every five seconds: each request is in the minute of its reading", () => {
  const { metrics, state, figures } = keep();
  const ended = { operation: "createMessage", status: 200, code: null, seconds: 1 };
  for (const minute of [1, 2]) {
    metrics.requestEnded(ended);
    state.nowMs = minute * MINUTE_MS;
    vi.advanceTimersByTime(5_000);
  }
  state.nowMs = 3 * MINUTE_MS;
  metrics.requestEnded({ ...ended, operation: "getModels" });
  const { sinceMs, minutes } = figures.activity(60);
  expect(sinceMs).toBe(0);
  expect(minutes.map(([minute, { requests }]) => [minute, requests])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test("what happens now is read from the gauges", () => {
  const { metrics, figures } = keep();
  const none = { requests: 0, streams: 0, ledgerCalls: 0, isStoreUp: true };
  expect(figures.live()).toMatchObject({ ...none, generations: [], breakers: [] });
  const watch = (name: Parameters<Metrics["watch"]>[0], value: number, labels = {}): void =>
    metrics.watch(name, () => [{ value, labels }]);
  watch("inFlight", 2);
  watch("inFlight", 3);
  watch("streams", 7);
  watch("ledgerPending", 11);
  watch("generations", 1, { model: "a/b", stream: "true" });
  watch("generations", 1, { model: "c/d", stream: "false" });
  watch("breaker", 2, { upstream: "u", model: "a/b" });
  expect(figures.live()).toEqual({
    requests: 5,
    streams: 7,
    ledgerCalls: 11,
    eventLoopDelayMs: 0,
    isStoreUp: true,
    generations: [
      { model: "a/b", isStream: true },
      { model: "c/d", isStream: false },
    ],
    breakers: [{ upstream: "u", model: "a/b", state: 2 }],
  });
});

test.each([
  [[1, 1], true],
  [[1, 0], false],
  [[0], false],
])("with %j the store is up: %s", (values, isStoreUp) => {
  const { metrics, figures } = keep();
  for (const value of values) metrics.watch("storeUp", () => [{ value, labels: {} }]);
  expect(figures.live().isStoreUp).toBe(isStoreUp);
});
