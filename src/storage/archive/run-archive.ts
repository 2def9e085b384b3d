import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { ArchiveReport } from "./retention.ts";

const run = promisify(execFile);

interface ArchiveRun {
  /** The file of the operators' commands. */
  readonly command: string;
  /** Such as `2026-08`. */
  readonly month: string;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/**
 * Carries out `ledger archive` in a process of its own, whose work keeps no request waiting. Rejects with
 * what the command said.
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
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw said === "" ? error : new Error(said.replace(/^error: /, ""), { cause: error });
  }
}
