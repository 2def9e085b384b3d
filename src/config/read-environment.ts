import type { Complaints } from "./complaints.ts";
import type { Config } from "./config.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable's value; an empty one counts as not set, as container files leave them. */
export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** A whole number within bounds; undefined where it is not set, or complained of. */
export function readInteger(
  env: Environment,
  name: string,
  options: { readonly min: number; readonly max: number; readonly complaints: Complaints },
): number | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d{1,15}$/.test(text) && value >= options.min && value <= options.max) return value;
  options.complaints.add(name, `must be a whole number from ${options.min} to ${options.max}`);
  return undefined;
}

/** An address of one of the schemes; the complaint never shows it, since it may hold a password. */
export function readAddress(
  env: Environment,
  name: string,
  options: { readonly schemes: readonly string[]; readonly complaints: Complaints },
): string | null {
  const text = readText(env, name);
  if (text === undefined) return null;
  if (URL.canParse(text) && options.schemes.includes(new URL(text).protocol)) return text;
  const schemes = options.schemes.map((scheme) => `${scheme}//…`).join(" or ");
  options.complaints.add(name, `must be an address such as ${schemes}`);
  return null;
}

/** The share of replies that are checked: `off`, `all`, or a number from 0 to 1; off by default. */
export function readShare(env: Environment, name: string, complaints: Complaints): number {
  const text = readText(env, name);
  if (text === undefined || text === "off") return 0;
  if (text === "all") return 1;
  if (/^[01]?(\.\d{1,9})?$/.test(text) && Number(text) <= 1) return Number(text);
  complaints.add(name, "must be off, all, or a share from 0 to 1 such as 0.01");
  return 0;
}

const logLevels: Readonly<Record<Config["logLevel"], true>> = {
  trace: true,
  debug: true,
  info: true,
  warn: true,
  error: true,
  silent: true,
};

function isLogLevel(text: string): text is Config["logLevel"] {
  return Object.hasOwn(logLevels, text);
}

/** The log level, `info` where none is set; complains where there is no such level. */
export function readLogLevel(text: string | undefined, complaints: Complaints): Config["logLevel"] {
  if (text === undefined) return "info";
  if (isLogLevel(text)) return text;
  complaints.add("LOG_LEVEL", `must be one of ${Object.keys(logLevels).join(", ")}`);
  return "info";
}
