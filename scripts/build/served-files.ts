import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageFiles, readScript, servedName } from "../../src/pages/page-files.ts";

/** Folders for operators, and the packages of our clients, which a separate command makes. */
const folders = ["docs", "generated/clients/packages"];

/** Returns the files that are copied next to the code, relative to the project. */
export function servedFiles(root: string): readonly string[] {
  const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  const alone = pageFiles.filter((file) => !present.some((folder) => isBelow(file, folder)));
  return [...present, ...alone];
}

/** Copies the served files to the same paths next to the code; scripts of pages as JavaScript. */
export async function copyServedFiles(root: string, folder: string): Promise<void> {
  for (const path of servedFiles(root)) {
    const target = join(folder, servedName(path));
    await mkdir(dirname(target), { recursive: true });
    if (path.endsWith(".ts")) await writeFile(target, readScript(join(root, path)));
    else await cp(join(root, path), target, { recursive: true });
  }
}
