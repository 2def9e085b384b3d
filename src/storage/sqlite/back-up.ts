import { closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { openForReading } from "./database.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

/**
 * Copies the embedded ledger as of one moment into a new file, readable only by its owner; a
 * gateway may be using it. Returns the file's size in bytes. Throws if the ledger does not exist,
 * the file exists, or the file cannot be written.
 */
export function backUpLedger(dataDir: string, file: string): number {
  statSync(join(dataDir, LEDGER_FILE));
  closeSync(openSync(file, "wx", 0o600));
  try {
    const database = openForReading(join(dataDir, LEDGER_FILE));
    try {
      database.prepare("VACUUM INTO ?").run(file);
    } finally {
      database.close();
    }
    flush(file);
    return statSync(file).size;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** Flushes the copy, since SQLite leaves that to the operating system. */
function flush(file: string): void {
  const descriptor = openSync(file, "r+");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
