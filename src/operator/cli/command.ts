import type { Upstreams } from "../admin/admin-context.ts";
import type { CallOperation } from "../admin/call-operation.ts";
import type { Config } from "../../system/config/config.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { Standby } from "../../storage/postgres/standby.ts";
import type { RunningGateway } from "./running-gateway.ts";

/** A file that a command writes, readable by its owner alone: it may have customers' names. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
  /** It comes after what the file has; otherwise it replaces that. */
  readonly isAppended?: boolean;
}

/** How a command opens the ledger. */
export interface OpenLedger {
  /** Make a ledger where there is none. */
  readonly create?: boolean;
  /** Where it is; default: as the gateway's own configuration says. */
  readonly place?: Pick<Config, "dataDir" | "databaseUrl" | "replyBytesMax">;
  /** Called with each reason why a failure of the database may lose what was acknowledged. */
  readonly onRisk?: (risk: string) => void;
}

/** The ledger as a command has it. */
export interface OpenedLedger extends Store {
  /** Operations of the gateway that owns the ledger; absent: this process has opened it. */
  readonly callGateway?: CallOperation;
}

/** A ledger in a file. */
export interface LedgerRows {
  /** Its path. */
  readonly file: string;
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of all lines of the file before the last, in hex. */
  readonly sha256: string;
}

/** What the process hands to the commands; the store and the configuration are opened on first use. */
export interface CommandContext {
  /** Operations of a gateway elsewhere; null: of the one that owns the ledger, or of this process. */
  readonly remoteCall: CallOperation | null;
  /** Who carries operations out. */
  readonly actorName: string;
  /** Rejects with `NoLedger` where there is none and none is to be made. */
  readonly openStore: (options?: OpenLedger) => Promise<OpenedLedger>;
  /** The gateway's configuration, without upstream keys. Throws `ConfigError`. */
  readonly loadConfig: () => Config;
  /** As `loadConfig`, with the upstream keys, for commands that call upstreams. */
  readonly loadConfigWithKeys: () => Config;
  /** Opens the way to the upstreams. */
  readonly openUpstreams: () => Upstreams;
  /** Writes a line to stderr at once, before the command ends. */
  readonly notify: (line: string) => void;
  /** Asks the operator a question; null: nobody is at a terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
  /** Checks one file as a start of the gateway would, or without upstream keys. Throws `ConfigError`. */
  readonly checkConfig: (file: string, options: { readonly withoutKeys: boolean }) => Config;
  /** Copies the embedded ledger into a new file; returns its path and size. Throws `CommandError`. */
  readonly backUp: (file: string) => Promise<{ readonly file: string; readonly bytes: number }>;
  /** Writes the whole ledger into a new file. Rejects where a gateway runs, or the file exists. */
  readonly exportLedger: (file: string) => Promise<LedgerRows & { readonly bytes: number }>;
  /** Fills an empty ledger from such a file, with all of it or nothing. */
  readonly importLedger: (file: string) => Promise<LedgerRows>;
  /** Opens a standby of the ledger in PostgreSQL, to be read. */
  readonly openStandby: (databaseUrl: string) => Promise<Standby>;
  /** A path that the operator wrote, as the operator's own directory has it. */
  readonly pathOf: (name: string) => string;
  /** Writes text files into a folder, made where there is none; returns the folder's path. */
  readonly writeFiles: (folder: string, files: readonly TextFile[]) => string;
  /** The gateway that runs on a data directory; null: none does. */
  readonly findGateway: (dataDir: string) => RunningGateway | null;
  readonly randomBytes: RandomBytes;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** What a command works with. */
export interface CommandParts extends CommandContext {
  /** Calls an operation of the operators' contract; refusals reject. */
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
  /** The placeholder of its value in the help: `ID`; absent: it takes none. */
  readonly value?: string;
  readonly summary: string;
  readonly required?: boolean;
  /** True: it may be given several times. */
  readonly isRepeated?: boolean;
}

/** The arguments after a command's name, checked against its declaration. */
export interface CommandInput {
  /** One per declared positional, in order, then any number where the command takes more. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The values of options that may be given several times, in their order. */
  readonly repeated: Readonly<Record<string, readonly string[] | undefined>>;
  /** The options without a value that were given. */
  readonly flags: ReadonlySet<string>;
}

/** One `<noun> <verb>`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly positionals?: readonly string[];
  /** The placeholder of any number of further positionals. */
  readonly morePositionals?: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly run: (input: CommandInput, parts: CommandParts) => Promise<CommandResult>;
}

/** A usage error: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command was understood and cannot be carried out: exit code 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** A gateway refused an operation; the message is a sentence. */
export class OperationRefused extends Error {
  override readonly name = "OperationRefused";
}

/** There is no ledger where the configuration says: probably a wrong `DATA_DIR`. */
export class NoLedger extends CommandError {
  constructor(place: string) {
    super(`no ledger ${place}; --create makes one`);
  }
}

/** A positional argument whose presence the runner has checked. */
export function positional(input: CommandInput, at: number): string {
  const value = input.positionals[at];
  if (value === undefined) throw new UsageError("missing argument");
  return value;
}

/** A required option whose presence the runner has checked. */
export function requiredOption(input: CommandInput, name: string): string {
  const value = input.options[name];
  if (value === undefined) throw new UsageError(`missing option --${name}`);
  return value;
}

/** The gateway on the configured data directory; throws a `CommandError` where none runs. */
export function findRunning(
  context: Pick<CommandContext, "loadConfig" | "findGateway">,
): RunningGateway {
  const { dataDir } = context.loadConfig();
  const gateway = context.findGateway(dataDir);
  if (gateway === null) throw new CommandError(`no gateway runs on ${dataDir}`);
  return gateway;
}

/** The values that are given, without those that are undefined. */
export function given<T extends object>(values: {
  readonly [K in keyof T]: T[K] | undefined;
}): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

/** A record without the name of its type, which commands do not print. */
export function plain<T extends { readonly object: string }>(record: T): Omit<T, "object"> {
  const { object: _object, ...rest } = record;
  return rest;
}
