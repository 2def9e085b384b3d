/**
 * The gate for a change: `npm test`, then the files of `gateFiles`. Each failed file then runs once
 * more, alone; a file that fails twice fails the run. A skip is a failure. The last line is
 * `N passed, N failed`.
 *
 *     bash .ci/run              installs the programs that the parts need on a Debian machine, then runs this
 *     node scripts/bootstrap.mjs scripts/gate.ts ["npm test"|gate]
 */
import { otherParts, testPart } from "./test/npm-test-parts.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { runNpmTest } from "./test/run-npm-test.ts";
import { runParts, type RunPart } from "./test/run-parts.ts";
import { runVitest } from "./test/vitest.ts";
import { selectNamed } from "./test/select-named.ts";

await prepareRun();
// A run must not fail because of its random seed.
delete process.env["PROPERTY_SEED"];
const parts: readonly RunPart[] = [
  { name: "npm test", run: runNpmTest },
  { name: "gate", run: () => runVitest("gate", ["gate"]) },
];
await runParts(selectNamed(parts, process.argv.slice(2)), [testPart, ...otherParts]);
