import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLiveFigures } from "./live-figures.ts";
import { Metrics } from "./metrics.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const outage = { sinceMs: 1, nextTrialMs: 2, cause: null };

/** Returns the figures of a process with an event-loop delay set by the test. */
function watch() {
  const metrics = new Metrics({ processMetrics: false, version: "1" });
  const calls: string[] = [];
  const state = { delayNanoseconds: 50e6 };
  const outages = () => new Map([["u", outage]]);
  const figures = watchLiveFigures(metrics, outages, ({ resolution }) => ({
    enable: () => calls.push(`enable ${resolution}`) > 0,
    disable: () => calls.push("disable") > 0,
    reset: () => void calls.push("reset"),
    percentile: (percent) => {
      calls.push(`percentile ${percent}`);
      return state.delayNanoseconds;
    },
  }));
  return { metrics, calls, state, figures };
}

test.each([
  ["of an idle loop is zero", 50e6, 0],
  ["is the excess over the timer's resolution", 80e6, 30],
  ["is never below zero", 49e6, 0],
])("the delay %s", (_name, nanoseconds, delayMs) => {
  const { state, figures } = watch();
  expect(figures.read().eventLoopDelayMs).toBe(0);
  state.delayNanoseconds = nanoseconds;
  vi.advanceTimersByTime(5_000);
  expect(figures.read().eventLoopDelayMs).toBe(delayMs);
});

test("the delay covers only the last five seconds, until closed", () => {
  const { calls, figures } = watch();
  vi.advanceTimersByTime(10_000);
  const read = ["percentile 99", "reset"];
  expect(calls).toEqual(["enable 50", ...read, ...read]);
  figures.close();
  expect(vi.getTimerCount()).toBe(0);
  expect(calls.at(-1)).toBe("disable");
});

test("open work is read from the gauges", () => {
  const { metrics, figures } = watch();
  const none = { requests: 0, streams: 0, ledgerCalls: 0, isStoreUp: true };
  expect(figures.read()).toMatchObject({ ...none, generations: [], breakers: [] });
  const gauge = (name: Parameters<Metrics["watch"]>[0], value: number, labels = {}): void =>
    metrics.watch(name, () => [{ value, labels }]);
  gauge("inFlight", 2);
  gauge("inFlight", 3);
  gauge("streams", 7);
  gauge("ledgerPending", 11);
  gauge("generations", 1, { model: "a/b", stream: "true" });
  gauge("generations", 1, { model: "c/d", stream: "false" });
  gauge("breaker", 2, { upstream: "u", model: "a/b" });
  gauge("breaker", 0, { upstream: "v", model: "a/b" });
  expect(figures.read()).toEqual({
    requests: 5,
    streams: 7,
    ledgerCalls: 11,
    eventLoopDelayMs: 0,
    isStoreUp: true,
    generations: [
      { model: "a/b", isStream: true },
      { model: "c/d", isStream: false },
    ],
    breakers: [
      { upstream: "u", model: "a/b", state: 2, outage },
      { upstream: "v", model: "a/b", state: 0, outage: null },
    ],
  });
});

test.each([
  [[1, 1], true],
  [[1, 0], false],
  [[0], false],
])("with %j the store is up: %s", (values, isStoreUp) => {
  const { metrics, figures } = watch();
  for (const value of values) metrics.watch("storeUp", () => [{ value, labels: {} }]);
  expect(figures.read().isStoreUp).toBe(isStoreUp);
});
