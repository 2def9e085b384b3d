import { closeRun } from "./close-run.ts";
import { failSkips, flakyLine, runAgain } from "./run-again.ts";
import { closingLine, mergeTallies, placeOf, type Tally } from "./tally.ts";
import { projectsOf, runVitest } from "./vitest.ts";

/** A part of a run; its members may have separate tallies. */
export interface RunPart {
  readonly name: string;
  readonly run: () => Promise<Tally | readonly Tally[]>;
}

/** Runs a part and prints each failure and its summary line. */
async function runPart(title: string, { run }: Pick<RunPart, "run">): Promise<readonly Tally[]> {
  console.log(`=== ${title}`);
  const begunMs = performance.now();
  const tallies = [await run()].flat();
  for (const failure of tallies.flatMap(({ failures }) => failures)) {
    console.log(`✗ ${placeOf(failure)}\n${failure.error}\n`);
  }
  const seconds = ((performance.now() - begunMs) / 1_000).toFixed(0);
  console.log(`=== ${title}: ${closingLine(tallies)} (${seconds} s)`);
  return tallies;
}

/**
 * Runs parts one after another, then each failed file once more, alone; prints repeated failures,
 * flaky tests and the counts. A skip is a failure. `inner` lists the members of the parts that can
 * fail and run again separately.
 */
export async function runParts(
  parts: readonly RunPart[],
  inner: readonly RunPart[] = [],
): Promise<void> {
  const first: Tally[] = [];
  for (const part of parts) first.push(...(await runPart(part.name, part)));
  const known = new Map([...parts, ...inner].map((part) => [part.name, part.run]));
  const { tallies, flaky } = await runAgain(first, async (file) => {
    const run = known.get(file) ?? (() => runVitest(file, projectsOf([file]), { paths: [file] }));
    return mergeTallies(file, await runPart(`again, alone: ${file}`, { run }));
  });
  for (const failure of flaky) console.log(flakyLine(failure));
  if (flaky.length > 0) console.log(`flaky tests: ${flaky.length}`);
  const ended = tallies.map(failSkips);
  for (const failure of ended.flatMap(({ failures }) => failures)) {
    console.log(`=== failed: ${placeOf(failure)}`);
  }
  closeRun(ended);
}
