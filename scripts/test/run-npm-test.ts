import { runAndRead, TALLIES_VARIABLE } from "./result-file.ts";
import { endOf, runCommand, type CommandResult } from "./run-command.ts";
import type { Tally } from "./tally.ts";

/** A safeguard: on a busy machine the command takes ten minutes. */
const NPM_TEST_LIMIT_MS = 1_800_000;

/** Runs `npm test` as in the README; returns its tallies, or a failure of the whole command. */
export async function runNpmTest(): Promise<readonly Tally[]> {
  const name = "npm test";
  const [result, left] = await runAndRead<CommandResult, readonly Tally[]>(
    TALLIES_VARIABLE,
    (env) =>
      runCommand(["npm", "test"], {
        limitMs: NPM_TEST_LIMIT_MS,
        env,
        onOutput: (text) => process.stdout.write(text),
      }),
  );
  const tallies = left ?? [];
  const isExplained = result.code === 0 || tallies.some(({ failures }) => failures.length > 0);
  if (tallies.length > 0 && isExplained) return tallies;
  const failures = [{ file: name, test: "", error: endOf(result) }];
  return [{ name, passed: 0, failures, skips: [], seconds: result.seconds }];
}
