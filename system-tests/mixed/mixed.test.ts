import { beforeAll, expect, test } from "vitest";
import { actions } from "./actions.ts";
import { coursesOf, SAMPLES_MIN } from "./flat.ts";
import { type MixedReport, runMixed } from "./run.ts";

/** `MIXED_MINUTES` makes longer runs. */
const MINUTES = Number(process.env["MIXED_MINUTES"] ?? 1);
const durationMs = MINUTES * 60_000;
const options = {
  durationMs,
  roundsMin: SAMPLES_MIN,
  roundMs: MINUTES > 1 ? 25_000 : 4_000,
  roundRequestsMin: 200,
  clients: 24,
  seed: 7,
};
const LIMIT_MS = durationMs + 3_600_000;

let report: MixedReport;

beforeAll(async () => {
  report = await runMixed(options);
}, LIMIT_MS);

test("every response is correct or a typed error, and the ledger is consistent", () => {
  expect(report.problems).toEqual([]);
});

test("every kind of traffic occurred, and the configuration was reloaded during the run", () => {
  const seen = [...report.endings.keys()].map((ending) => ending.replace(/: .*/, ""));
  expect(new Set(seen)).toEqual(new Set(Object.keys(actions)));
  expect(report.reloads).toBeGreaterThanOrEqual(options.roundsMin);
});

test("memory, sockets, files and timers stay flat", () => {
  const courses = coursesOf(report.samples);
  console.info(`${report.requests} requests, ${report.reloads} reloads`, courses);
  expect(courses.filter(({ isFlat }) => !isFlat)).toEqual([]);
});
