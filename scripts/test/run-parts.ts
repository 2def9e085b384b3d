import { closeRun } from "./close-run.ts";
import { failSkips, flakyLine, runAgain } from "./run-again.ts";
import { partLine, placeOf, type Part, type Tally } from "./tally.ts";
import { projectsOf, runVitest } from "./vitest.ts";

/** Runs a part and prints its line. */
async function runPart({ name, run }: Part): Promise<Tally> {
  console.log(`=== ${name}`);
  const tally = await run();
  console.log(partLine(tally));
  return tally;
}

/**
 * Runs parts one after another, then each failed file once more, alone; prints what failed twice,
 * what was flaky, and the counts. A skip is a failure. `inner` are what the parts consist of, where
 * such a piece can fail and run again by itself.
 */
export async function runParts(parts: readonly Part[], inner: readonly Part[] = []): Promise<void> {
  const first: Tally[] = [];
  for (const part of parts) first.push(await runPart(part));
  const known = new Map([...parts, ...inner].map((part) => [part.name, part]));
  const { tallies, flaky } = await runAgain(first, (file) => {
    const name = `again, alone: ${file}`;
    const run =
      known.get(file)?.run ?? (() => runVitest(name, projectsOf([file]), { paths: [file] }));
    return runPart({ name, run });
  });
  for (const failure of flaky) console.log(flakyLine(failure));
  if (flaky.length > 0) console.log(`flaky tests: ${flaky.length}`);
  const ended = tallies.map(failSkips);
  for (const { failures } of ended) {
    for (const failure of failures) console.log(`=== failed: ${placeOf(failure)}`);
  }
  closeRun(ended);
}
