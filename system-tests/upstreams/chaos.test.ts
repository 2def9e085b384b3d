import { beforeAll, expect, test } from "vitest";
import { runChaos, type ChaosReport } from "./chaos-run.ts";

/** The command `chaos.ts` runs ten thousand, with a reset at every byte. */
const options = { requests: 1_500, resetStep: 7, seed: 7, concurrency: 48 };

let report: ChaosReport;

beforeAll(async () => {
  report = await runChaos(options);
});

test("each request ends as exactly one of a correct response, a typed error, an in-stream error", () => {
  expect(report.problems).toEqual([]);
});

test("every kind of failure occurred, and every kind of ending", () => {
  expect([...report.endings.keys()]).toEqual(
    expect.arrayContaining([
      ...["cut, then reset", "cut, then end", "clean-cut", "loris", "status"],
      ...["compressed", "other-form", "success", "page"],
    ]),
  );
  const endings = [...report.endings.values()].flatMap((counts) => [...counts.keys()]);
  expect(new Set(endings).size).toBe(3);
  expect(report.upstreamCalls).toBeGreaterThan(options.requests);
});

test("sockets, timers and heap return to their previous values", () => {
  expect(report.leftovers).toEqual([]);
});
