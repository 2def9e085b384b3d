import { beforeAll, expect, test } from "vitest";
import { readSeed } from "../../contract-tests/harness/read-seed.ts";
import { runChaos, type ChaosReport } from "./chaos-run.ts";

const seed = readSeed(process.env);
const options = { requests: 10_000, seed, concurrency: 48 };

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
