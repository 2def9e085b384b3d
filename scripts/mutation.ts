/**
 * Mutation testing: plants small bugs in the files of a folder, one at a time, and runs the tests of
 * that folder. Prints the score and each survivor. Exits with 1 if a score is below 85 %, or if a
 * survivor has no reason in `mutation/survivors.json`.
 *
 *     npm run mutation -- src/core/money src/core/ledger   these folders
 *     npm run mutation -- src/core/money/amounts.ts        this file, with the tests of its folder
 *     npm run mutation -- src/access --concurrency=1       uses one processor
 */
import { globSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { markUncompilable } from "./mutation/compile.ts";
import { judge, readSurvivors } from "./mutation/judge.ts";
import { runStryker } from "./mutation/run-stryker.ts";

/** Files that are not source: tests, helpers of tests, and types of scripts. */
const TEST_FILE =
  /\.test\.ts$|\.d\.ts$|\/testing\/|\/suite\/|\/(test-[a-z-]+|[a-z-]+-suite|arbitrary-[a-z-]+)\.ts$/;

/** Tests a folder or a file; returns whether it passed. */
async function testPart(path: string, concurrency: number): Promise<boolean> {
  const isFolder = statSync(path).isDirectory();
  const files = isFolder
    ? globSync(`${path}/**/*.ts`).filter((file) => !TEST_FILE.test(file))
    : [path];
  const tests = `${isFolder ? path : dirname(path)}/**/*.test.ts`;
  const mutants = markUncompilable(await runStryker({ files, tests, concurrency }));
  const { passed, report } = judge(mutants, files, readSurvivors());
  console.log(`${path}: ${report}`);
  return passed;
}

const { values, positionals } = parseArgs({
  options: { concurrency: { type: "string", default: "2" } },
  allowPositionals: true,
});
let passed = 0;
for (const path of positionals) {
  if (await testPart(path.replace(/\/$/, ""), Number(values.concurrency))) passed += 1;
}
console.log(`${passed} passed, ${positionals.length - passed} failed`);
process.exitCode = passed > 0 && passed === positionals.length ? 0 : 1;
