import { parseArgs } from "node:util";
import { type CallOperation, createLocalCall } from "../admin/call-operation.ts";
import type { AdminOperationId } from "../../wire/contract/admin-contract.ts";
import { ConfigError } from "../../system/config/config-problems.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import {
  type Command,
  type CliDependencies,
  type CommandInput,
  type CommandDependencies,
  type CommandResult,
  type OpenedLedger,
  OperationRefused,
  UsageError,
  findRunning,
  NoLedger,
} from "./command.ts";
import { commands, helpText } from "./commands.ts";
import type { AdminDependencies } from "../admin/operation.ts";
import { VERSION } from "../../system/process/version.ts";

const EXIT_SUCCESS = 0;
const EXIT_FAILURE = 1;
const EXIT_USAGE = 2;

/** The result of one command line; each text ends with a newline or is empty. */
export interface CliResult {
  readonly exitCode: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

interface Invocation {
  readonly command: Command;
  readonly input: CommandInput;
  readonly wantsJson: boolean;
  /** Whether a missing ledger is created. */
  readonly create: boolean;
}

/** Returns the command at the start of the line, and the arguments after it. */
function findCommand(
  args: readonly string[],
): { readonly command: Command; readonly rest: readonly string[] } | undefined {
  for (const command of commands) {
    const words = command.name.split(" ");
    if (words.every((word, at) => args[at] === word)) {
      return { command, rest: args.slice(words.length) };
    }
  }
  return undefined;
}

function wrongCount(command: string, names: readonly string[], given: number): string {
  if (names.length === 0) return `${command} takes no arguments`;
  const problem = given < names.length ? "missing argument" : "too many arguments";
  return `${problem}: ${command} takes ${names.join(" ")}`;
}

/** Moves negative amounts behind `--`, so that they are not parsed as options. */
function withAmountsLast(rest: readonly string[]): string[] {
  const amounts = rest.filter((word) => /^-\d/.test(word));
  if (amounts.length === 0 || rest.includes("--")) return [...rest];
  return [...rest.filter((word) => !amounts.includes(word)), "--", ...amounts];
}

/** Throws a `UsageError` for the first option that the command does not take. */
function refuseUnknown(command: string, rest: readonly string[], known: readonly string[]): void {
  const end = rest.indexOf("--");
  const words = end === -1 ? rest : rest.slice(0, end);
  const names = words.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const options = known.map((name) => `--${name}`).join(", ");
  throw new UsageError(`unknown option --${unknown}; ${command} takes ${options}`);
}

function parseInput(command: Command, rest: readonly string[]): Omit<Invocation, "command"> {
  const { positionals: names = [], morePositionals, options: declared = {} } = command;
  const options = Object.entries(declared).map(
    ([name, { value, isRepeated = false }]) =>
      [name, { type: value === undefined ? "boolean" : "string", multiple: isRepeated }] as const,
  );
  refuseUnknown(command.name, rest, [...Object.keys(declared), "json", "create"]);
  const parsed = parseArgs({
    args: withAmountsLast(rest),
    allowPositionals: true,
    options: {
      ...Object.fromEntries(options),
      json: { type: "boolean" },
      create: { type: "boolean" },
    },
  });
  const { json, create, ...values } = parsed.values;
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const repeated = Object.entries(values).filter((entry): entry is [string, string[]] =>
    Array.isArray(entry[1]),
  );
  const flags = Object.entries(values).flatMap(([name, value]) => (value === true ? [name] : []));
  const input = {
    positionals: parsed.positionals,
    options: Object.fromEntries(texts),
    repeated: Object.fromEntries(repeated),
    flags: new Set(flags),
  };
  const extra = input.positionals.length - names.length;
  if (extra < 0 || (extra > 0 && morePositionals === undefined)) {
    throw new UsageError(wrongCount(command.name, names, input.positionals.length));
  }
  for (const [name, { required }] of Object.entries(declared)) {
    if (required === true && input.options[name] === undefined) {
      throw new UsageError(`missing option --${name}`);
    }
  }
  return { input, wantsJson: json === true, create: create === true };
}

function isArgumentError(error: unknown): error is Error {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}

function failureResult(error: unknown): CliResult {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError || isArgumentError(error)) {
    return { exitCode: EXIT_USAGE, stdout: "", stderr: `usage error: ${message}\n` };
  }
  const lead = error instanceof ConfigError ? "the configuration is not valid:\n" : "";
  const isSentence = error instanceof GatewayError || error instanceof OperationRefused;
  const text = isSentence ? clauseOf(message) : message;
  return { exitCode: EXIT_FAILURE, stdout: "", stderr: `error: ${lead}${text}\n` };
}

