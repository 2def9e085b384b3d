import { readFileSync, writeFileSync } from "node:fs";
import type { Tally } from "./tally.ts";

/** Names the file that `npm test` writes its tallies to, for a command that runs it. */
export const RESULTS_VARIABLE = "TEST_RESULTS_FILE";

/** Writes the tallies where the command that started this run looks for them, if one did. */
export function writeResults(tallies: readonly Tally[]): void {
  const file = process.env[RESULTS_VARIABLE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(tallies));
}

/** The tallies of a run that wrote them; null if it ended before. */
export function readResults(file: string): readonly Tally[] | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as readonly Tally[];
  } catch {
    return null;
  }
}
