import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "../test/run-command.ts";

const INSTALL_LIMIT_MS = 300_000;
const PIP = ["python3", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"] as const;

/**
 * Installs packages of Python's index into a folder of their own, once; later calls find them
 * there. Returns null, or the reason for which it failed. Needs python3 from 3.10 up with pip.
 */
export async function installPythonPackages(
  folder: string,
  packages: readonly string[],
  options: readonly string[] = [],
): Promise<string | null> {
  const marker = join(folder, "installed");
  if (existsSync(marker)) return null;
  await mkdir(dirname(folder), { recursive: true });
  // Moved into place once complete, so that an interrupted installation does not count.
  const unfinished = `${folder}.${process.pid}`;
  const { code, output } = await runCommand(
    [...PIP, ...options, "--no-compile", "--target", unfinished, ...packages],
    { limitMs: INSTALL_LIMIT_MS },
  );
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    return `python3 -m pip install ${packages.join(" ")} failed: ${lastLine(output)}`;
  }
  await writeFile(join(unfinished, "installed"), "");
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
  return null;
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "no output";
}
