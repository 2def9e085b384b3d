import { existsSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { pageFiles } from "../../generated/page-files.ts";

/**
 * Every file that the pages read, relative to the project; `npm run build` ships them in the same
 * places. The packages of our clients are excluded, since they may appear while the gateway runs.
 */
export { pageFiles };

export type PageFile = (typeof pageFiles)[number];

/** The project's folder, or the built one. */
const ROOT = join(import.meta.dirname, "../..");

/**
 * Reads a file of the pages; its name is checked by the compiler. A script is returned as
 * JavaScript: from the build, or from the source with its types blanked out.
 */
export function readPageFile(file: PageFile): Buffer {
  const built = join(ROOT, servedName(file));
  return existsSync(built) ? readFileSync(built) : readScript(join(ROOT, file));
}

/** Returns a page's script as JavaScript; lines and columns are unchanged. */
export function readScript(path: string): Buffer {
  return Buffer.from(stripTypeScriptTypes(readFileSync(path, "utf8")));
}

/** Returns the name of a file in the built folder and in its address: browsers load JavaScript. */
export function servedName(file: string): string {
  return file.replace(/\.ts$/, ".js");
}

/** Returns the files of a folder and its subfolders. */
export function filesIn<const Folder extends string>(
  folder: Folder,
): readonly Extract<PageFile, `${Folder}/${string}`>[] {
  const isInside = (file: PageFile): file is Extract<PageFile, `${Folder}/${string}`> =>
    file.startsWith(`${folder}/`);
  return pageFiles.filter(isInside);
}

/** Throws an error that names each page file that is missing from the folder. */
export function checkPageFiles(root: string = ROOT): void {
  const missing = pageFiles.filter((file) =>
    [file, servedName(file)].every((name) => !existsSync(join(root, name))),
  );
  if (missing.length === 0) return;
  const names = missing.map((file) => `  ${file}`).join("\n");
  throw new Error(`Files that the pages serve are missing in ${root}:\n${names}`);
}
