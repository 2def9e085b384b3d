import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A file of the archive, by its name. */
export interface ArchiveFile {
  /** From 1, over all months. */
  readonly number: number;
  /** Such as `2026-07`. */
  readonly month: string;
  readonly path: string;
}

const NAME = /^(\d{6})-(\d{4}-\d{2})\.jsonl\.gz$/;
const DIGITS = 6;

/** Where the file with this number is. */
export function archiveFile(folder: string, number: number, month: string): ArchiveFile {
  const name = `${String(number).padStart(DIGITS, "0")}-${month}.jsonl.gz`;
  return { number, month, path: join(folder, name) };
}

/** The files of a folder in their order; none where the folder is not there. */
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
