import { csvText } from "../admin/documents/csv.ts";
import type { AdminReply } from "../contract/admin-contract.ts";
import {
  given,
  plain,
  positional,
  UsageError,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { allPages } from "./pages.ts";
import { table } from "./table.ts";
import { readMoment } from "./values.ts";

type Entry = AdminReply<"listEntries">["data"][number];

const kinds = ["top-up", "refund", "correction", "usage", "reversal"] as const;

function readKind(text: string | undefined): (typeof kinds)[number] | undefined {
  if (text === undefined) return undefined;
  const found = kinds.find((kind) => kind === text);
  if (found !== undefined) return found;
  throw new UsageError(`--kind must be one of ${kinds.join(", ")}, not ${JSON.stringify(text)}`);
}

/** A date as the operation takes it. */
function readDay(text: string | undefined): string | undefined {
  return text === undefined ? undefined : new Date(readMoment(text)).toISOString();
}

const columns = [
  "at",
  "kind",
  "amount",
  "id",
  "reference",
  "note",
  "actor",
  "model",
  "key_id",
  "hash",
] as const satisfies readonly (keyof Entry)[];

async function listEntries(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const { kind, from, to } = input.options;
  const filter = given({ kind: readKind(kind), from: readDay(from), to: readDay(to) });
  const entries = await allPages((page) =>
    call("listEntries", { path, query: { ...filter, ...page } }),
  );
  const rows = entries.map((entry) => columns.map((column) => entry[column] ?? ""));
  const text = input.flags.has("csv")
    ? csvText(columns, rows)
    : table(
        ["at", "kind", "amount", "reference", "note", "actor"],
        entries.map((e) => [e.at, e.kind, e.amount, e.reference ?? e.id, e.note, e.actor]),
      );
  return { json: entries.map(plain), text };
}

/** Commands for the log of an account. */
export const entryCommands: readonly Command[] = [
  {
    name: "entries list",
    summary: "Lists what changed the balance of an account, the oldest first.",
    positionals: ["ID"],
    options: {
      kind: { value: "KIND", summary: kinds.join(", ") },
      from: { value: "DATE", summary: "from this moment on" },
      to: { value: "DATE", summary: "before this moment" },
      csv: { summary: "as comma-separated values, with ids and hashes" },
    },
    run: listEntries,
  },
];
