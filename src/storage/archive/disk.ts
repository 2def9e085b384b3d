import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The steps on the disk, each of which the process may not outlive. */
export interface Disk {
  /**
   * Makes the folder where there is none, and takes out what a run that was killed left unfinished. `nowMs`:
   * Unix milliseconds.
   */
  readonly prepare: (folder: string, nowMs: number) => Promise<void>;
  /** Gives a file that is on the disk its name, for good. */
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** What a file is called before it is whole. */
export const UNFINISHED = ".part";

/** What was written later than so long ago may be a file of a run that is under way. */
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
