import { flagKey } from "../../../src/upstreams/catalog/flags.ts";
import { wires } from "../../../src/upstreams/providers/upstream-dialect.ts";

/**
 * Renders the gateway's assumptions about each kind of server, from the flags that shape its
 * requests.
 */
export function renderKnown(): readonly string[] {
  return [
    "## Assumptions about each kind of upstream",
    "",
    "The first row of a kind lists the gateway's assumptions about any server with that API; each",
    "other row lists the differences of a vendor or server. The names are those of the quirks, which",
    "[dialects.md](dialects.md#quirks-of-the-server) explains. Properties of a model are in the",
    "catalog.",
    "",
    "The gateway accepts the following from every upstream",
    "([upstream-wires.md](decisions/upstream-wires.md#what-every-wire-does-to-a-reply)):",
    "",
    "- repeated ids of calls, and calls that share an index;",
    "- unpaired surrogates;",
    "- several choices;",
    "- any 2xx;",
    "- compressed or wrongly typed bodies;",
    "- a stream instead of a non-streaming response, and the reverse.",
    "",
    ...(["openai", "openai-responses", "anthropic"] as const).flatMap(tableOf),
  ];
}

function tableOf(kind: keyof typeof wires): readonly string[] {
  const { flags: table, dialects } = wires[kind];
  const [usual, ...others] = dialects.map(({ name, ...flags }) => ({
    name,
    values: new Map(
      Object.entries(flags)
        .filter(([flag]) => flag in table)
        .map(([flag, value]) => [flag, JSON.stringify(value)]),
    ),
  }));
  const rowOf = (name: string, flags: Iterable<readonly [string, string]>): string => {
    const values = Array.from(flags, ([flag, value]) => `\`${flagKey(flag)}: ${value}\``);
    return `| ${name} | ${values.length === 0 ? "–" : values.join(", ")} |`;
  };
  return [
    `| ${kind} | differs in |`,
    "| --- | --- |",
    rowOf(usual?.name ?? "", usual?.values ?? []),
    ...others.map(({ name, values }) =>
      rowOf(
        name,
        Array.from(values).filter(([flag, value]) => usual?.values.get(flag) !== value),
      ),
    ),
    "",
  ];
}
