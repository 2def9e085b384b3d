import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";

/** A safeguard: on a busy machine its gateways take minutes. */
const DREDD_LIMIT_MS = 900_000;

/** Runs Dredd against its own server and reads the transaction counts from the closing line. */
export async function runDredd(): Promise<Tally> {
  const { code, output, seconds } = await runCommand(
    [process.execPath, "contract-tests/dredd/run.ts"],
    { limitMs: DREDD_LIMIT_MS, env: { NO_COLOR: "1" } },
  );
  const name = "dredd";
  const counts = /^dredd: (\d+) passed, (\d+) failed(?:; (.*))?$/m.exec(output);
  const passed = Number(counts?.[1] ?? 0);
  const failed = Number(counts?.[2] ?? 0);
  if (counts !== null && code === 0 && failed === 0) {
    return { name, passed, failures: [], skips: [], seconds, note: counts[3] ?? "" };
  }
  const error = `${Math.max(failed, 1)} failed; it ended with ${code}\n${output.trim()}`;
  return { name, passed, failures: [{ file: name, test: "", error }], skips: [], seconds };
}
