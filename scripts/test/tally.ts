/** One failure of a part. */
export interface Failure {
  /**
   * The test file, or the name of a part that has no file, such as a check. Either can run again
   * alone.
   */
  readonly file: string;
  /** The test's full name; empty if the file or the part failed as a whole. */
  readonly test: string;
  readonly error: string;
}

/** A test that did not run. */
export interface Skip {
  /** See `Failure.file`. */
  readonly file: string;
  readonly test: string;
}

/** The counts of one part of the test run. `failures` and `skips` name each. */
export interface Tally {
  readonly name: string;
  readonly passed: number;
  /** Passed tests per test file, if the part has files. */
  readonly passedIn?: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
  readonly skips: readonly Skip[];
  readonly seconds: number;
  /** A fact worth a line even if everything passed. */
  readonly note?: string;
}

/** A part of a run: its name, with which it can be run again, and its function. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

/** Returns the place of a failure or a skip, in one line. */
export function placeOf({ file, test }: Skip): string {
  return oneLine(test === "" ? file : `${file} › ${test}`);
}

/** Returns the text without line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** Merges tallies into one. */
export function mergeTallies(name: string, tallies: readonly Tally[]): Tally {
  return {
    name,
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skips: tallies.flatMap(({ skips }) => skips),
    seconds: tallies.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** Returns the closing line for people and machines. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number): number =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  const skipped = sum(({ skips }) => skips.length);
  return (
    `${sum(({ passed }) => passed)} passed, ${sum(({ failures }) => failures.length)} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : "")
  );
}

/** Returns one line per part with its counts and its duration. */
export function partLine({ name, passed, failures, skips, seconds, note }: Tally): string {
  const mark = failures.length > 0 ? "✗" : "✓";
  const counts = [
    `${passed} passed`,
    ...(failures.length > 0 ? [`${failures.length} failed`] : []),
    ...(skips.length > 0 ? [`${skips.length} skipped`] : []),
  ].join(", ");
  const tail = note === undefined ? "" : `  ${note}`;
  return `${mark} ${name.padEnd(22)} ${counts.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${tail}`;
}
