/**
 * What decides whether a change lands: `npm test`, and the parts that any change can break, one
 * after another. Each failed file then runs once more, alone; two failures fail. A skip fails. The
 * last line is `N passed, N failed`.
 *
 *     bash .ci/run              installs what the parts need on a Debian machine, then this
 *     node scripts/bootstrap.mjs scripts/gate.ts ["npm test"|process|money|built|matrix …]
 */
import { otherParts, testPart } from "./test/npm-test-parts.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { runNpmTest } from "./test/run-npm-test.ts";
import { runParts, type RunPart } from "./test/run-parts.ts";
import { gateParts } from "./test/test-files.ts";
import { runVitest } from "./test/vitest.ts";
import { wanted } from "./test/wanted.ts";

await prepareRun();
// No run fails for its draw.
delete process.env["PROPERTY_SEED"];
const parts: readonly RunPart[] = [
  { name: "npm test", run: runNpmTest },
  ...gateParts.map((name) => ({ name, run: () => runVitest(name, [name]) })),
];
await runParts(wanted(parts, process.argv.slice(2)), [testPart, ...otherParts]);
