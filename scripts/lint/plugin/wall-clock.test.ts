import { expect, test } from "vitest";
import { findingsOf } from "./test-rule.ts";

const rows: readonly (readonly [file: string, text: string, found: readonly string[]])[] = [
  ["src/http/a.ts", "f(Date.now(), new Date());", ["Date.now", "new Date()"]],
  ["src/http/b.ts", "f({ nowMs: Date.now });", ["Date.now"]],
  ["src/http/c.ts", "f(clock.nowMs() - startMs);", ["nowMs"]],
  ["src/http/d.ts", "class A { #nowMs = () => 1; f() { return this.#nowMs(); } }", ["nowMs"]],
  ["src/http/e.ts", "const { nowMs } = clock; f(nowMs());", ["nowMs"]],
  ["src/http/f.ts", "new Breaker(clock.nowMs);", ["nowMs"]],
  ["src/storage/g.ts", "f(clock.nowMs(), Date.now());", ["Date.now"]],
  ["src/http/h.ts", "f(clock.elapsedMs(), performance.now(), new Date(atMs), { nowMs });", []],
  ["src/http/i.test.ts", "f(clock.nowMs());", []],
  ["src/core/timing/clock.ts", "f(Date.now());", []],
];

test("the source uses the wall clock only where a time of day is needed", () => {
  const rule = { name: "clocks/no-wall-clock", plugin: "wall-clock.ts" };
  const found = findingsOf(
    rule,
    rows.map(([file, text]) => [file, text]),
  );
  expect(found).toEqual(rows.map(([, , wanted]) => wanted));
});
