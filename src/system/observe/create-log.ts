import { pino, type DestinationStream } from "pino";
import type { Log, LogFields, LogLevel } from "../../core/log/log.ts";
import { GatheredOutput } from "./gathered-output.ts";
import { openLineFile } from "./process-output.ts";

export interface ProcessLog extends Log {
  /** Resolves when every line so far is written, in order; at the latest after a second. */
  written(): Promise<void>;
  /** Writes buffered lines synchronously; call it when the process exits. */
  flush(): void;
  /** Sets the listener that is called with each number of lines dropped since the start. */
  readonly watchDropped: (listener: (lines: number) => void) => void;
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

/**
 * Opens the log of a process on a file descriptor, written in batches off the event loop. Lines that
 * cannot be written are kept within a bound, and dropped beyond it.
 */
export function openProcessLog(options: LogOptions, fd = 1): ProcessLog {
  let uncounted = 0;
  let count = (lines: number): void => {
    uncounted += lines;
  };
  const destination = new GatheredOutput({ file: openLineFile(fd), onDropped: () => count(1) });
  return {
    ...createLog({ ...options, destination }),
    written: () => destination.written(),
    flush: () => destination.flushSync(),
    watchDropped: (listener) => {
      count = listener;
      listener(uncounted);
    },
  };
}
