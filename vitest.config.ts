import { defineConfig } from "vitest/config";

/** What takes minutes, the whole machine, or other servers: `npm run proofs`, and CI. */
const longProofs = [
  "contract-tests/abuse/{bodies,connections,endless-replies,stalled-clients}.test.ts",
  "system-tests/money/**/*.test.ts",
  "system-tests/install/**/*.test.ts",
  "system-tests/mixed/mixed.test.ts",
  "system-tests/rollouts/**/*.test.ts",
  "contract-tests/browser/**/*.test.ts",
  "contract-tests/operate/pages.test.ts",
];

/** What an operator relies on and starts many processes for; beside the long proofs, two at once. */
const operations = [
  "contract-tests/{no-folder,operator,real-model,starting,stopping,workers-metrics}.test.ts",
  "contract-tests/abuse/hosts.test.ts",
  "contract-tests/real-model/**/*.test.ts",
  "system-tests/built/**/*.test.ts",
  "system-tests/observe/**/*.test.ts",
];

/** Tests beside the code that take as long as a hundred others: with the operations. */
const longUnits = [
  "scripts/contract/{firewall,request-mutations}/*.test.ts",
  "scripts/test/interrupted/*.test.ts",
];

/** A loaded machine keeps a test waiting; none measures how long. */
const patient = { expect: { poll: { timeout: 30_000 } } };

/** The tests beside the code; mutation testing takes them a room at a time. */
export const unit = {
  ...patient,
  name: "unit",
  // Loaded machines are slow; no test measures time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
  exclude: longUnits,
  setupFiles: ["./contract-tests/harness/without-vendor-keys.ts"],
};

/** Tests against a running server. */
const started = {
  ...patient,
  setupFiles: ["./contract-tests/harness/without-vendor-keys.ts"],
  globalSetup: ["./contract-tests/harness/compile-once.ts"],
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** The tests beside the code, those against a running server, and two kinds of long proofs. */
export default defineConfig({
  test: {
    // By default one processor is left idle: half of a small machine.
    maxWorkers: "100%",
    projects: [
      { test: unit },
      {
        test: {
          ...started,
          name: "contract",
          include: ["contract-tests/**/*.test.ts", "system-tests/**/*.test.ts"],
          exclude: [...longProofs, ...operations],
        },
      },
      { test: { ...started, name: "operations", include: [...operations, ...longUnits] } },
      {
        test: {
          ...started,
          name: "proofs",
          include: longProofs,
          testTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
