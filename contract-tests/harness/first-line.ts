import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/**
 * The first line that a program prints, however many pieces it comes in; rejects if its output ends
 * before. What follows is read and dropped.
 */
export function firstLine(output: Readable): Promise<string> {
  const lines = createInterface(output);
  return new Promise((resolve, reject) => {
    lines.once("line", resolve);
    lines.once("close", () => reject(new Error("the program ended without a line")));
  });
}
