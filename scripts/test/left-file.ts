import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Failure, Tally } from "./tally.ts";

/** Names the file that a run of vitest leaves its counts in, for the command that started it. */
export const COUNTS_VARIABLE = "VITEST_COUNTS_FILE";

/** Names the file that `npm test` leaves its tallies in, for a command that started it. */
export const TALLIES_VARIABLE = "TEST_TALLIES_FILE";

type Variable = typeof COUNTS_VARIABLE | typeof TALLIES_VARIABLE;

/** A tally without what only the command knows. A failure without a file is the whole run's. */
export type Counts = Pick<Tally, "passed" | "passedIn" | "failures" | "skips">;

/** Writes what a run has come to, if a command that waits for it has named a file. */
export function leave(variable: Variable, left: Counts | readonly Tally[]): void {
  const file = process.env[variable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(left));
}

/** Adds a failure of the whole run to the counts that it has left, if it has left some. */
export function leaveLate(error: Failure["error"]): void {
  const file = process.env[COUNTS_VARIABLE];
  const counts = file === undefined ? null : read<Counts>(file);
  if (counts === null) return;
  const failures = [...counts.failures, { file: "", test: "", error }];
  leave(COUNTS_VARIABLE, { ...counts, failures });
}

/** Null if the run ended before it left anything. */
function read<Left>(file: string): Left | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Left;
  } catch {
    return null;
  }
}

/**
 * Starts a run with a file of its own to leave something in; resolves with how the run ended, and
 * with what it left, null if nothing.
 */
export async function runAndRead<Ended, Left>(
  variable: Variable,
  run: (env: Readonly<Record<string, string>>) => Promise<Ended>,
): Promise<readonly [Ended, Left | null]> {
  const folder = await mkdtemp(join(process.cwd(), ".cache/left-"));
  const file = join(folder, "left.json");
  try {
    const ended = await run({ [variable]: file });
    return [ended, read<Left>(file)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
