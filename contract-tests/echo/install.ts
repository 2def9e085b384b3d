import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runProgram } from "../clients/run-program.ts";
import { ROOT } from "../clients/paths.ts";
import type { Library } from "./libraries.ts";

/** Folder of the installed releases. */
export const CACHE = join(ROOT, ".cache/echo");

const INSTALL_LIMIT_MS = 300_000;
const python = join(CACHE, "python/bin/python");
const pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"] as const;
/** Further packages that the releases need; they differ in the HTTP client. */
const pythonNeeds = ["anthropic==2.12.0", "openai==3.54.0", "httpx<0.28", "distro", "tqdm"];

async function run(...command: readonly [string, ...string[]]): Promise<void> {
  const options = { folder: CACHE, env: {}, limitMs: INSTALL_LIMIT_MS };
  const { code, output } = await runProgram(command, options);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${output}`);
}

function pythonFolder(name: string, version: string): string {
  return join(CACHE, "python-releases", `${name}-${version}`);
}

/** Installs each release in a separate folder; all of them share one environment. */
export async function installPython(libraries: readonly Library[]): Promise<void> {
  if (!existsSync(python)) await run("python3", "-m", "venv", join(CACHE, "python"));
  await run(...pip, ...pythonNeeds);
  for (const { name, releases } of libraries.filter(({ language }) => language === "python")) {
    for (const version of releases) {
      const folder = pythonFolder(name, version);
      if (existsSync(folder)) continue;
      await run(...pip, "--no-deps", "--target", folder, `${name}==${version}`);
    }
  }
}

function npmAlias(name: string, version: string): string {
  return `${name}-${version}`.replaceAll(/\W+/g, "-").replace(/^-/, "");
}

/** Installs all releases in one folder, each under an alias. */
export async function installNpm(libraries: readonly Library[]): Promise<void> {
  const aliases = libraries
    .filter(({ language }) => language === "npm")
    .flatMap(({ name, releases }) =>
      releases.map((version) => `${npmAlias(name, version)}@npm:${name}@${version}`),
    );
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps"];
  await run("npm", "install", "--prefix", join(CACHE, "npm"), ...quiet, ...new Set(aliases));
}

/** A program and its environment. */
export interface Program {
  readonly command: readonly [string, ...string[]];
  readonly env: Readonly<Record<string, string>>;
}

/** Returns the program that dumps the responses with one release. */
export function programOf(
  release: Omit<Library, "releases"> & { readonly version: string },
): Program {
  const { wire, language, name, version } = release;
  if (language === "python") {
    const command = [
      python,
      join(import.meta.dirname, `${wire.replace("-", "_")}_dumps.py`),
    ] as const;
    return { command, env: { PYTHONPATH: pythonFolder(name, version) } };
  }
  const command = [process.execPath, join(import.meta.dirname, `${wire}-dumps.mjs`)] as const;
  return { command, env: { LIBRARY: entryOf(npmAlias(name, version)) } };
}

/** Resolved from the folder of the releases, not from the program's folder. */
function entryOf(alias: string): string {
  return createRequire(join(CACHE, "npm/index.js")).resolve(alias);
}
