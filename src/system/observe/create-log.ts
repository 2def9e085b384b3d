import { writeSync } from "node:fs";
import { pino } from "pino";
import type { DestinationStream } from "pino";
import type { Log, LogFields, LogLevel } from "../../core/log/log.ts";
import { GatheredOutput } from "./gathered-output.ts";

export interface ProcessLog extends Log {
  /** Resolves when every line so far is written, in order. */
  written(): Promise<void>;
  /** Writes buffered lines synchronously; call it when the process exits. */
  flush(): void;
}

export interface LogOptions {
  readonly level: LogLevel;
  /** Fields of every line; serialized once. */
  readonly constant?: LogFields;
}

/**
 * Creates a log with one JSON line per event and its time in Unix milliseconds. JSON escapes every
 * line break, so values cannot forge a line.
 */
export function createLog({
  level,
  constant,
  destination,
}: LogOptions & { readonly destination: DestinationStream }): Log {
  const logger = pino(
    { level, base: constant ?? null, formatters: { level: (label) => ({ level: label }) } },
    destination,
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
}

/** Opens the log of a process on a file descriptor, written in batches off the event loop. */
export function openProcessLog(options: LogOptions, fd = 1): ProcessLog {
  // With `minLength` 0, the default, a flush calls back before a write in flight has ended.
  const output = pino.destination({ dest: fd, sync: false, minLength: 1 });
  const destination = new GatheredOutput({
    write: (lines) => output.write(lines),
    flush: (done) => output.flush(done),
    flushSync: () => output.flushSync(),
    writeSync: (lines) => writeWhole(fd, lines),
  });
  return {
    ...createLog({ ...options, destination }),
    written: () => destination.written(),
    flush: () => destination.flushSync(),
  };
}

/** Pause before the next write to a full pipe. */
const FULL_MS = 10;

/** Writes a text completely and synchronously; drops it if the reader has closed the pipe. */
function writeWhole(fd: number, text: string): void {
  let left: Uint8Array = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_MS);
    }
  }
}
