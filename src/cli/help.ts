import type { Command } from "./command.ts";

const PROGRAM = "npm run -s gateway --";

function synopsis({ name, positionals = [], options = {} }: Command): string {
  const words = Object.entries(options).map(([option, { value, required }]) =>
    required === true ? `--${option} ${value}` : `[--${option} ${value}]`,
  );
  return [name, ...positionals, ...words].join(" ");
}

function optionLines({ options = {} }: Command): readonly string[] {
  const entries = Object.entries(options);
  const width = Math.max(0, ...entries.map(([name, { value }]) => `${name} ${value}`.length));
  return entries.map(
    ([name, { value, summary }]) => `  --${`${name} ${value}`.padEnd(width)}  ${summary}`,
  );
}

/** Help for commands: all of them, those of one noun, or one command with its options. */
export function helpText(commands: readonly Command[]): string {
  const [only] = commands;
  if (commands.length === 1 && only !== undefined) {
    return [`usage: ${PROGRAM} ${synopsis(only)} [--json]`, "", only.summary, ...optionLines(only)]
      .join("\n")
      .trimEnd();
  }
  const lines = commands.map((command) => `  ${synopsis(command)}\n      ${command.summary}`);
  return [
    `usage: ${PROGRAM} <noun> <verb> … [--json]`,
    "",
    ...lines,
    "",
    "--json prints one JSON value on stdout; --help after a command describes it.",
    "Exit codes: 0 success; 1 failure, with the reason on stderr; 2 usage error.",
  ].join("\n");
}

/** The commands as a Markdown table, for the operators' guide. */
export function commandsTable(commands: readonly Command[]): string {
  const rows = commands.map((command) => {
    const line = synopsis(command).replaceAll("|", "\\|");
    return `| \`${line}\` | ${command.summary} |`;
  });
  return ["| command | purpose |", "|---|---|", ...rows].join("\n");
}
