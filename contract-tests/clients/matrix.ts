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
    "The columns are our clients, named by their language, the vendors' libraries and curl. They called a",
    "running gateway; in the *misbehaving* scenarios our clients called a server that drops, delays and rejects",
    "requests. ✓ passed, ✗ failed, · not run:",
    "",
    "- Our clients for TypeScript and Python ran every scenario, except those with helpers of a vendor's library.",
    "  The rows `client: …` test the options and helpers of their public surface.",
    "- Our clients for Go, Java and Rust ran the last three rows. The examples of their README are a chat,",
    "  a stream, a tool loop, a cancelled stream and an error.",
    "- Each of the vendors' libraries for Python ran the scenarios of its protocols and the samples of the guides.",
    "- The vendors' libraries for TypeScript and curl ran the samples of the guides. `npm test` also runs chats,",
    "  streams, tool loops and most errors with the libraries.",
    "- Our client for C# is generated, but was not compiled or run.",
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
