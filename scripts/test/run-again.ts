import { oneLine, placeOf, type Failure, type Tally } from "./tally.ts";

/** The result of a run after the second run of each failed file. */
export interface SecondTry {
  readonly tallies: readonly Tally[];
  /** Failures that passed alone: each is a bug, but does not fail the run. */
  readonly flaky: readonly Failure[];
}

/**
 * Runs each failed file once more and alone; a part that failed as a whole, such as a check, runs
 * again instead of its files. A second failure fails the run; a second pass is flaky. Parts that
 * ran again have the counts of the second run. `again` takes the file's path or the part's name.
 */
export async function runAgain(
  tallies: readonly Tally[],
  again: (file: string) => Promise<Tally>,
): Promise<SecondTry> {
  const judged: Tally[] = [];
  const flaky: Failure[] = [];
  for (const tally of tallies) {
    const failed = new Set(tally.failures.map(({ file }) => file));
    const second = new Map<string, Tally>();
    for (const file of failed.has(tally.name) ? [tally.name] : failed) {
      second.set(file, await again(file));
    }
    for (const [file, { failures, passed }] of second) {
      if (failures.length > 0 || passed === 0) continue;
      flaky.push(...tally.failures.filter((one) => file === tally.name || one.file === file));
    }
    judged.push(join(tally, second));
  }
  return { tallies: judged, flaky };
}

/** Returns a tally with the counts of the second run for its failed files. */
function join(first: Tally, second: ReadonlyMap<string, Tally>): Tally {
  const whole = second.get(first.name);
  const repeats = [...second].map(([file, tally]) => failIfEmpty(file, tally));
  const once = {
    passed: sum([...second.keys()].map((file) => first.passedIn?.[file] ?? 0)),
    skips: first.skips.filter(({ file }) => !second.has(file)),
  };
  return {
    ...first,
    passed: (whole ? 0 : first.passed - once.passed) + sum(repeats.map(({ passed }) => passed)),
    failures: repeats.flatMap(({ failures }) => failures),
    skips: [...(whole ? [] : once.skips), ...repeats.flatMap(({ skips }) => skips)],
  };
}

function failIfEmpty(file: string, tally: Tally): Tally {
  if (tally.failures.length > 0 || tally.passed > 0) return tally;
  const error = "No test passed when it ran again alone.";
  return { ...tally, failures: [{ file, test: "", error }] };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** Converts a skip to a failure: with every program installed, all tests must run. */
export function failSkips(tally: Tally): Tally {
  const skipped = tally.skips.map((skip) => ({ ...skip, error: "It was skipped." }));
  return { ...tally, failures: [...tally.failures, ...skipped], skips: [] };
}

/** `flaky: FILE › TEST: first line of the error` */
export function flakyLine(failure: Failure): string {
  const lines = failure.error.split("\n").map((line) => line.trim());
  return `flaky: ${placeOf(failure)}: ${oneLine(lines.find((line) => line !== "") ?? "")}`;
}
