import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from "node:fs";
import { open } from "node:fs/promises";
import { BoundedReader } from "./bounded-reader.ts";

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
