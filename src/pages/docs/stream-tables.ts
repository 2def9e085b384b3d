import { parse } from "yaml";

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

/** The grammar's automata as Markdown: one table of states per stream. */
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
