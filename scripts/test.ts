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
import { partLine, type Tally } from "./test/tally.ts";
import { projectsOf, runVitest } from "./test/vitest.ts";

type Part = () => Promise<Tally>;

/** Runs the parts of a lane one after another, and the lanes beside each other. */
async function runLanes(...lanes: readonly (readonly Part[])[]): Promise<readonly Tally[]> {
  const runs = lanes.map(async (parts) => {
    const tallies: Tally[] = [];
    for (const part of parts) {
      const tally = await part();
      console.log(partLine(tally));
      tallies.push(tally);
    }
    return tallies;
  });
  return (await Promise.all(runs)).flat();
}

async function runEverything(): Promise<readonly Tally[]> {
  const vitest = () => runVitest(["unit", "contract"]);
  return runLanes([vitest], [...checks.map((check) => () => runCheck(check)), runDredd]);
}

async function runConcerning(paths: readonly string[]): Promise<readonly Tally[]> {
  const concern = concerning(paths);
  const { tests } = concern;
  const vitest = tests.length === 0 ? [] : [() => runVitest(projectsOf(tests), tests)];
  const parts = concern.checks.map((check) => () => runCheck(check));
  return runLanes(vitest, [...parts, ...(concern.dredd ? [runDredd] : [])]);
}

await prepareRun();
const paths = process.argv.slice(2);
closeRun(await (paths.length === 0 ? runEverything() : runConcerning(paths)));
