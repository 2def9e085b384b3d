import { expect, test } from "vitest";
import type { Counted, Distributed } from "../families.ts";
import { activitySince, callKey, isQuiet, noActivity } from "./activity-figures.ts";
import { type ActivityMetrics, readActivity } from "./read-activity.ts";

type Labels = Counted["labels"];

const counts = (...rows: readonly (readonly [count: number, labels: Labels])[]) => ({
  counts: () => rows.map(([count, labels]): Counted => ({ count, labels })),
});
const sizes = (...rows: readonly (readonly [counts: readonly number[], labels: Labels])[]) => ({
  distributions: () => rows.map(([each, labels]): Distributed => ({ counts: each, labels })),
});

const nothing: ActivityMetrics = {
  requests: counts(),
  errors: counts(),
  tokens: counts(),
  charged: counts(),
  attempts: counts(),
  failures: counts(),
  duration: sizes(),
  firstToken: sizes(),
  upstreamDuration: sizes(),
};
const generations = new Set(["createMessage", "createChatCompletion"]);
const of = (operation: string, code = ""): Labels => ({ operation, ...(code && { code }) });

function read(metrics: Partial<ActivityMetrics>) {
  return readActivity({ ...nothing, ...metrics }, generations);
}

test("requests, their errors and times are those of generations, over all of them", () => {
  const figures = read({
    requests: counts([2, of("createMessage")], [3, of("createChatCompletion")], [9, of("models")]),
    errors: counts(
      [1, of("createMessage", "rate_limited")],
      [2, of("createChatCompletion", "rate_limited")],
      [4, of("createMessage", "timeout")],
      [90, of("getModels", "rate_limited")],
      [91, of("unmatched", "not_found")],
    ),
    duration: sizes(
      [[1, 2, 3], of("createMessage")],
      [[10, 20, 30], of("createChatCompletion")],
      [[9, 9, 9], of("getModels")],
    ),
  });
  expect(figures.requests).toBe(5);
  expect(figures.errors).toEqual({ rate_limited: 3, timeout: 4 });
  expect(figures.durations).toEqual([11, 22, 33]);
});

test("tokens are of the input, or of the answer and its reasoning", () => {
  const figures = read({
    tokens: counts(
      [1, { type: "input" }],
      [2, { type: "cached_input" }],
      [4, { type: "cache_write" }],
      [8, { type: "output" }],
      [16, { type: "reasoning" }],
    ),
    charged: counts([3, { model: "a" }], [4, { model: "b" }]),
    firstToken: sizes([[1], { model: "a" }], [[2, 3], { model: "b" }]),
  });
  expect([figures.inputTokens, figures.outputTokens, figures.chargeNanoUsd]).toEqual([7, 24, 7]);
  expect(figures.firstTokens).toEqual([3, 3]);
});

test("calls and their failures are told apart by upstream and model", () => {
  const [one, other] = [
    { upstream: "u", model: "a" },
    { upstream: "u", model: "b" },
  ];
  const figures = read({
    attempts: counts([3, one], [4, other]),
    failures: counts([1, { ...one, failure: "timeout" }], [2, { ...one, failure: "connect" }]),
    upstreamDuration: sizes([[1, 2], one], [[3], other]),
  });
  expect(figures.callDurations).toEqual({ [callKey("u", "a")]: [1, 2], [callKey("u", "b")]: [3] });
  expect(figures.calls).toEqual({ [callKey("u", "a")]: 3, [callKey("u", "b")]: 4 });
  expect(figures.failures).toEqual({
    [callKey("u", "a", "timeout")]: 1,
    [callKey("u", "a", "connect")]: 2,
  });
});

test("what was counted since a reading is the difference, without its zeros", () => {
  const earlier = {
    requests: 1,
    inputTokens: 2,
    outputTokens: 3,
    chargeNanoUsd: 4,
    errors: { a: 1, b: 2 },
    durations: [1, 2],
    firstTokens: [3],
    calls: { c: 5 },
    failures: { d: 6 },
    callDurations: { c: [1], g: [2] },
  };
  const now = {
    requests: 11,
    inputTokens: 22,
    outputTokens: 33,
    chargeNanoUsd: 44,
    errors: { a: 1, b: 5, e: 1 },
    durations: [1, 4, 1],
    firstTokens: [3],
    calls: { c: 7 },
    failures: { d: 6, f: 1 },
    callDurations: { c: [1, 2], g: [2], h: [3] },
  };
  expect(activitySince(now, earlier)).toEqual({
    requests: 10,
    inputTokens: 20,
    outputTokens: 30,
    chargeNanoUsd: 40,
    errors: { b: 3, e: 1 },
    durations: [0, 2, 1],
    firstTokens: [],
    calls: { c: 2 },
    failures: { f: 1 },
    callDurations: { c: [0, 2], h: [3] },
  });
});

test.each([
  [{}, true],
  [{ requests: 1 }, false],
  [{ calls: { a: 1 } }, false],
])("a minute with %j is quiet: %s", (counted, quiet) => {
  expect(isQuiet({ ...noActivity, ...counted })).toBe(quiet);
});
