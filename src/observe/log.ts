import { pino } from "pino";
import type { DestinationStream } from "pino";
import { GatheredOutput } from "./gathered-output.ts";

export const logLevels = ["trace", "debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Plain JSON data; never message content or secrets. */
export type LogFields = Readonly<Record<string, unknown>>;

/** The log as callers see it: fields first, then one constant message. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

export interface ProcessLog extends Log {
  /** Writes out what is still buffered: to be called at the exit of the process. */
  flush(): void;
}

/**
 * One JSON line per event, its time in Unix milliseconds, written in batches off the event loop.
 * JSON escapes every line break, so no value can forge a line. `destination` is standard output
 * unless a test passes another.
 */
export function createLog(options: {
  readonly level: LogLevel;
  /** In every line; serialized once. */
  readonly constant?: LogFields;
  readonly destination?: DestinationStream;
}): ProcessLog {
  const destination =
    options.destination ?? new GatheredOutput(pino.destination({ dest: 1, sync: false }));
  const logger = pino(
    {
      level: options.level,
      base: options.constant ?? null,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    flush: () => {
      if ("flushSync" in destination && typeof destination.flushSync === "function") {
        Reflect.apply(destination.flushSync, destination, []);
      }
    },
  };
}
