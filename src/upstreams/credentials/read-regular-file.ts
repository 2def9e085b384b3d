import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";
import { open } from "node:fs/promises";

/** How long a reader waits for a file. */
const WAIT_MS = 1_000;

export interface BoundedReaderDependencies {
  /** Reads a file without blocking the event loop. */
  readonly read: (path: string) => Promise<string>;
  /** Calls back after some time, unless the returned function is called before. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/**
 * Reads files off the event loop, one at a time, each within a second. A read of a disk that hangs
 * never ends and occupies one of the process's few threads for files; until it ends, further reads
 * fail at once.
 */
export class BoundedReader {
  readonly #parts: BoundedReaderDependencies;
  #last: Promise<unknown> = Promise.resolve();
  #isStuck = false;

  constructor(parts: BoundedReaderDependencies) {
    this.#parts = parts;
  }

  /** Rejects with the error of the file system, or with the code `ETIMEDOUT`. */
  read(path: string): Promise<string> {
    if (this.#isStuck) return Promise.reject(tooLate());
    const turn = this.#last.then(() => {
      if (this.#isStuck) throw tooLate();
      return this.#readNow(path);
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Settles after a second at the latest; the next turn follows then. */
  #readNow(path: string): Promise<string> {
    const { read, after } = this.#parts;
    return new Promise((resolve, reject) => {
      const cancel = after(WAIT_MS, () => {
        this.#isStuck = true;
        reject(tooLate());
      });
      const ended = (settle: () => void): void => {
        cancel();
        this.#isStuck = false;
        settle();
      };
      read(path).then(
        (text) => ended(() => resolve(text)),
        (error: Error) => ended(() => reject(error)),
      );
    });
  }
}

function tooLate(): Error {
  return Object.assign(new Error("the file was not read in time"), { code: "ETIMEDOUT" });
}

/** A pipe is opened without waiting for its writer, and is then refused. */
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/** Reads the text of a file; rejects if it is a pipe or another special file. */
async function readRegularFile(path: string): Promise<string> {
  const file = await open(path, FLAGS);
  try {
    refuseSpecial(await file.stat());
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}

/** `readRegularFile` that blocks its thread. */
export function readRegularFileSync(path: string): string {
  const file = openSync(path, FLAGS);
  try {
    refuseSpecial(fstatSync(file));
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

function refuseSpecial(stats: Stats): void {
  if (stats.isFile()) return;
  const code = stats.isDirectory() ? "EISDIR" : "not a regular file";
  throw Object.assign(new Error(code), { code });
}

/** Returns a function that reads files while the gateway serves; create one for each thread. */
export function createFileReader(): (path: string) => Promise<string> {
  const reader = new BoundedReader({
    read: readRegularFile,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms).unref();
      return () => clearTimeout(timer);
    },
  });
  return (path) => reader.read(path);
}
