import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/test/longest-first.ts";
import { sequentialProofs, omittedProjects } from "./scripts/test/test-files.ts";

/** Time limits are safeguards: a loaded machine delays a test, and no test measures a duration. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

const setupFiles = [
  "./contract-tests/harness/without-vendor-keys.ts",
  "./contract-tests/harness/property-seed.ts",
  "./contract-tests/harness/without-warnings.ts",
];

/**
 * Far from UTC, on another date for most of the day, so that code that depends on the machine's
 * zone fails.
 */
const env = { TZ: "Pacific/Kiritimati" };

/** The tests next to the code; mutation testing runs them per folder. */
export const unit = {
  ...patient,
  name: "unit",
  include: ["{src,scripts,conformance}/**/*.test.ts"],
  exclude: Object.values(omittedProjects).flat(),
  setupFiles,
  env,
};

/** Tests against a running server. */
const started = {
  ...patient,
  setupFiles,
  env,
  globalSetup: ["./contract-tests/harness/compile-once.ts"],
};

/** One module graph for all files of a worker: reloading it per file took half of the time. */
const loadedOnce = { isolate: false };

/** Returns the unit tests with random cases, for which the proofs use other seeds. */
function drawnTests(): string[] {
  return globSync(unit.include).filter((file) => readFileSync(file, "utf8").includes("fast-check"));
}

/**
 * Sets the number of parallel files of a project: the proofs' tests start many processes and keep
 * two cores busy. Projects with different numbers of workers run one after another, for which
 * vitest needs their order.
 */
function workers(name: string): object {
  if (name === "gate") return {};
  if (sequentialProofs.has(name)) return { fileParallelism: false };
  return { maxWorkers: 2, sequence: { groupOrder: 1 } };
}

/**
 * `unit` and `contract` are `npm test`, `gate` is the rest of `.ci/run`, and the others are
 * `npm run proofs`. Many tests wait for other processes, so there is one more worker
 * than processors.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1,
    globalSetup: ["./contract-tests/harness/shared/host.ts"],
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...unit, ...loadedOnce } },
      {
        test: {
          ...started,
          ...loadedOnce,
          name: "contract",
          include: ["contract-tests/**/*.test.ts", "system-tests/**/*.test.ts"],
          exclude: unit.exclude,
        },
      },
      ...Object.entries(omittedProjects).map(([name, files]) => ({
        test: { ...started, ...workers(name), name, include: [...files] },
      })),
      { test: { ...unit, name: "drawn", include: drawnTests(), exclude: [] } },
    ],
  },
});
