/** The result of one scenario with one client. `not-asked`: the client does not support it. */
export type Cell =
  | { readonly kind: "passed" | "not-asked" }
  | { readonly kind: "failed"; readonly why: string };

/** A client's cells by scenario; null if the client was skipped. */
export type Column = ReadonlyMap<string, Cell> | null;

export interface Matrix {
  readonly scenarios: readonly string[];
  readonly columns: ReadonlyMap<string, Column>;
}

const marks = { passed: "✓", failed: "✗", "not-asked": "·" } as const satisfies Record<
  Cell["kind"],
  string
>;

/** Returns the matrix as a table for terminals. */
export function renderText({ scenarios, columns }: Matrix): string {
  const names = [...columns.keys()];
  const width = Math.max(...scenarios.map((name) => name.length));
  const head = [`${" ".repeat(width)}  ${names.join("  ")}`];
  const rows = scenarios.map((scenario) => {
    const cells = names.map((name) => markOf(columns.get(name), scenario).padEnd(name.length));
    return `${scenario.padEnd(width)}  ${cells.join("  ")}`.trimEnd();
  });
  return [...head, ...rows].join("\n");
}

/** Returns the matrix as a section of the documentation. */
export function renderMarkdown({ scenarios, columns }: Matrix): string {
  const names = [...columns.keys()];
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    "Each scenario was run with each client against a running gateway, the *misbehaving* ones against",
    "a server that drops, delays and rejects requests. ✓ passed, ✗ failed, · not applicable: the",
    "vendors' libraries support one protocol each and do not detect a stream that broke off; the clients",
    "for Go, Java and Rust run the examples of their README (a chat, a stream, a tool loop, an error),",
    "the guides' samples and an installation. In the *misbehaving* scenarios our clients set an `Idempotency-Key` themselves; the vendors' clients are given one.",
    "The C# client is generated, but not compiled or run here.",
    "",
    row(["scenario", ...names]),
    row(["---", ...names.map(() => ":-:")]),
    ...scenarios.map((scenario) =>
      row([scenario, ...names.map((name) => markOf(columns.get(name), scenario))]),
    ),
    "",
  ].join("\n");
}

function markOf(column: Column | undefined, scenario: string): string {
  if (column === null || column === undefined) return "–";
  const cell = column.get(scenario);
  return cell === undefined ? marks["not-asked"] : marks[cell.kind];
}
