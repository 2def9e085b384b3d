import { expect, test } from "vitest";
import { Stopwatch } from "./clock.ts";

test("a stopwatch adds up the time while it runs", () => {
  let nowMs = 100;
  const watch = new Stopwatch(() => nowMs);
  const after = (ms: number, act: "start" | "stop" | "read"): number => {
    nowMs += ms;
    if (act !== "read") watch[act]();
    return watch.totalMs();
  };
  expect(after(5, "start")).toBe(0);
  expect(after(3, "read")).toBe(3);
  expect(after(1, "start")).toBe(4);
  expect(after(1, "stop")).toBe(5);
  expect(after(9, "stop")).toBe(5);
  expect(after(9, "start")).toBe(5);
  expect(after(2, "read")).toBe(7);
});
