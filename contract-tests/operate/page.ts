import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fencesIn } from "../harness/fences.ts";

const ROOT = join(import.meta.dirname, "../..");

/**
 * A block of the README or an operator's page that is run, by the label of its fence:
 * - `sh`: each command ends with exit code 0;
 * - `sh gateway`: a gateway that keeps running in its terminal; the page continues in another one;
 * - `sh postgres`: as `sh`, with a database at each of its PostgreSQL addresses;
 * - `sh needs X`: not run here, see `checkedElsewhere`;
 * - `yaml gateway.yaml`: the configuration from here on;
 * - `json printed`: a part of what the command before it printed.
 */
export interface Block {
  readonly kind: "commands" | "gateway" | "configuration" | "printed" | "elsewhere";
  /** The label after the language. */
  readonly label: string;
  readonly code: string;
}

/** The checks of blocks that need more than this machine and the project, by requirement. */
export const otherChecks: Readonly<Record<string, string>> = {
  docker: "system-tests/deploy/run.ts",
  package: "system-tests/install/package.test.ts",
  registry: "system-tests/install/install.test.ts",
  release: "system-tests/install/install.test.ts",
  standby: "src/storage/postgres/standby.test.ts",
};

const OPERATE = "docs/operate";

/** The tutorial, which `selling.test.ts` follows within the gate; the proof `stores` follows the rest. */
export const START_SELLING = `${OPERATE}/start-selling.md`;

/** The README and the pages for operators, by their paths. */
export const pageNames: readonly string[] = [
  "README.md",
  ...readdirSync(join(ROOT, OPERATE))
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => `${OPERATE}/${name}`),
];

/** Returns all blocks of a page that run, in order; throws for a block without a rule. */
export function blocksOf(name: string): readonly Block[] {
  const text = readFileSync(join(ROOT, name), "utf8");
  return fencesIn(text).flatMap(({ language, label, code }) => {
    if (language === "yaml" && label === "gateway.yaml") {
      return [{ kind: "configuration", label, code }] as const;
    }
    if (label === "printed") return [{ kind: "printed", label, code }] as const;
    if (language !== "sh") return [];
    return [{ kind: kindOf(label), label, code }];
  });
}

function kindOf(label: string): Block["kind"] {
  if (label === "" || label === "postgres") return "commands";
  if (label === "gateway") return "gateway";
  const needed = /^needs (\w+)$/.exec(label)?.[1] ?? "";
  if (otherChecks[needed] !== undefined) return "elsewhere";
  throw new Error(`no rule runs a block "sh ${label}"`);
}

/** Returns the commands of a block: one line each, with its continuation lines. */
export function commandsOf(code: string): readonly string[] {
  const commands: string[] = [];
  let open = "";
  for (const line of code.split("\n")) {
    open += open === "" ? line : `\n${line}`;
    const isOpen = open.endsWith("\\") || (open.match(/'/g)?.length ?? 0) % 2 === 1;
    if (isOpen) continue;
    if (open.trim() !== "" && !open.startsWith("#")) commands.push(open);
    open = "";
  }
  return commands;
}

/** Values that a command takes from earlier output. */
const printed: Readonly<Record<string, RegExp>> = {
  "acc_…": /\bacc_\w+/,
  "key_…": /\bkey_\w+/,
  "req_…": /\breq_\w+/,
  "sk-gw-…": /\bsk-gw-[\w-]+/,
  "token_…": /\btoken_\w+/,
};

/** Replaces each placeholder by its first occurrence in the newest output that has one. */
export function fillIn(command: string, outputs: readonly string[]): string {
  return Object.entries(printed).reduce((text, [mark, form]) => {
    if (!text.includes(mark)) return text;
    const found = outputs.map((output) => form.exec(output)?.[0]).findLast(Boolean);
    if (found === undefined) throw new Error(`no output with ${mark} before: ${command}`);
    return text.replaceAll(mark, found);
  }, command);
}

/**
 * Tells whether printed JSON has every value that a page shows. A shown text may be cut with `…`;
 * a list is shown whole.
 */
export function hasShownValues(printedValue: unknown, shown: unknown): boolean {
  if (typeof shown === "string" && shown.endsWith("…")) {
    return typeof printedValue === "string" && printedValue.startsWith(shown.slice(0, -1));
  }
  if (typeof shown !== "object" || shown === null) return printedValue === shown;
  if (typeof printedValue !== "object" || printedValue === null) return false;
  if (Array.isArray(shown)) {
    const isWhole = Array.isArray(printedValue) && printedValue.length === shown.length;
    if (!isWhole) return false;
  }
  const fields = new Map(Object.entries(printedValue));
  return Object.entries(shown).every(([name, value]) => hasShownValues(fields.get(name), value));
}
