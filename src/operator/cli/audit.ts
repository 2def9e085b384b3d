import { csvAuditRecord } from "../../../generated/admin/columns.ts";
import { csvOf, recordTable } from "../admin/documents/report-tables.ts";
import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import {
  withoutObject,
  type Command,
  type CommandInput,
  type CommandDependencies,
  type CommandResult,
} from "./command.ts";
import { optionsOf, readFields } from "./field-options.ts";
import { allPages } from "./pages.ts";
import { table } from "./table.ts";

type AuditRecord = AdminReply<"listAudit">["data"][number];

function tableOf(records: readonly AuditRecord[]): string {
  const rows = records.map((record) => [
    ...[record.at, record.actor, record.operation, record.target],
    record.error_code === null ? record.result : `${record.result}: ${record.error_code}`,
    record.input && JSON.stringify(record.input),
  ]);
  return table(["at", "actor", "operation", "target", "result", "input"], rows);
}

async function listAudit(
  input: CommandInput,
  { call }: CommandDependencies,
): Promise<CommandResult> {
  const filter = readFields("listAudit", input);
  const records = await allPages((page) => call("listAudit", { query: { ...filter, ...page } }));
  const text = input.flags.has("csv")
    ? csvOf(recordTable(csvAuditRecord, records))
    : tableOf(records);
  return { json: records.map(withoutObject), text };
}

/** Commands about the audit log. */
export const auditCommands: readonly Command[] = [
  {
    name: "audit list",
    summary: "Lists operator changes, newest first.",
    options: {
      ...optionsOf("listAudit"),
      csv: { summary: "as comma-separated values, with the states before and after" },
    },
    run: listAudit,
  },
];