/** Returns a sentence for API clients without its capital and full stop, to continue a line. */
function clauseOf(sentence: string): string {
  const text = sentence.replace(/\.$/, "");
  return /^[A-Z][a-z ]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

function successResult(result: CommandResult, wantsJson: boolean): CliResult {
  return {
    exitCode: result.ok === false ? EXIT_FAILURE : EXIT_SUCCESS,
    stdout: `${wantsJson ? JSON.stringify(result.json) : result.text}\n`,
    stderr: result.note === undefined ? "" : `${result.note}\n`,
  };
}

/**
 * Returns the help if it is requested or the line names no command, or the version; otherwise
 * undefined.
 */
function help(args: readonly string[], program: string): CliResult | undefined {
  if (args[0] === "--version") {
    return { exitCode: EXIT_SUCCESS, stdout: `${VERSION}\n`, stderr: "" };
  }
  const named = findCommand(args);
  const asksHelp = args.includes("--help") || args.includes("-h");
  if (named !== undefined) {
    if (!asksHelp) return undefined;
    return {
      exitCode: EXIT_SUCCESS,
      stdout: `${helpText([named.command], program)}\n`,
      stderr: "",
    };
  }
  const ofNoun = commands.filter(({ name }) => name.split(" ")[0] === args[0]);
  const text = `${helpText(ofNoun.length > 0 ? ofNoun : commands, program)}\n`;
  if (asksHelp) return { exitCode: EXIT_SUCCESS, stdout: text, stderr: "" };
  const words = args.slice(0, 2).join(" ");
  if (words === "") return { exitCode: EXIT_USAGE, stdout: "", stderr: text };
  const names = ofNoun.map(({ name }) => name);
  const stderr = `usage error: there is no command "${words}"${suggestion(args, names, program)}\n`;
  return { exitCode: EXIT_USAGE, stdout: "", stderr };
}

/** Returns which commands there are instead of an unknown one. */
function suggestion(
  [noun = "", verb = ""]: readonly string[],
  ofNoun: readonly string[],
  program: string,
): string {
  if (ofNoun.length === 0) {
    const nouns = new Set(commands.map(({ name }) => name.split(" ")[0]));
    return `; the nouns are ${[...nouns].join(", ")}; ${program} --help shows all commands`;
  }
  const similar = ofNoun.find((name) => isSimilar(verb, name.slice(noun.length + 1)));
  const hint = similar === undefined ? "" : `; did you mean "${similar}"?`;
  return `${hint}\nThe commands are ${ofNoun.join(", ")}; ${program} ${noun} --help describes them.`;
}

/** Tells whether a word has the other's first letter and consonants, or is the start of it. */
function isSimilar(word: string, other: string): boolean {
  const sound = (text: string): string => text.slice(0, 1) + text.slice(1).replace(/[aeiou-]/g, "");
  return word !== "" && (other.startsWith(word) || sound(word) === sound(other));
}

/** Runs one command line, without the program's name; closes the store if it was opened. */
export async function runCli(
  line: readonly string[],
  dependencies: CliDependencies,
): Promise<CliResult> {
  const [first, ...others] = line;
  const args = first === "--json" ? [...others, first] : line;
  const shown = help(args, dependencies.program);
  const named = findCommand(args);
  if (shown !== undefined || named === undefined)
    return shown ?? failureResult(new UsageError("none"));
  let opened: Promise<OpenedLedger> | undefined;
  try {
    const { input, wantsJson, create } = parseInput(named.command, named.rest);
    const openStore: CliDependencies["openStore"] = (options) =>
      (opened ??= dependencies.openStore({ create, ...options }));
    const parts = createParts({ ...dependencies, openStore });
    return successResult(await named.command.run(input, parts), wantsJson);
  } catch (error) {
    return failureResult(error);
  } finally {
    await opened?.then(
      (store) => store.close(),
      () => undefined,
    );
  }
}

/** Operations that need only the command's own configuration, or upstreams with its own keys. */
const withoutLedger: ReadonlySet<AdminOperationId> = new Set([
  ...(["listPlans", "listCatalog", "listUpstreams", "probeUpstreams"] as const),
]);

function createParts(dependencies: CliDependencies): CommandDependencies {
  const actor = { name: dependencies.actorName, role: "full" } as const;
  const callHere = createLocalCall({ actor, dependencies: createLocalDependencies(dependencies) });
  const call: CallOperation = async (operationId, input) => {
    const ledger = withoutLedger.has(operationId) ? null : await dependencies.openStore();
    return (ledger?.callGateway ?? callHere)(operationId, input);
  };
  return { ...dependencies, call: dependencies.remoteCall ?? call };
}

/** Returns the dependencies of operations in a command: the configuration files and the store. */
export function createLocalDependencies(dependencies: CliDependencies): AdminDependencies {
  const { loadConfig, loadConfigWithKeys, openUpstreams, randomBytes, now, sleep } = dependencies;
  return {
    openStore: () => dependencies.openStore(),
    openAudit: () => unlessNoLedger(dependencies.openStore()),
    brand: () => loadConfig().brand,
    catalog: () => loadConfig().catalog,
    plans: () => loadConfig().plans,
    catalogWithKeys: () => loadConfigWithKeys().catalog,
    openUpstreams,
    // Only a running gateway has live figures; commands do not request them.
    live: null,
    reload: () => {
      const { pid, signal } = findRunning(dependencies);
      signal("SIGHUP");
      return { pid, result: null };
    },
    customerWebhooks: () => loadConfigWithKeys().alerts?.customers ?? null,
    randomBytes,
    shard: () => loadConfig().shard,
    now,
    sleep,
  };
}

/** Returns the opened store; null if there is no ledger. */
async function unlessNoLedger<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof NoLedger) return null;
    throw error;
  }
}
