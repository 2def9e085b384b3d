import { auditArchive } from "../admin/archive-audit.ts";
import { archiveLedger } from "../../storage/archive/archive-ledger.ts";
import { verifyArchive, type VerifiedArchive } from "../../storage/archive/verify-archive.ts";
import { readMonth } from "../../core/timing/month.ts";
import {
  CommandError,
  requiredOption,
  UsageError,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";

/** Returns the start of a month in UTC, in Unix milliseconds. */
function readBefore(input: CommandInput): number {
  const month = requiredOption(input, "before");
  const found = readMonth(month);
  if (found !== null) return found.fromMs;
  throw new UsageError(`--before must be a month such as 2026-08, not ${JSON.stringify(month)}`);
}

function folderOf({ options }: CommandInput, context: CommandContext): string {
  const { to } = options;
  const folder = to === undefined ? context.loadConfig().archiveDir : context.pathOf(to);
  if (folder !== null) return folder;
  throw new CommandError("name a folder for the files: --to, or LEDGER_ARCHIVE_DIR");
}

async function archive(input: CommandInput, parts: CommandParts): Promise<CommandResult> {
  const beforeMs = readBefore(input);
  const folder = folderOf(input, parts);
  const store = await parts.openStore();
  const { actorName: actor, randomBytes, now } = parts;
  const onMonth = auditArchive({ store, actor, randomBytes, now });
  const done = await archiveLedger({ store, folder, beforeMs, nowMs: now(), onMonth });
  const { months, files, entries, bytes, deleted } = done;
  const before = done.beforeMs === null ? null : new Date(done.beforeMs).toISOString();
  const json = { folder, months, files, entries, bytes, deleted, archived_before: before };
  const text =
    months.length === 0
      ? `nothing to archive: ${deleted} entries deleted`
      : `${months.join(", ")}: ${entries} entries in ${files.length} files of ${bytes} bytes in ` +
        `${folder}, ${deleted} of them deleted from the ledger`;
  return { json, text };
}

/** Verifies the archive folder, in addition to the ledger, for `ledger verify --archive`. */
export async function verifyFolder(
  name: string,
  context: CommandContext,
): Promise<{ readonly found: VerifiedArchive; readonly text: string }> {
  const found = await verifyArchive(await context.openStore(), context.pathOf(name));
  const { ok, files, entries, accounts } = found;
  const verdict = ok ? "archive is consistent and joins the ledger" : "archive is inconsistent";
  return { found, text: `${verdict}: ${files} files, ${accounts} accounts, ${entries} entries` };
}

/** The command that archives old months of the ledger. */
export const archiveCommands: readonly Command[] = [
  {
    name: "ledger archive",
    summary:
      "Moves the charges of months that ended at least 8 days ago into compressed files, also while a gateway is " +
      "running; sums, statements and chains stay.",
    options: {
      before: {
        value: "MONTH",
        summary: "the first month to keep, such as 2026-08",
        required: true,
      },
      to: { value: "FOLDER", summary: "folder of the archive; default LEDGER_ARCHIVE_DIR" },
    },
    run: archive,
  },
];
