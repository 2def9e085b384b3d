import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { readResults, RESULTS_VARIABLE } from "./results-file.ts";
import { endOf, runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";

/** A guard: on a busy machine the command takes ten minutes. */
const NPM_TEST_LIMIT_MS = 2_400_000;

/** Runs `npm test`, as the README names it; its tallies, or a failure of the whole command. */
export async function runNpmTest(): Promise<readonly Tally[]> {
  const name = "npm test";
  const folder = await mkdtemp(join(".cache", "npm-test-"));
  const file = join(process.cwd(), folder, "results.json");
  try {
    const result = await runCommand(["npm", "test"], {
      limitMs: NPM_TEST_LIMIT_MS,
      env: { [RESULTS_VARIABLE]: file },
      onOutput: (text) => process.stdout.write(text),
    });
    const tallies = readResults(file) ?? [];
    const isExplained = result.code === 0 || tallies.some(({ failures }) => failures.length > 0);
    if (tallies.length > 0 && isExplained) return tallies;
    const { seconds } = result;
    const failures = [{ file: name, test: "", error: endOf(result) }];
    return [...tallies, { name, passed: 0, failures, skips: [], seconds }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
