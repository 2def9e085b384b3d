import { readFileSync, writeFileSync } from "node:fs";
import type { Tally } from "./tally.ts";

/** Names the file that a run of vitest leaves its counts in, for the command that started it. */
export const TALLY_VARIABLE = "VITEST_TALLY_FILE";

/** A tally without what only the command knows. A failure without a file is the whole run's. */
export type Counts = Pick<Tally, "passed" | "passedIn" | "failures" | "skips">;

/** Writes the counts of a run that has ended; without the variable somebody runs vitest by hand. */
export function writeCounts(counts: Counts): void {
  const file = process.env[TALLY_VARIABLE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
}

/** The counts that a run has left; null if it ended before. */
export function readCounts(file: string): Counts | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Counts;
  } catch {
    return null;
  }
}

/** Adds a failure of the whole run to the counts: one that was seen after the last test. */
export function addLateFailure(error: string): void {
  const file = process.env[TALLY_VARIABLE];
  const counts = file === undefined ? null : readCounts(file);
  if (counts === null) return;
  writeCounts({ ...counts, failures: [...counts.failures, { file: "", test: "", error }] });
}
