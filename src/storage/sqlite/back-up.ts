import { closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { openForReading } from "./database.ts";
import { LEDGER_FILE } from "./worker-messages.ts";

/**
 * Copies the embedded ledger as of one moment into a new file, readable by its owner only, while a
 * gateway works on it or none does; returns its bytes. Throws where there is no ledger, where the
 * file exists, or where it cannot be written.
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

/** SQLite leaves it to the system when the copy reaches the disk. */
function flush(file: string): void {
  const descriptor = openSync(file, "r+");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
