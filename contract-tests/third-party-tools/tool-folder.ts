import { cp, mkdir, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { runProgram, type ProgramResult } from "../clients/run-program.ts";

/** The repository. */
export const ROOT = join(import.meta.dirname, "../..");
/** The served contract, which the tools read. */
export const DOCUMENT = join(ROOT, "generated/openapi.json");
const CACHE = join(ROOT, ".cache/third-party-tools");
const STEP_LIMIT_MS = 1_200_000;

export type Command = readonly [string, ...string[]];

/** Returns a tool's folder below `.cache/`; creates it if needed. */
export async function openToolFolder(name: string): Promise<string> {
  const folder = join(CACHE, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Runs commands in a folder one after the other; throws with the output of one that fails. */
export async function runSteps(
  folder: string,
  steps: readonly Command[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProgramResult> {
  let last: ProgramResult = { code: 0, stdout: "", output: "" };
  for (const step of steps) {
    last = await runProgram(step, { folder, env, limitMs: STEP_LIMIT_MS });
    if (last.code !== 0) {
      throw new Error(`${step.join(" ")} ended with ${last.code}:\n${last.output.slice(-4_000)}`);
    }
  }
  return last;
}

/** Writes the files of a workshop: name → text. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Copies one of `programs/` into a tool's folder. */
export async function copyProgram(folder: string, program: string, as: string): Promise<void> {
  await mkdir(dirname(join(folder, as)), { recursive: true });
  await cp(join(import.meta.dirname, "programs", program), join(folder, as));
}

/**
 * Installs an npm package of an exact version into a separate folder, outside the project's
 * packages; resolves with the package's folder.
 */
export async function installPackage(
  name: string,
  version: string,
  beside: readonly string[] = [],
): Promise<string> {
  const packages = [`${name}@${version}`, ...beside];
  const folder = await openToolFolder(`npm/${packages.join("+").replaceAll("/", "-")}`);
  const installed = join(folder, "node_modules", name);
  if (!existsSync(installed)) {
    await writeFiles(folder, { "package.json": '{ "private": true }\n' });
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await runSteps(folder, [["npm", "install", ...flags, ...packages]]);
  }
  return installed;
}
