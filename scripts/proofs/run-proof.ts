import { endOf, runCommand, type CommandResult } from "../test/run-command.ts";
import type { Failure, Part, Tally } from "../test/tally.ts";
import { runVitest } from "../test/vitest.ts";
import type { Proof } from "./list.ts";

/** A safeguard: the clients' scenarios first build six clients. */
const COMMAND_LIMIT_MS = 3_600_000;

/** Returns the parts of a proof: its test files, and its command. */
export function partsOf({ name, files, command }: Proof): readonly Part[] {
  const parts: Part[] = [];
  if (files !== undefined) parts.push({ name, run: () => runVitest(name, [files]) });
  if (command !== undefined) {
    const own = files === undefined ? name : `${name}: ${command.slice(1).join(" ")}`;
    parts.push({ name: own, run: () => runProofCommand(own, command) });
  }
  return parts;
}

async function runProofCommand(
  name: string,
  command: readonly [string, ...string[]],
): Promise<Tally> {
  const result = await runCommand(command, {
    limitMs: COMMAND_LIMIT_MS,
    env: { NO_COLOR: "1" },
    onOutput: (text) => process.stdout.write(text),
  });
  return { name, seconds: result.seconds, ...countCommand(name, result) };
}

/**
 * Counts a command by its last line `N passed, N failed[, N skipped]`. A command fails if it lacks
 * that line, counts no tests, or exits with an error but reports no failure.
 */
export function countCommand(
  name: string,
  result: CommandResult,
): Pick<Tally, "passed" | "failures" | "skips"> {
  const { code, output } = result;
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const [passed, failed, skipped] = (lines.at(-1) ?? []).slice(1).map((text) => Number(text ?? 0));
  const skips = skipped ? [{ file: name, test: `${skipped} skipped` }] : [];
  const ran = (passed ?? 0) + (skipped ?? 0) > 0;
  if (failed === 0 && ran && (code === 0 || skips.length > 0))
    return { passed: passed ?? 0, failures: [], skips };
  const error = `${failed ?? "No count of"} failed. ${endOf(result)}`;
  const failure: Failure = { file: name, test: "", error };
  return { passed: passed ?? 0, failures: [failure], skips };
}
