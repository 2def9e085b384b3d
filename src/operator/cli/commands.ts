import { accountCommands } from "./accounts.ts";
import { auditCommands } from "./audit.ts";
import type { Command, CommandOption } from "./command.ts";
import { configurationCommands } from "./configuration.ts";
import { keyCommands } from "./keys.ts";
import { ledgerCommands } from "./ledger.ts";
import { reportCommands } from "./reports.ts";
import { runningCommands } from "./running.ts";
import { upstreamCommands } from "./upstreams.ts";

/** Every operator command, in the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...keyCommands,
  ...configurationCommands,
  ...upstreamCommands,
  ...reportCommands,
  ...ledgerCommands,
  ...auditCommands,
  ...runningCommands,
];

function synopsis(command: Command): string {
  const { name, positionals = [], morePositionals, options = {} } = command;
  const more = morePositionals === undefined ? [] : [`[${morePositionals}…]`];
  const words = Object.entries(options).map(([option, row]) => {
    const word = `--${optionForm(option, row)}`;
    return row.required === true ? word : `[${word}]`;
  });
  return [name, ...positionals, ...more, ...words].join(" ");
}

function optionForm(name: string, { value, isRepeated = false }: CommandOption): string {
  if (value === undefined) return name;
  return `${name} ${value}${isRepeated ? "…" : ""}`;
}

function optionLines({ options = {} }: Command): readonly string[] {
  const entries = Object.entries(options);
  const width = Math.max(0, ...entries.map(([name, row]) => optionForm(name, row).length));
  return entries.map(([name, row]) => `  --${optionForm(name, row).padEnd(width)}  ${row.summary}`);
}

/**
 * Returns the help for all commands, for those of one noun, or for one command with its options.
 * `program` is written before a command.
 */
export function helpText(commands: readonly Command[], program: string): string {
  const [only] = commands;
  if (commands.length === 1 && only !== undefined) {
    return [`usage: ${program} ${synopsis(only)} [--json]`, "", only.summary, ...optionLines(only)]
      .join("\n")
      .trimEnd();
  }
  const lines = commands.map((command) => `  ${synopsis(command)}\n      ${command.summary}`);
  return [
    `usage: ${program} <noun> <verb> … [--json]`,
    "",
    ...lines,
    "",
    "--json prints one JSON value on stdout; --help after a command describes it; --version prints the version.",
    "--create creates a missing ledger; otherwise a command without a ledger fails.",
    "Exit codes: 0 success; 1 failure, with the reason on stderr; 2 usage error.",
  ].join("\n");
}

/** Returns the commands as a Markdown table, for the operators' guide. */
export function commandsTable(commands: readonly Command[]): string {
  const rows = commands.map((command) => {
    const line = synopsis(command).replaceAll("|", "\\|");
    return `| \`${line}\` | ${command.summary} |`;
  });
  return ["| command | purpose |", "|---|---|", ...rows].join("\n");
}
