import { constants, fstatSync, openSync, write, writeSync } from "node:fs";
import { Socket } from "node:net";
import { type LineFile, writeWithTimeout } from "./gathered-output.ts";

/** Returns a file that writes to a descriptor of this process, without waiting for its reader. */
export function openLineFile(fd: number): LineFile {
  const file = openWithoutBlocking(fd);
  return {
    write: (bytes, done) => write(file, bytes, done),
    writeSync: (bytes) => writeSync(file, bytes),
  };
}

/**
 * Returns a descriptor of the same pipe, terminal or file whose writes do not wait. A write that
 * waits for a reader would occupy a thread of libuv, without whose end the process cannot exit.
 */
function openWithoutBlocking(fd: number): number {
  const kind = fstatSync(fd);
  // Writes to files ignore the flag.
  if (kind.isFile()) return fd;
  try {
    // On Linux, another open file of the same pipe: programs that share this one notice nothing.
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // A socket cannot be opened again. libuv makes the descriptors of its sockets non-blocking.
    if (kind.isFIFO() || kind.isSocket()) new Socket({ fd, readable: false }).unref();
    return fd;
  }
}

/** How long a notice waits for the reader of a full pipe. */
const WAIT_MS = 1_000;

/** Prints a text for people on stderr; drops it if it cannot be written. */
export function printNotice(text: string): void {
  writeWithTimeout(openLineFile(2), Buffer.from(`${text}\n`), WAIT_MS);
}
