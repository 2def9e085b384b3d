import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

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
