/**
 * The test command: checks, unit tests, contract tests, Dredd, side by side. Its last line is
 * `N passed, N failed[, N skipped]`; the exit code is 0 when nothing failed.
 *
 *     npm test                               everything
 *     npm test -- src/ledger/decisions.ts    what concerns these files or folders, in seconds
 */
import { checks, runCheck } from "./test/checks.ts";
import { closeRun } from "./test/close-run.ts";
import { concerning } from "./test/concerning.ts";
import { runDredd } from "./test/dredd.ts";
import { prepareRun } from "./test/prepare-run.ts";
import { writeResults } from "./test/results-file.ts";
import { partLine, type Tally } from "./test/tally.ts";
import { projectsOf, runVitest } from "./test/vitest.ts";

type Run = () => Promise<Tally>;

/** Runs what a lane holds one after another, and the lanes beside each other. */
async function runLanes(...lanes: readonly (readonly Run[])[]): Promise<readonly Tally[]> {
  const ended = lanes.map(async (runs) => {
    const tallies: Tally[] = [];
    for (const run of runs) {
      const tally = await run();
      console.log(partLine(tally));
      tallies.push(tally);
    }
    return tallies;
  });
  return (await Promise.all(ended)).flat();
}

async function runEverything(): Promise<readonly Tally[]> {
  const vitest = () => runVitest("vitest: unit, contract", ["unit", "contract"]);
  return runLanes([vitest], [...checks.map((check) => () => runCheck(check)), runDredd]);
}

function runTests(tests: readonly string[]): Run {
  const projects = projectsOf(tests);
  return () => runVitest(`vitest: ${projects.join(", ")}`, projects, { paths: tests });
}

async function runConcerning(paths: readonly string[]): Promise<readonly Tally[]> {
  const concern = concerning(paths);
  const { tests } = concern;
  const vitest = tests.length === 0 ? [] : [runTests(tests)];
  const others = concern.checks.map((check) => () => runCheck(check));
  return runLanes(vitest, [...others, ...(concern.dredd ? [runDredd] : [])]);
}

await prepareRun();
const paths = process.argv.slice(2);
const tallies = await (paths.length === 0 ? runEverything() : runConcerning(paths));
writeResults(tallies);
closeRun(tallies);
