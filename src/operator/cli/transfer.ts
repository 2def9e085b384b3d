import { positional, type Command, type LedgerRows } from "./command.ts";

/** Formats row counts as in "2 accounts, 3 keys, 1000 entries". */
function counts(rows: LedgerRows["rows"]): string {
  const [accounts, keys, entries] = [rows["accounts"], rows["api_keys"], rows["entries"]];
  return `${accounts ?? 0} accounts, ${keys ?? 0} keys, ${entries ?? 0} entries; verified`;
}

/** Commands that export and import a whole ledger. */
export const transferCommands: readonly Command[] = [
  {
    name: "ledger export",
    summary:
      "Writes the whole ledger into a new file, from which either store can be filled; no gateway may be running.",
    positionals: ["FILE"],
    run: async (input, context) => {
      const { file, ...written } = await context.exportLedger(positional(input, 0));
      const text = `${file}: ${written.bytes} bytes, ${counts(written.rows)}`;
      return { json: { file, ...written }, text };
    },
  },
  {
    name: "ledger import",
    summary: "Fills an empty ledger from an export file, completely or not at all.",
    positionals: ["FILE"],
    run: async (input, context) => {
      const { file, ...read } = await context.importLedger(positional(input, 0));
      return { json: { file, ...read }, text: `${file}: ${counts(read.rows)}` };
    },
  },
];
