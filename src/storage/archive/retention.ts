import type { Log } from "../../core/log/log.ts";
import { describeError } from "../../core/log/redact.ts";
import { monthName } from "../../core/ledger/archive.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const ROUND_MS = 86_400_000;
/** Minimum delay of the first round; replicas that start together do not all archive at once. */
const FIRST_MS_MIN = 60_000;
const FIRST_MS_MAX = 3_600_000;

/** Output of `ledger archive --json`. */
export interface ArchiveReport {
  readonly months: readonly string[];
  readonly entries: number;
  readonly bytes: number;
  readonly deleted: number;
}

export interface RetentionDependencies {
  /** Number of complete months before the current one that stay in the ledger. */
  readonly months: number;
  /** Archives the months before `month`. `signal` aborts the run; the next run continues. */
  readonly archive: (month: string, signal: AbortSignal) => Promise<ArchiveReport>;
  readonly nowMs: () => number;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  readonly log: Log;
}

/** Archives the months beyond the retention period once a day. */
export class Retention {
  readonly #parts: RetentionDependencies;
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: RetentionDependencies) {
    this.#parts = parts;
    const firstMs = FIRST_MS_MIN + parts.random() * (FIRST_MS_MAX - FIRST_MS_MIN);
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(() => this.#start(), ROUND_MS).unref();
      this.#start();
    }, firstMs).unref();
  }

  /** Aborts a run in progress; no data is lost. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#ending.abort();
    await this.#running;
  }

  #start(): void {
    this.#running = this.#running.then(() => this.#archive());
  }

  async #archive(): Promise<void> {
    const { months, archive, nowMs, log } = this.#parts;
    const { signal } = this.#ending;
    if (signal.aborted) return;
    const month = firstKept(nowMs(), months);
    try {
      const { months: archived, entries, bytes, deleted } = await archive(month, signal);
      if (archived.length === 0) return;
      log.info({ months: archived, entries, bytes, deleted }, "months of the ledger were archived");
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ before: month, error: describeError(error) }, "the ledger was not archived");
    }
  }
}

/** Returns the first month to keep, such as `2026-08`. */
export function firstKept(nowMs: number, months: number): string {
  const now = new Date(nowMs);
  return monthName(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months));
}

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
