import { expect, test } from "vitest";
import { Gathering } from "./gathering.ts";

/** Simulates batches of this many calls each, one every `everyMs`, for a quarter of a second. */
function busy(others: number, { calls, everyMs }: { calls: number; everyMs: number }) {
  let nowMs = 0;
  const gathering = new Gathering({ others: () => others, elapsedMs: () => nowMs });
  while (nowMs < 250) {
    nowMs += everyMs;
    gathering.sent(calls);
  }
  return { gathering, pass: (ms: number) => (nowMs += ms) };
}

test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [64, 2],
])("next to %d other processes, a busy one waits %d ms", (others, ms) => {
  expect(busy(others, { calls: 4, everyMs: 2 }).gathering.pauseMs()).toBe(ms);
});

test.each([
  [{ calls: 1, everyMs: 100 }, 0],
  [{ calls: 1, everyMs: 2.2 }, 0],
  [{ calls: 1, everyMs: 1.8 }, 2],
  [{ calls: 90, everyMs: 30 }, 2],
])("with %j, a wait is skipped if no further call is expected: %d ms", (load, ms) => {
  expect(busy(3, load).gathering.pauseMs()).toBe(ms);
});

test("a call after a pause does not wait, nor does the very first", () => {
  const { gathering, pass } = busy(3, { calls: 4, everyMs: 2 });
  pass(100);
  expect(gathering.pauseMs()).toBe(0);
  expect(new Gathering({ others: () => 3, elapsedMs: () => 0 }).pauseMs()).toBe(0);
});

test("two batches within one clock tick do not cause an infinite rate", () => {
  const { gathering, pass } = busy(3, { calls: 1, everyMs: 100 });
  gathering.sent(1);
  gathering.sent(1);
  pass(2_000);
  gathering.sent(1);
  expect(gathering.pauseMs()).toBe(0);
});
