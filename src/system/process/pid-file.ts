import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Contains the id of the process that receives signals. */
const PID_FILE = "gateway.pid";

/**
 * Writes the process id into the data directory; returns a function that removes it, unless another
 * process has written its own.
 */
export function writePidFile(dataDir: string): () => void {
  const file = join(dataDir, PID_FILE);
  writeFileSync(file, `${process.pid}\n`);
  return () => {
    if (readPidFile(dataDir) === process.pid) rmSync(file);
  };
}

/** Returns the process id in the data directory's file; null if there is no valid file. */
export function readPidFile(dataDir: string): number | null {
  try {
    const text = readFileSync(join(dataDir, PID_FILE), "utf8").trim();
    return /^\d{1,10}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}
