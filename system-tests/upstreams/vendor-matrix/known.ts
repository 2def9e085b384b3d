import { flagKey } from "../../../src/upstreams/catalog/flags.ts";
import { wires } from "../../../src/upstreams/providers/upstream-dialect.ts";

/**
 * Renders the gateway's assumptions about each kind of server, from the flags that shape its
 * requests.
 */
export function renderKnown(): readonly string[] {
  return [
    "## What each kind of upstream is known to do",
    "",
    "The first row of a kind is what the gateway takes any server with that API to do; each other row",
    "says in what a vendor or server differs from it. The names are those of the quirks, which",
    "[dialects.md](dialects.md#quirks-of-the-server) explains. What depends on the model is in the",
    "catalog. What replies may bring is expected of every upstream: ids of calls that come again, half",
    "characters, several choices, calls that share a place, any 2xx, compressed or wrongly typed",
    "bodies, a stream instead of a whole reply and the reverse",
    "([upstream-wires.md](decisions/upstream-wires.md#what-every-wire-does-to-a-reply)).",
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
    const said = Array.from(flags, ([flag, value]) => `\`${flagKey(flag)}: ${value}\``);
    return `| ${name} | ${said.length === 0 ? "nothing" : said.join(", ")} |`;
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
