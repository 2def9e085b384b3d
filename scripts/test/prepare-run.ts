import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { endTogether } from "./interrupted/end-together.ts";
import { keepCompiledCode } from "./keep-compiled-code.ts";

/** What every command that runs tests does first: the project's folder and programs, one end. */
export async function prepareRun(): Promise<void> {
  endTogether();
  const root = dirname(dirname(import.meta.dirname));
  process.chdir(root);
  process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  keepCompiledCode(root);
  await mkdir(".cache", { recursive: true });
}
