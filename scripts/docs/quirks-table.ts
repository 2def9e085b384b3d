import { flagKey, type FlagForm, type FlagTable } from "../../src/upstreams/catalog/flags.ts";
import { modelFactFlags } from "../../src/upstreams/catalog/model-facts.ts";
import { dialectNames, wires } from "../../src/upstreams/providers/upstream-dialect.ts";

/** The wires whose upstreams have dialects. */
const kinds = ["openai", "openai-responses", "anthropic"] as const;

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

function describe(form: FlagForm): string {
  if (form === "boolean") return "true, false";
  if (form === "count") return "a number, or null for no bound";
  return "listOf" in form ? `a list of ${code(form.listOf)}` : code(form);
}

/** Returns the dialects of each wire as a Markdown table. */
export function dialectsTable(): string {
  const rows = kinds.map((kind) => `| \`${kind}\` | ${code(dialectNames(kind))} |`);
  return ["| kind | dialects |", "|---|---|", ...rows].join("\n");
}

/**
 * Returns the quirks of servers as a Markdown table: the wires that have each, its values
 * and its meaning.
 */
export function serverQuirksTable(): string {
  const tables: readonly FlagTable[] = kinds.map((kind) => wires[kind].flags);
  const names = new Set(tables.flatMap((table) => Object.keys(table)));
  const rows = [...names].map((name) => {
    const having = kinds.filter((_, at) => tables[at]?.[name] !== undefined);
    const found = tables.map((table) => table[name]).find((one) => one !== undefined);
    if (found === undefined) throw new Error(`no wire has the flag ${name}`);
    const { form, meaning } = found;
    return `| \`${flagKey(name)}\` | ${code(having)} | ${describe(form)} | ${meaning} |`;
  });
  return ["| quirk | kinds | values | meaning |", "|---|---|---|---|", ...rows].join("\n");
}

/** Returns the quirks of models, which every wire has, as a Markdown table. */
export function modelQuirksTable(): string {
  const rows = Object.entries(modelFactFlags).map(([name, { form, meaning }]) => {
    return `| \`${flagKey(name)}\` | ${describe(form)} | ${meaning} |`;
  });
  return ["| quirk | values | meaning |", "|---|---|---|", ...rows].join("\n");
}
