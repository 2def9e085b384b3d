import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { verificationRecord } from "../admin/operations/reports.ts";
import { verifyLedger } from "../../core/ledger/verify-ledger.ts";
import type { Standby } from "../../storage/postgres/standby.ts";
import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import {
  withoutObject,
  positional,
  type Command,
  type CommandInput,
  type CommandDependencies,
  type CommandResult,
  CommandError,
  requiredOption,
  UsageError,
  type CliDependencies,
} from "./command.ts";
import { optionsOf, readFields } from "./field-options.ts";
import { labelledLines } from "./table.ts";
import { auditArchive } from "../admin/audit.ts";
import { archiveLedger } from "../../storage/archive/archive-ledger.ts";
import { verifyArchive, type VerifiedArchive } from "../../storage/archive/verify-archive.ts";
import { readMonth } from "../../core/timing/month.ts";
import { ledgerExists } from "../../storage/ledger-exists.ts";
import { backUpLedger } from "../../storage/sqlite/back-up.ts";
import { exportFrom, importInto } from "../../storage/transfer/transfer.ts";

async function verify(input: CommandInput, parts: CommandDependencies): Promise<CommandResult> {
  const full = input.flags.has("full");
  const { from } = input.options;
  const record =
    from === undefined
      ? await parts.call("verifyLedger", { query: { full: full ? "true" : "false" } })
      : await verifyStandby(await parts.openStandby(from), full);
  const json = withoutObject(record);
  const { ok, accounts, entries, repaired, problems, rewinds } = json;
  const verdict = ok ? "ledger is consistent" : "ledger is inconsistent";
  const read = full ? "entries" : "entries since the last verification";
  const { archive } = input.options;
  const files = archive === undefined ? null : await verifyFolder(archive, parts);
  const text = [
    `${verdict}: ${accounts} accounts, ${entries} ${read}` +
      (repaired === 0 ? "" : `, ${repaired} of them repaired`),
    ...rewinds.map((lost) => `the ledger lost the data written from ${lost.from} to ${lost.to}`),
    ...(files === null ? [] : [files.text]),
  ].join("\n");
  const all = [...problems, ...(files?.found.problems ?? [])];
  return {
    json: files === null ? json : { ...json, archive: files.found },
    text,
    ok: ok && files?.found.ok !== false,
    ...(all.length > 0 && { note: all.join("\n") }),
  };
}

async function verifyStandby(standby: Standby, full: boolean): Promise<AdminReply<"verifyLedger">> {
  try {
    return verificationRecord(await verifyLedger(standby, { full, keep: null }));
  } finally {
    await standby.close();
  }
}

async function repair(input: CommandInput, { call }: CommandDependencies): Promise<CommandResult> {
  const path = { id: positional(input, 0) };
  const json = withoutObject(
    await call("repairAccount", { path, body: readFields("repairAccount", input) }),
  );
  const { sums, unresolved_holds: holds, repaired, broken } = json;
  const wrong = [
    ...holds.map(({ request_id: id, reason }) => `the hold of request ${id} stays: ${reason}`),
    ...broken.map(({ kind, id }) => `entry ${kind} ${id} is still broken`),
  ];
  const text = [
    `sums: ${sums.length} repaired, ${holds.length} holds still without an end`,
    ...sums.map(repairedSumText),
    `entries: ${repaired.length} repaired, ${broken.length} still broken`,
    ...repaired.map(({ kind, id, text }) => labelledLines({ [`  ${kind} ${id}`]: text })),
  ].join("\n");
  return {
    json,
    text,
    ok: wrong.length === 0,
    ...(wrong.length > 0 && { note: wrong.join("\n") }),
  };
}

function repairedSumText(sum: AdminReply<"repairAccount">["sums"][number]): string {
  const { scope, id, before, after } = sum;
  const spent = after.spent === null ? "" : `, spent ${before.spent} to ${after.spent}`;
  return `  ${scope.replace("_", " ")} ${id}: held ${before.held} to ${after.held}${spent}`;
}

/** Returns the start of a month in UTC, in Unix milliseconds. */
function readBefore(input: CommandInput): number {
  const month = requiredOption(input, "before");
  const found = readMonth(month);
  if (found !== null) return found.fromMs;
  throw new UsageError(`--before must be a month such as 2026-08, not ${JSON.stringify(month)}`);
}

function folderOf({ options }: CommandInput, dependencies: CliDependencies): string {
  const { to } = options;
  const folder = to === undefined ? dependencies.loadConfig().archiveDir : dependencies.pathOf(to);
  if (folder !== null) return folder;
  throw new CommandError("name a folder for the files: --to, or LEDGER_ARCHIVE_DIR");
}

async function archive(input: CommandInput, parts: CommandDependencies): Promise<CommandResult> {
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
async function verifyFolder(
  name: string,
  dependencies: CliDependencies,
): Promise<{ readonly found: VerifiedArchive; readonly text: string }> {
  const found = await verifyArchive(await dependencies.openStore(), dependencies.pathOf(name));
  const { ok, files, entries, accounts } = found;
  const verdict = ok ? "archive is consistent and joins the ledger" : "archive is inconsistent";
  return { found, text: `${verdict}: ${files} files, ${accounts} accounts, ${entries} entries` };
}

/** Formats row counts as in "2 accounts, 3 keys, 1000 entries". */
function counts(rows: Readonly<Record<string, number>>): string {
  const [accounts, keys, entries] = [rows["accounts"], rows["api_keys"], rows["entries"]];
  return `${accounts ?? 0} accounts, ${keys ?? 0} keys, ${entries ?? 0} entries; verified`;
}

async function backUp(input: CommandInput, parts: CommandDependencies): Promise<CommandResult> {
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

/** Commands about the whole ledger and its archive. */
export const ledgerCommands: readonly Command[] = [
  {
    name: "ledger verify",
    summary:
      "Recomputes balances and chains from the entries since the last verification; exit code 1 if " +
      "one is wrong.",
    options: {
      full: { summary: "read all entries: finds changes of those verified before" },
      from: { value: "DATABASE_URL", summary: "a standby to read in place of the ledger" },
      archive: {
        value: "FOLDER",
        summary: "verify the files of an archive too, and that the ledger follows them",
      },
    },
    run: verify,
  },
  {
    name: "ledger repair",
    summary:
      "Corrects the account's sums that contradict its entries and holds, and ends holds that these " +
      "sums kept from ending. Records the original text of entries that were posted with half of a " +
      "surrogate pair, or with NUL, before they move to PostgreSQL. Exit code 1 if a hold or an entry is still wrong.",
    positionals: ["ACCOUNT"],
    options: optionsOf("repairAccount"),
    run: repair,
  },
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
