import { placeOf, type Failure, type Tally } from "./tally.ts";

/** What a run has come to after each failed file had its second try. */
export interface SecondTry {
  readonly tallies: readonly Tally[];
  /** What failed first and passed alone: each is a bug, though it does not fail the run. */
  readonly flaky: readonly Failure[];
}

/**
 * Runs each failed file, or part that is not a file, once more and alone. A file that passes then
 * counts as passed, and its failures as flaky; one that fails twice has the failures of its second
 * run. Its skips are those of the second run. `again` takes the file's path or the part's name.
 */
export async function runAgain(
  tallies: readonly Tally[],
  again: (file: string) => Promise<Tally>,
): Promise<SecondTry> {
  const failures = tallies.flatMap((tally) => tally.failures);
  const second = new Map<string, Tally>();
  for (const file of new Set(failures.map((failure) => failure.file))) {
    second.set(file, await again(file));
  }
  const hasPassed = ({ file }: Failure): boolean => {
    const tally = second.get(file);
    return tally !== undefined && tally.failures.length === 0 && tally.passed > 0;
  };
  const judged = tallies.map((tally): Tally => {
    const files = [...new Set(tally.failures.map(({ file }) => file))];
    const repeats = files.flatMap((file) => second.get(file) ?? []);
    return {
      ...tally,
      passed: tally.passed + tally.failures.filter(hasPassed).length,
      failures: files.flatMap((file) => failuresOf(file, second.get(file))),
      skips: [
        ...tally.skips.filter(({ file }) => !files.includes(file)),
        ...repeats.flatMap(({ skips }) => skips),
      ],
    };
  });
  return { tallies: judged, flaky: failures.filter(hasPassed) };
}

function failuresOf(file: string, tally: Tally | undefined): readonly Failure[] {
  if (tally === undefined) return [];
  if (tally.failures.length > 0) return tally.failures;
  return tally.passed > 0
    ? []
    : [{ file, test: "", error: "No test passed when it ran again alone." }];
}

/** A skip as a failure: where every program is installed, nothing may be left out. */
export function failSkips(tally: Tally): Tally {
  const skipped = tally.skips.map((skip) => ({ ...skip, error: "It was skipped." }));
  return { ...tally, failures: [...tally.failures, ...skipped], skips: [] };
}

/** `flaky: FILE › TEST: first line of the error` */
export function flakyLine(failure: Failure): string {
  const [first = ""] = failure.error.trimStart().split("\n");
  return `flaky: ${placeOf(failure)}: ${first}`;
}
