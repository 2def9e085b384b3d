import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Failure, Tally } from "./tally.ts";

/** Names the file for the counts of a vitest run, which the command that started it reads. */
export const COUNTS_VARIABLE = "VITEST_COUNTS_FILE";

/** Names the file for the tallies of `npm test`, which the command that started it reads. */
export const TALLIES_VARIABLE = "TEST_TALLIES_FILE";

type Variable = typeof COUNTS_VARIABLE | typeof TALLIES_VARIABLE;

/**
 * A tally without the fields that only the command knows. A failure without a file belongs to the
 * whole run.
 */
export type Counts = Pick<Tally, "passed" | "passedIn" | "failures" | "skips">;

/** Writes the result of a run if a waiting command has named a file. */
export function writeResult(variable: Variable, left: Counts | readonly Tally[]): void {
  const file = process.env[variable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(left));
}

/** Adds a failure of the whole run to its written counts, if they exist. */
export function addLateFailure(error: Failure["error"]): void {
  const file = process.env[COUNTS_VARIABLE];
  const counts = file === undefined ? null : read<Counts>(file);
  if (counts === null) return;
  const failures = [...counts.failures, { file: "", test: "", error }];
  writeResult(COUNTS_VARIABLE, { ...counts, failures });
}

/** Returns null if the run ended before it wrote its result. */
function read<Left>(file: string): Left | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Left;
  } catch {
    return null;
  }
}

/**
 * Starts a run with a separate file for its result; resolves with the end of the run and its
 * result, which is null if it wrote none.
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
