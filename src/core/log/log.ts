export const logLevels = ["trace", "debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

/** Plain JSON data; never message content or secrets. */
export type LogFields = Readonly<Record<string, unknown>>;

/** The log interface for callers: fields first, then one constant message. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}
