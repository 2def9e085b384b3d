import { commandEntry, csvEntry } from "../../../generated/admin/columns.ts";
import { csvOf, recordTable } from "../admin/documents/report-tables.ts";
import {
  plain,
  positional,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { optionsOf, readFields } from "./field-options.ts";
import { allPages, ArchivedNote } from "./pages.ts";
import { reportText } from "./table.ts";

async function listEntries(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const filter = readFields("listEntries", input);
  const archived = new ArchivedNote();
  const entries = await allPages((page) =>
    archived.of(call("listEntries", { path, query: { ...filter, ...page } })),
  );
  const shown = entries.map((entry) => ({ ...entry, reference: entry.reference ?? entry.id }));
  const text = input.flags.has("csv")
    ? csvOf(recordTable(csvEntry, entries))
    : reportText(recordTable(commandEntry, shown));
  return { json: entries.map(plain), text, ...archived.result };
}

/** Commands for the log of an account. */
export const entryCommands: readonly Command[] = [
  {
    name: "entries list",
    summary: "Lists the entries of an account, oldest first.",
    positionals: ["ID"],
    options: {
      ...optionsOf("listEntries"),
      from: { value: "DATE", summary: "from this moment on" },
      to: { value: "DATE", summary: "before this moment" },
      csv: { summary: "as comma-separated values, with ids and hashes" },
    },
    run: listEntries,
  },
];
