import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { ledgerExists } from "../../storage/ledger-exists.ts";
import { backUpLedger } from "../../storage/sqlite/back-up.ts";
import { exportFrom, importInto } from "../../storage/transfer/transfer.ts";
import {
  CommandError,
  positional,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";

/** Formats row counts as in "2 accounts, 3 keys, 1000 entries". */
function counts(rows: Readonly<Record<string, number>>): string {
  const [accounts, keys, entries] = [rows["accounts"], rows["api_keys"], rows["entries"]];
  return `${accounts ?? 0} accounts, ${keys ?? 0} keys, ${entries ?? 0} entries; verified`;
}

async function backUp(input: CommandInput, parts: CommandParts): Promise<CommandResult> {
  const { dataDir, databaseUrl } = parts.loadConfig();
  if (databaseUrl !== null) {
    throw new CommandError("the ledger is in PostgreSQL: use PostgreSQL's own backup tools");
  }
  const file = parts.pathOf(positional(input, 0));
  if (existsSync(file)) {
    throw new CommandError(`${file} exists; a backup does not overwrite: name a new file`);
  }
  if (!(await ledgerExists({ dataDir, databaseUrl }))) {
    throw new CommandError(`no ledger at ${resolve(dataDir)}: there is nothing to back up`);
  }
  const bytes = backUpLedger(dataDir, file);
  return { json: { file, bytes }, text: `${file}: ${bytes} bytes` };
}

/** Commands that copy, export and import a whole ledger. */
export const transferCommands: readonly Command[] = [
  {
    name: "ledger backup",
    summary:
      "Copies the embedded ledger into a new file, even while a gateway is running; never overwrites a file.",
    positionals: ["FILE"],
    run: backUp,
  },
  {
    name: "ledger export",
    summary:
      "Writes the whole ledger into a new file, from which either store can be filled; no gateway may be running.",
    positionals: ["FILE"],
    run: async (input, { loadConfig, pathOf, now }) => {
      const file = pathOf(positional(input, 0));
      const written = await exportFrom(loadConfig(), file, new Date(now()).toISOString());
      const text = `${file}: ${written.bytes} bytes, ${counts(written.rows)}`;
      return { json: { file, ...written }, text };
    },
  },
  {
    name: "ledger import",
    summary: "Fills an empty ledger from an export file, completely or not at all.",
    positionals: ["FILE"],
    run: async (input, { loadConfig, pathOf }) => {
      const file = pathOf(positional(input, 0));
      const place = loadConfig();
      if (place.databaseUrl === null) mkdirSync(place.dataDir, { recursive: true });
      const read = await importInto(place, file);
      const text = `${file}: ${counts(read.rows)}`;
      const replaced = Object.entries(read.replaced).map(([name, count]) => `${count} ${name}`);
      const note = `U+FFFD is in place of U+0000 in ${replaced.join(", ")}`;
      return { json: { file, ...read }, text, ...(replaced.length > 0 && { note }) };
    },
  },
];
