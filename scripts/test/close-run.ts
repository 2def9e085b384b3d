import { closingLine, placeOf, type Tally } from "./tally.ts";

/** Prints each failure and skip, then the line of counts; a failure sets the exit code. */
export function closeRun(tallies: readonly Tally[]): void {
  const failures = tallies.flatMap((tally) => tally.failures);
  for (const [at, failure] of failures.entries()) {
    console.log(`\n[${at + 1}] ${placeOf(failure)}\n${failure.error}`);
  }
  const skips = tallies.flatMap((tally) => tally.skips);
  if (skips.length > 0)
    console.log(`\nSkipped:\n${skips.map((skip) => `  ${placeOf(skip)}`).join("\n")}`);
  console.log(`\n${closingLine(tallies)}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
