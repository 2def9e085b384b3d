import { expect, test } from "vitest";
import { countCommand } from "./run-proof.ts";
import { vitestLimitMs } from "../test/vitest.ts";

test.each<readonly [string, number, string, number, number, number]>([
  ["what passed", 0, "noise\n5 passed, 0 failed\n", 5, 0, 0],
  ["the last of several lines", 0, "9 passed, 1 failed\n5 passed, 0 failed", 5, 0, 0],
  ["a failure", 1, "5 passed, 2 failed\n", 5, 1, 0],
  ["a failure with exit code 0", 0, "5 passed, 2 failed\n", 5, 1, 0],
  ["an exit code without a failure", 1, "5 passed, 0 failed\n", 5, 1, 0],
  ["a command that counted no tests", 0, "0 passed, 0 failed\n", 0, 1, 0],
  ["a command without a count", 0, "done\n", 0, 1, 0],
  ["a count within a line", 0, "tests: 5 passed, 0 failed\n", 0, 1, 0],
  ["skips", 0, "5 passed, 0 failed, 1 skipped\n", 5, 0, 1],
  ["a skip of everything", 1, "0 passed, 0 failed, 1 skipped\n", 0, 0, 1],
])("counts %s", (_, code, output, passed, failures, skips) => {
  const counted = countCommand("name", { code, output, seconds: 1 });
  expect([counted.passed, counted.failures.length, counted.skips.length]).toEqual([
    passed,
    failures,
    skips,
  ]);
});

test.each(["CRASH_KILLS", "LAW_RUNS", "MIXED_MINUTES", "ROLLOUT_ROUNDS"])(
  "the long form of a proof by %s is not ended after twenty minutes",
  (variable) => {
    expect(vitestLimitMs({ [variable]: "60" })).toBeGreaterThan(4 * 3_600_000);
    expect(vitestLimitMs({})).toBe(1_200_000);
  },
);
