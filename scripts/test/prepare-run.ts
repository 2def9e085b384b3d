import { mkdir } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { endTogether } from "./interrupted/end-together.ts";

/** What every command that runs tests does first: the project's folder and programs, one end. */
export async function prepareRun(): Promise<void> {
  endTogether();
  const root = dirname(dirname(import.meta.dirname));
  process.chdir(root);
  process.env["PATH"] = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  keepCompiledCode(root);
  await mkdir(".cache", { recursive: true });
}

/**
 * Every Node that the tests start keeps what it compiles, types stripped, and reads it at the next
 * start: a gateway or a command then takes half the CPU to start. Entries are found by content.
 */
function keepCompiledCode(root: string): void {
  process.env["NODE_COMPILE_CACHE"] = join(root, "node_modules/.cache/compiled");
}
