import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { endTogether } from "./interrupted/end-together.ts";

/**
 * Prepares every command that runs tests: sets the project's folder and programs, and ends its
 * processes together.
 */
export async function prepareRun(): Promise<void> {
  endTogether();
  const root = dirname(dirname(import.meta.dirname));
  process.chdir(root);
  process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  keepCompiledCode(root);
  await mkdir(".cache", { recursive: true });
}

/**
 * Makes every Node that the tests start keep its compiled code, with types stripped, and read it at
 * the next start: a gateway or a command then needs half the CPU to start. Entries are found by
 * content.
 */
function keepCompiledCode(root: string): void {
  process.env["NODE_COMPILE_CACHE"] = join(root, "node_modules/.cache/compiled");
}
