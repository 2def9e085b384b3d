import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/**
 * Returns the first line that a program prints, in any chunks; rejects if its output ends before.
 * The rest is read and discarded.
 */
export function firstLine(output: Readable): Promise<string> {
  const lines = createInterface(output);
  return new Promise((resolve, reject) => {
    lines.once("line", resolve);
    lines.once("close", () => reject(new Error("the program ended without a line")));
  });
}
