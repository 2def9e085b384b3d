import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Returns the files below a folder, relative to the root, in a fixed order. */
export async function listFiles(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
