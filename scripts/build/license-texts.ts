import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundledPackages } from "./bundled-packages.ts";

/** Writes `LICENSES.txt`: the licence text of every bundled package. */
export async function writeLicenseTexts(root: string, folder: string): Promise<void> {
  const lockfile = await readFile(join(root, "package-lock.json"), "utf8");
  const texts = await Promise.all(
    bundledPackages(lockfile).map(async ({ name, version, license }) => {
      const text = await licenseOf(join(root, "node_modules", name));
      return `${name} ${version}: ${license}\n\n${text}`;
    }),
  );
  await writeFile(join(folder, "LICENSES.txt"), `${texts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`);
}

/**
 * Returns the package's licence file. Most packages without such a file name a short licence in
 * their manifest.
 */
async function licenseOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const name = names.find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  if (name === undefined) return "The package has no licence file of its own.";
  return (await readFile(join(folder, name), "utf8")).trim();
}
