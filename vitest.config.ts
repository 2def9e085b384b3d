import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What takes minutes, the whole machine, or other servers. */
const longProofs = [
  "contract-tests/abuse/{bodies,connections,endless-replies,stalled-clients}.test.ts",
  "system-tests/money/**/*.test.ts",
  "system-tests/install/**/*.test.ts",
  "system-tests/mixed/mixed.test.ts",
  "system-tests/rollouts/**/*.test.ts",
  "contract-tests/browser/**/*.test.ts",
  "contract-tests/operate/pages.test.ts",
];

/** What an operator relies on and starts many processes for. */
const operations = [
  "contract-tests/{alerts,no-folder,operator,real-model,starting,stopping,workers-metrics}.test.ts",
  "contract-tests/abuse/hosts.test.ts",
  "contract-tests/admin/{audit,command-line}.test.ts",
  "contract-tests/real-model/**/*.test.ts",
  "system-tests/built/**/*.test.ts",
  "system-tests/observe/**/*.test.ts",
  "system-tests/upstreams/{sign-in,vendors}.test.ts",
];

/** Tests beside the code that start processes or take as long as a hundred others. */
const longUnits = [
  "scripts/contract/{firewall,request-mutations}/*.test.ts",
  "scripts/test/interrupted/*.test.ts",
  "src/cli/main.test.ts",
  "src/providers/openai-responses/vendor-types.test.ts",
  "src/storage/sqlite/{crash,sqlite-store}.test.ts",
];

/** Limits on waiting are guards: a loaded machine keeps a test waiting, and none measures how long. */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

const setupFiles = [
  "./contract-tests/harness/without-vendor-keys.ts",
  "./contract-tests/harness/property-seed.ts",
];

/** The tests beside the code; mutation testing takes them a room at a time. */
export const unit = {
  ...patient,
  name: "unit",
  include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
  exclude: longUnits,
  setupFiles,
};

/** Tests against a running server. */
const started = { ...patient, setupFiles };

/** One module graph for all files of a worker: loading it anew for each took half of the time. */
const loadedOnce = { isolate: false };

/** The unit tests whose cases are drawn, which the proofs draw anew. */
function drawnTests(): string[] {
  return globSync(unit.include).filter((file) => readFileSync(file, "utf8").includes("fast-check"));
}

/**
 * `unit` and `contract` are `npm test`; the others are `npm run proofs`. Many tests wait for other
 * processes, so that there is one worker more than there are processors.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1,
    globalSetup: [
      "./contract-tests/harness/compile-once.ts",
      "./contract-tests/harness/shared/host.ts",
    ],
    projects: [
      { test: { ...unit, ...loadedOnce } },
      {
        test: {
          ...started,
          ...loadedOnce,
          name: "contract",
          include: ["contract-tests/**/*.test.ts", "system-tests/**/*.test.ts"],
          exclude: [...longProofs, ...operations],
        },
      },
      { test: { ...started, name: "operations", include: [...operations, ...longUnits] } },
      { test: { ...unit, name: "drawn", include: drawnTests(), exclude: [] } },
      { test: { ...started, name: "proofs", include: longProofs, fileParallelism: false } },
    ],
  },
});
