import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";

/**
 * Passes the text of every file with this ending through `edit`. Throws if fewer than `atLeast`
 * files change: the generator's output then differs from the output that the patch was written for.
 */
export async function editFiles(
  folder: string,
  options: {
    readonly ending: string;
    readonly atLeast: number;
    readonly edit: (text: string, file: string) => string;
  },
): Promise<void> {
  let changed = 0;
  for (const file of await listFiles(folder, ".")) {
    if (!file.endsWith(options.ending)) continue;
    const path = join(folder, file);
    const before = await readFile(path, "utf8");
    const after = options.edit(before, file);
    if (after === before) continue;
    await writeFile(path, after);
    changed += 1;
  }
  if (changed < options.atLeast) {
    throw new Error(`the patch for ${options.ending} changed ${changed} files in ${folder}`);
  }
}
