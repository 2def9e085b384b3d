import { readdir } from "node:fs/promises";
import { join } from "node:path";

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
