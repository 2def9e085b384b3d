import { join } from "node:path";

/**
 * Every Node that the tests start keeps what it compiles, types stripped, and reads it at the next
 * start: a gateway or a command then takes half the CPU to start. Entries are found by content.
 */
export function keepCompiledCode(root: string): void {
  process.env["NODE_COMPILE_CACHE"] = join(root, "node_modules/.cache/compiled");
}
