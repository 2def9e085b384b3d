import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names the process that signals go to. */
const PID_FILE = "gateway.pid";

/** Writes the process's id into the data directory; returns what removes it again. */
export function writePidFile(dataDir: string): () => void {
  const file = join(dataDir, PID_FILE);
  writeFileSync(file, `${process.pid}\n`);
  return () => rmSync(file, { force: true });
}

/** The id in the data directory's file; null where there is none. */
export function readPidFile(dataDir: string): number | null {
  try {
    const text = readFileSync(join(dataDir, PID_FILE), "utf8").trim();
    return /^\d{1,10}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}
