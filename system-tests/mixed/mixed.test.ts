import { beforeAll, expect, test } from "vitest";
import { actions } from "./actions.ts";
import { coursesOf, SAMPLES_MIN } from "./flat.ts";
import { type MixedReport, runMixed } from "./run.ts";

/** `npm run proofs:hour` runs for an hour. */
const options = {
  durationMs: 60_000,
  roundsMin: SAMPLES_MIN,
  roundMs: 4_000,
  roundRequestsMin: 200,
  clients: 24,
  rate: null,
  seed: 7,
};
const LIMIT_MS = 3_600_000;

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
  expect(coursesOf(report.samples).filter(({ isFlat }) => !isFlat)).toEqual([]);
});
