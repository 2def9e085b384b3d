import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The kernel takes no longer address (108 bytes on Linux, 104 on macOS, with its end mark). */
const SOCKET_PATH_BYTES_MAX = 100;

/** Where the owner of the ledger in `dataDir` listens, unless the path is too long for a socket. */
function plainPath(dataDir: string): string {
  return join(resolve(dataDir), "gateway.sock");
}

/** Holds the socket's real path where the plain one is too long. */
function pointerPath(dataDir: string): string {
  return join(dataDir, "gateway.sock.path");
}

function isTooLong(path: string): boolean {
  return Buffer.byteLength(path) > SOCKET_PATH_BYTES_MAX;
}

/** A free path to listen on; what a dead owner left there is removed. Only for the lock's owner. */
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

/** The path to connect to; throws where the owner has written none. */
export function findSocketPath(dataDir: string): string {
  const plain = plainPath(dataDir);
  return isTooLong(plain) ? readFileSync(pointerPath(dataDir), "utf8") : plain;
}
