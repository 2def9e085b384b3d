import { expect, test } from "vitest";
import { RecentUse } from "./recent-use.ts";

function start(halfLifeMs = 1_000) {
  let nowMs = 0;
  const use = new RecentUse({ elapsedMs: () => nowMs, halfLifeMs });
  return { use, pass: (ms: number): unknown => (nowMs += ms) };
}

test("usage of a key counts half after each half-life", () => {
  const { use, pass } = start();
  use.add("a", 40);
  use.add("b", 8);
  expect([use.of("a"), use.of("b"), use.of("c")]).toEqual([40, 8, 0]);
  pass(1_000);
  expect([use.of("a"), use.of("b")]).toEqual([20, 4]);
  use.add("a", 5);
  expect(use.of("a")).toBe(25);
  pass(2_000);
  expect(use.of("a")).toBe(6.25);
});

test("a clock that steps back increases no value", () => {
  const { use, pass } = start();
  pass(5_000);
  use.add("a", 40);
  pass(-5_000);
  expect(use.of("a")).toBe(40);
});

test("keys whose usage has decayed are removed when others arrive", () => {
  const { use, pass } = start();
  for (let at = 0; at < 100; at += 1) use.add(`old ${at}`, 10);
  pass(60_000);
  for (let at = 0; at < 150; at += 1) use.add("new", 1);
  expect(use.keys).toBe(1);
});

test("many small amounts add up", () => {
  const { use } = start();
  for (let at = 0; at < 1_000; at += 1) use.add("a", 0.01);
  expect(use.of("a")).toBeCloseTo(10);
});

test("a key with remaining usage is kept", () => {
  const { use } = start();
  for (let at = 0; at < 10; at += 1) use.add(`key ${at}`, 10);
  for (let at = 0; at < 100; at += 1) use.add("other", 1);
  expect(use.keys).toBe(11);
});
