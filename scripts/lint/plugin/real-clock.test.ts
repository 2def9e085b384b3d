import { beforeAll, describe, expect, test } from "vitest";
import { findingsOf } from "./test-rule.ts";

type Row = readonly [name: string, file: string, text: string, found: readonly string[]];

const harness = "../contract-tests/harness/real-clock.ts";

const rows: readonly Row[] = [
  [
    "a wait",
    "a.test.ts",
    "await new Promise((resolve) => setTimeout(resolve, 5));",
    ["setTimeout"],
  ],
  ["a wait by its object", "a2.test.ts", "globalThis.setTimeout(f, 5);", ["setTimeout"]],
  ["an interval", "b.test.ts", "setInterval(() => 1, 5);", ["setInterval"]],
  ["a wait that is handed on", "c.test.ts", "run({ sleep: setTimeout });", ["setTimeout"]],
  [
    "timers as promises",
    "d.test.ts",
    'import { setTimeout as s } from "node:timers/promises"; s(1);',
    ["node:timers/promises"],
  ],
  ["the time", "e.test.ts", "f(Date.now());", ["Date.now"]],
  ["a clock that is the machine's", "f.test.ts", "f({ nowMs: Date.now });", ["Date.now"]],
  ["this moment", "g.test.ts", "f(new Date().toISOString());", ["new Date()"]],
  [
    "a duration",
    "h.test.ts",
    "const at = performance.now(); f(performance.now() - at);",
    ["performance.now", "performance.now"],
  ],
  ["the processor's clock", "i.test.ts", "f(process.hrtime.bigint());", ["process.hrtime"]],
  ["a limit", "j.test.ts", "f(AbortSignal.timeout(5));", ["AbortSignal.timeout"]],
  ["chance", "k.test.ts", "f(Math.random());", ["Math.random"]],
  [
    "chance under a fake clock",
    "l.test.ts",
    "vi.useFakeTimers(); f(Math.random(), Date.now());",
    ["Math.random"],
  ],
  [
    "the clock of a stand-in, in a test",
    "m.test.ts",
    `import { pause, until } from "${harness}"; pause(until);`,
    ["pause"],
  ],
  ["a wait in a helper", "src/http/testing/n.ts", "setTimeout(f, 5);", ["setTimeout"]],
  ["a wait in a program of the tests", "contract-tests/o.ts", "setTimeout(f, 5);", ["setTimeout"]],
  ["a fake clock", "p.test.ts", "vi.useFakeTimers(); setTimeout(f, Date.now()); new Date();", []],
  ["a date that is given", "q.test.ts", 'f(new Date("2026-01-01"), Date.UTC(2026, 0, 1));', []],
  ["a clock of the test's own", "r.test.ts", "const setTimeout = (f) => f(); setTimeout(f);", []],
  [
    "a field of that name",
    "s.test.ts",
    "f({ setTimeout: 1 }); clock.setTimeout(f, clock.now());",
    [],
  ],
  [
    "a guard",
    "t.test.ts",
    `import { until, wallClockMs } from "${harness}"; until(wallClockMs);`,
    [],
  ],
  [
    "the clock of a stand-in, in the stand-in",
    "system-tests/u.ts",
    `import { pause } from "${harness}"; pause(1);`,
    [],
  ],
  [
    "the guards' own file",
    "contract-tests/harness/real-clock.ts",
    "setTimeout(f, Date.now());",
    [],
  ],
  ["the source", "src/http/v.ts", "setTimeout(f, Date.now());", []],
];

let found: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const findings = findingsOf(
    { name: "tests/no-real-clock", plugin: "real-clock.ts" },
    rows.map(([, file, text]) => [file, text]),
  );
  found = new Map(rows.map(([, file], at) => [file, findings[at] ?? []]));
});

describe("the machine's clock in tests", () => {
  test.each(rows)("%s", (_name, file, _text, wanted) => {
    expect(found.get(file)).toEqual(wanted);
  });
});
