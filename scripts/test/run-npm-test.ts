import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readResults, RESULTS_VARIABLE } from "./results-file.ts";
import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";

/** A guard: on a busy machine the command takes ten minutes. */
const NPM_TEST_LIMIT_MS = 2_400_000;

/** Runs `npm test`, as the README names it, and adds up the tallies that it leaves. */
export async function runNpmTest(): Promise<Tally> {
  const name = "npm test";
  const folder = await mkdtemp(join(tmpdir(), "npm-test-"));
  const file = join(folder, "results.json");
  try {
    const { code, output, seconds } = await runCommand(["npm", "test"], {
      limitMs: NPM_TEST_LIMIT_MS,
      env: { [RESULTS_VARIABLE]: file },
      onOutput: (text) => process.stdout.write(text),
    });
    const tallies = readResults(file) ?? [];
    const failures = tallies.flatMap((tally) => tally.failures);
    const skips = tallies.flatMap((tally) => tally.skips);
    const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
    if (tallies.length === 0 || (code !== 0 && failures.length === 0)) {
      failures.push({ file: name, test: "", error: `It ended with ${code}.\n${output}` });
    }
    return { name, passed, failures, skips, seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
