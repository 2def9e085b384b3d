import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreLocked } from "../shared/errors.ts";

/** Primary result code of SQLite: another process holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Takes the single lock of a data directory, or throws `StoreLocked`. The lock is SQLite's
 * exclusive lock on an empty file, held by a transaction that never ends. The kernel frees it
 * whenever the process ends, so there is no stale lock to detect.
 */
export function takeLock(
  dataDir: string,
  { waitMs }: { readonly waitMs: number },
): { readonly release: () => void } {
  const path = join(dataDir, "gateway.lock");
  const pidPath = join(dataDir, "gateway.pid");
  const database = new DatabaseSync(path, { timeout: waitMs });
  try {
    // By path: closing a second descriptor of the file would free the lock that this process may
    // hold.
    chmodSync(path, 0o600);
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new StoreLocked({ pid: readPid(pidPath), path });
    throw error;
  }
  writeFileSync(pidPath, `${process.pid}\n`, { mode: 0o600 });
  return { release: () => database.close() };
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  return typeof error.errcode === "number" && (error.errcode & 0xff) === SQLITE_BUSY;
}

function readPid(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
