import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ArchiveReport } from "./retention.ts";

const run = promisify(execFile);

interface ArchiveRun {
  /** Path of the command-line program's file. */
  readonly command: string;
  /** Such as `2026-08`. */
  readonly month: string;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/**
 * Runs `ledger archive` in a separate process, so that its work delays no request. Rejects with the
 * command's error output.
 */
export async function runArchive({
  command,
  month,
  folder,
  signal,
}: ArchiveRun): Promise<ArchiveReport> {
  const words = ["ledger", "archive", "--before", month, "--to", folder, "--json"];
  try {
    const { stdout } = await run(process.execPath, [command, ...words], { signal });
    return JSON.parse(stdout) as ArchiveReport;
  } catch (error) {
    const stderr = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw stderr === "" ? error : new Error(stderr.replace(/^error: /, ""), { cause: error });
  }
}
