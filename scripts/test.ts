/**
 * The test command: checks, unit tests, contract tests, Dredd, in parallel. Its last line is `N
 * passed, N failed[, N skipped]`; the exit code is 0 if there are no failures.
 *
 *     npm test                               everything
 *     npm test -- src/core/ledger/decisions.ts    the tests for these files or folders, in seconds
 */
import { runCheck } from "./test/checks.ts";
import { closeRun } from "./test/close-run.ts";
import { concerning } from "./test/concerning.ts";
import { writeResult, TALLIES_VARIABLE } from "./test/result-file.ts";
import { dreddPart, otherParts, testPart } from "./test/npm-test-parts.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { partLine, type Part, type Tally } from "./test/tally.ts";
import { projectsOf, runVitest } from "./test/vitest.ts";

/** Runs the parts of a lane one after another, and the lanes in parallel. */
async function runLanes(...lanes: readonly (readonly Part[])[]): Promise<readonly Tally[]> {
  const ended = lanes.map(async (parts) => {
    const tallies: Tally[] = [];
    for (const { run } of parts) {
      const tally = await run();
      console.log(partLine(tally));
      tallies.push(tally);
    }
    return tallies;
  });
  return (await Promise.all(ended)).flat();
}

function partOfTests(paths: readonly string[]): Part {
  const projects = projectsOf(paths);
  const name = `vitest: ${projects.join(", ")}`;
  return { name, run: () => runVitest(name, projects, { paths }) };
}

async function runConcerning(paths: readonly string[]): Promise<readonly Tally[]> {
  const concern = concerning(paths);
  const tests = concern.tests.length === 0 ? [] : [partOfTests(concern.tests)];
  const others = concern.checks.map((check) => ({ name: check.name, run: () => runCheck(check) }));
  return runLanes(tests, [...others, ...(concern.dredd ? [dreddPart] : [])]);
}

await prepareRun();
const paths = process.argv.slice(2);
const tallies = await (paths.length === 0
  ? runLanes([testPart], otherParts)
  : runConcerning(paths));
writeResult(TALLIES_VARIABLE, tallies);
closeRun(tallies);
