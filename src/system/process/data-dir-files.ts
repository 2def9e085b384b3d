import { readFileSync, rmSync, writeFileSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { tmpdir } from "node:os";

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

/**
 * Maximum length of a socket path. The kernel's limit is 108 bytes on Linux and 104 on macOS,
 * including the terminator.
 */
const SOCKET_PATH_BYTES_MAX = 100;

/**
 * Returns the path at which the owner of the ledger in `dataDir` listens, unless it is too long for
 * a socket.
 */
function plainPath(dataDir: string): string {
  return join(resolve(dataDir), "gateway.sock");
}

/** Returns the file that contains the socket's real path, if the plain one is too long. */
function pointerPath(dataDir: string): string {
  return join(dataDir, "gateway.sock.path");
}

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > SOCKET_PATH_BYTES_MAX;
}

/**
 * Returns a free path to listen on, after removing the socket of a dead owner. Only the owner of
 * the lock may call this.
 */
export function claimSocketPath(dataDir: string): string {
  const plain = plainPath(dataDir);
  rmSync(pointerPath(dataDir), { force: true });
  if (!isTooLong(plain)) {
    rmSync(plain, { force: true });
    return plain;
  }
  const short = join(mkdtempSync(join(tmpdir(), "gateway-")), "gateway.sock");
  writeFileSync(pointerPath(dataDir), short, { mode: 0o600 });
  return short;
}

/** Returns the path to connect to; throws if the owner has not written one. */
export function findSocketPath(dataDir: string): string {
  const plain = plainPath(dataDir);
  return isTooLong(plain) ? readFileSync(pointerPath(dataDir), "utf8") : plain;
}
