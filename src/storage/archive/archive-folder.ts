import { readdir, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join, dirname } from "node:path";

/** An archive file, as described by its name. */
export interface ArchiveFile {
  /** Counted from 1 across all months. */
  readonly number: number;
  /** Such as `2026-07`. */
  readonly month: string;
  readonly path: string;
}

const NAME = /^(\d{6})-(\d{4}-\d{2})\.jsonl\.gz$/;
const DIGITS = 6;

/** Returns the file with this number. */
export function archiveFile(folder: string, number: number, month: string): ArchiveFile {
  const name = `${String(number).padStart(DIGITS, "0")}-${month}.jsonl.gz`;
  return { number, month, path: join(folder, name) };
}

/** Lists the archive files of a folder in order; empty if the folder does not exist. */
export async function listArchive(folder: string): Promise<readonly ArchiveFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, number, month] = NAME.exec(name) ?? [];
      if (number === undefined || month === undefined) return [];
      return [archiveFile(folder, Number(number), month)];
    })
    .toSorted((a, b) => a.number - b.number);
}

/** Steps on the disk. The process may be killed at each of them. */
export interface Disk {
  /**
   * Creates the folder if it does not exist and removes unfinished files of killed runs. `nowMs`:
   * Unix milliseconds.
   */
  readonly prepare: (folder: string, nowMs: number) => Promise<void>;
  /** Renames a file that is on the disk; the new name is durable. */
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** Suffix of a file that is not complete yet. */
export const UNFINISHED = ".part";

/** A younger file may belong to a run in progress. */
const UNFINISHED_MS = 86_400_000;

export const disk: Disk = {
  prepare: async (folder, nowMs) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      if (!name.endsWith(`.jsonl.gz${UNFINISHED}`)) continue;
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found !== null && found.mtimeMs <= nowMs - UNFINISHED_MS) await rm(path, { force: true });
    }
  },
  rename: async (from, to) => {
    await rename(from, to);
    const folder = await open(dirname(to), "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  remove: (path) => rm(path, { force: true }),
};
