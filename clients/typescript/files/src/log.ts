const levels = ["debug", "info", "warn", "error", "off"] as const;

/** From most to least; `off` logs nothing. */
export type LogLevel = (typeof levels)[number];

/** The functions of `console` that the client calls. */
export type Logger = Readonly<Record<Exclude<LogLevel, "off">, (message: string) => void>>;

/** Returns whether a text is the name of a level. */
export function isLogLevel(text: string): text is LogLevel {
  return levels.some((level) => level === text);
}

/**
 * Returns a logger that skips messages below a level. The messages have method, path, status,
 * duration and request id.
 */
export function atLevel(logger: Logger, least: LogLevel): Logger {
  const keep = (level: keyof Logger): ((message: string) => void) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return () => undefined;
    return (message) => logger[level](`chat-gateway: ${message}`);
  };
  return { debug: keep("debug"), info: keep("info"), warn: keep("warn"), error: keep("error") };
}
