import { parse } from "yaml";
import { clientErrors } from "../../core/errors/client-errors.ts";
import type { ErrorRow } from "../../core/errors/error-row.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";

/** Returns every error that clients of `/v1` can get, as a Markdown table. */
export function errorTables(): string {
  const errors: readonly ErrorRow[] = Object.values(clientErrors);
  const seen = new Set<string>();
  const rows = errors.map((row) => {
    const { status, messagesStatus, type, code, shouldRetry, advice } = row;
    const statuses =
      messagesStatus === undefined ? `${status}` : `${status} (messages: ${messagesStatus})`;
    const retry = shouldRetry === undefined ? "–" : `\`${shouldRetry}\``;
    // The console links to the first row of a code.
    const anchor = seen.has(code) ? "" : `<a id="${code}"></a>`;
    seen.add(code);
    return `| ${anchor}${statuses} | \`${code}\` | \`${type}\` | ${retry} | ${advice} |`;
  });
  return [
    "| status | `code` | `type` | `x-should-retry` | what to do |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** Returns the sandbox models and their behavior, as a Markdown table. */
export function sandboxTable(): string {
  const rows = sandboxModels().map(({ id, description }) => `| \`${id}\` | ${description} |`);
  return ["| model | what it does |", "|---|---|", ...rows].join("\n");
}

type Next = string | { readonly to: string; readonly if?: string; readonly unless?: string };

interface Grammar {
  readonly streams: Readonly<
    Record<
      string,
      {
        readonly start: string;
        readonly states: Readonly<Record<string, Readonly<Record<string, Next>>>>;
        readonly accepting: readonly string[];
      }
    >
  >;
}

const titles: Readonly<Record<string, string>> = {
  chat: "Order of a chat stream",
  messages: "Order of a messages stream",
};

/** Returns the grammar's automata as Markdown: one table of states per stream. */
export function streamTables(yaml: string): string {
  // Our own file, covered by its own tests.
  const { streams } = parse(yaml) as Grammar;
  return Object.entries(streams)
    .map(([name, { start, states, accepting }]) => {
      const rows = Object.entries(states).map(([state, transitions]) => {
        const label = state === start ? `${shown(state)} (start)` : shown(state);
        const isEnd = accepting.includes(state);
        return `| ${label} | ${isEnd ? "the end" : cell(transitions)} |`;
      });
      const head = `### ${titles[name] ?? name}\n\n| state | event → next state |\n|---|---|`;
      return [head, ...rows].join("\n");
    })
    .join("\n\n");
}

function cell(transitions: Readonly<Record<string, Next>>): string {
  const lines = Object.entries(transitions).map(([symbol, next]) => {
    if (typeof next === "string") return `${shown(symbol)} → ${shown(next)}`;
    const condition = next.if === undefined ? `without ${next.unless}` : `with ${next.if}`;
    return `${shown(symbol)} → ${shown(next.to)} (${condition})`;
  });
  return lines.join("<br>");
}

function shown(name: string): string {
  return `\`${name}\``;
}
