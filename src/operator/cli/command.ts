import type { Upstreams } from "../admin/operation.ts";
import type { CallOperation } from "../admin/call-operation.ts";
import type { Config } from "../../system/config/config.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { Standby } from "../../storage/postgres/standby.ts";

/** A command's options for opening the ledger. */
export interface OpenLedger {
  /** Whether to create a missing ledger. */
  readonly create?: boolean;
  /** Location of the ledger; default: the location in the gateway's own configuration. */
  readonly place?: Pick<Config, "dataDir" | "databaseUrl" | "replyBytesMax">;
  /** Called with each reason why a database failure may lose acknowledged writes. */
  readonly onRisk?: (risk: string) => void;
}

/** The ledger as opened by a command. */
export interface OpenedLedger extends Store {
  /** Calls operations of the gateway that owns the ledger; absent: this process has opened it. */
  readonly callGateway?: CallOperation;
}

/** A gateway that runs at the same time as the command. */
export interface RunningGateway {
  readonly pid: number;
  readonly signal: (signal: "SIGHUP" | "SIGTERM") => void;
  readonly isRunning: () => boolean;
}

/**
 * Dependencies that the process provides to the commands. The store and the configuration are
 * opened on first use.
 */
export interface CliDependencies {
  /**
   * Calls operations of a remote gateway. Null: calls go to the gateway that owns the ledger, or to
   * this process.
   */
  readonly remoteCall: CallOperation | null;
  /** What the operator writes before a command, such as `node cli.js`. */
  readonly program: string;
  /** The actor of the operations. */
  readonly actorName: string;
  /** Rejects with `NoLedger` if the ledger is missing and must not be created. */
  readonly openStore: (options?: OpenLedger) => Promise<OpenedLedger>;
  /** Returns the gateway's configuration, without upstream keys. Throws `ConfigError`. */
  readonly loadConfig: () => Config;
  /** Like `loadConfig`, with the upstream keys, for commands that call upstreams. */
  readonly loadConfigWithKeys: () => Config;
  /** Opens the connections to the upstreams. */
  readonly openUpstreams: () => Promise<Upstreams>;
  /** Writes a line to stderr immediately, before the command ends. */
  readonly notify: (line: string) => void;
  /** Asks the operator a question; null: there is no terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
  /** Checks one file like a gateway start, or without upstream keys. Throws `ConfigError`. */
  readonly checkConfig: (file: string, options: { readonly withoutKeys: boolean }) => Config;
  /** Opens a standby of the ledger in PostgreSQL for reading. */
  readonly openStandby: (databaseUrl: string) => Promise<Standby>;
  /** Resolves a path against the operator's working directory. */
  readonly pathOf: (name: string) => string;
  /** Returns the gateway that runs on a data directory; null: no gateway runs. */
  readonly findGateway: (dataDir: string) => RunningGateway | null;
  readonly randomBytes: RandomBytes;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Dependencies of a command. */
export interface CommandDependencies extends CliDependencies {
  /** Calls an admin operation; rejects if it is refused. */
  readonly call: CallOperation;
}

/** A command's output: one JSON value for `--json`, otherwise text. */
export interface CommandResult {
  readonly json: unknown;
  readonly text: string;
  /** For stderr, in both forms. */
  readonly note?: string;
  /** False: the command ran and found a problem; the exit code is 1. */
  readonly ok?: boolean;
}

export interface CommandOption {
  /** Placeholder of its value in the help, such as `ID`; absent: the option has no value. */
  readonly value?: string;
  readonly summary: string;
  readonly required?: boolean;
  /** Whether it may be given several times. */
  readonly isRepeated?: boolean;
}

/** The arguments after a command's name, checked against its declaration. */
export interface CommandInput {
  /** One per declared positional, in order, then any number if the command takes more. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Values of options that may be given several times, in order. */
  readonly repeated: Readonly<Record<string, readonly string[] | undefined>>;
  /** The given options without a value. */
  readonly flags: ReadonlySet<string>;
}

/** One `<noun> <verb>`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly positionals?: readonly string[];
  /** Placeholder of any number of further positionals. */
  readonly morePositionals?: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly run: (input: CommandInput, parts: CommandDependencies) => Promise<CommandResult>;
}

/** A usage error: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A failure of a valid command: exit code 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** A gateway refused an operation; the message is a sentence. */
export class OperationRefused extends Error {
  override readonly name = "OperationRefused";
}

/** The ledger at the configured location is missing, probably because of a wrong `DATA_DIR`. */
export class NoLedger extends CommandError {
  constructor(place: string) {
    super(`no ledger ${place}; --create makes one`);
  }
}

/** Returns a positional argument. The runner has checked its presence. */
export function positional(input: CommandInput, at: number): string {
  const value = input.positionals[at];
  if (value === undefined) throw new UsageError("missing argument");
  return value;
}

/** Returns a required option. The runner has checked its presence. */
export function requiredOption(input: CommandInput, name: string): string {
  const value = input.options[name];
  if (value === undefined) throw new UsageError(`missing option --${name}`);
  return value;
}

/**
 * Returns the gateway on the configured data directory; throws a `CommandError` if no gateway runs.
 */
export function findRunning(
  dependencies: Pick<CliDependencies, "loadConfig" | "findGateway">,
): RunningGateway {
  const { dataDir } = dependencies.loadConfig();
  const gateway = dependencies.findGateway(dataDir);
  if (gateway === null) throw new CommandError(`no gateway is running on ${dataDir}`);
  return gateway;
}

/** Returns the values without those that are undefined. */
export function withoutUndefined<T extends object>(values: {
  readonly [K in keyof T]: T[K] | undefined;
}): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

/** Returns a record without its `object` field, which commands do not print. */
export function withoutObject<T extends { readonly object: string }>(record: T): Omit<T, "object"> {
  const { object: _object, ...rest } = record;
  return rest;
}
