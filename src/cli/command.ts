import type { Config } from "../config/config.ts";
import type { RandomBytes } from "../auth/key-format.ts";
import type { Store } from "../ledger/store.ts";

/** What commands work with; the store and the configuration are opened when first asked for. */
export interface CommandContext {
  readonly openStore: () => Promise<Store>;
  /** The gateway's configuration, without upstream keys. Throws `ConfigError`. */
  readonly loadConfig: () => Config;
  /** Checks one file as a start of the gateway would. Throws `ConfigError`. */
  readonly checkConfig: (file: string) => Config;
  /** Copies the embedded books into a new file; gives its path and bytes. Throws `Refusal`. */
  readonly backUp: (file: string) => { readonly file: string; readonly bytes: number };
  readonly randomBytes: RandomBytes;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** What a command says: one JSON value for `--json`, text for people otherwise. */
export interface CommandResult {
  readonly json: unknown;
  readonly text: string;
  /** For stderr, in both forms. */
  readonly note?: string;
  /** False: the answer is there, and it is bad; the exit code is 1. */
  readonly ok?: boolean;
}

export interface CommandOption {
  /** What its value is, for the help: `ID`. */
  readonly value: string;
  readonly summary: string;
  readonly required?: boolean;
}

/** The words after a command's name, checked against what it declares. */
export interface CommandInput {
  /** One a declared positional, in order. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** One `<noun> <verb>`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly positionals?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly run: (input: CommandInput, context: CommandContext) => Promise<CommandResult>;
}

/** Wrong use of the command line: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command was understood and is refused, with the reason: exit code 1. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** A positional that the runner has checked to be there. */
export function positional(input: CommandInput, at: number): string {
  const value = input.positionals[at];
  if (value === undefined) throw new UsageError("too few words");
  return value;
}

/** An option that the runner has checked to be there. */
export function requiredOption(input: CommandInput, name: string): string {
  const value = input.options[name];
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}
