import { csvText } from "../admin/documents/csv.ts";
import type { AdminReply } from "../contract/admin-contract.ts";
import {
  given,
  plain,
  type Command,
  type CommandInput,
  type CommandParts,
  type CommandResult,
} from "./command.ts";
import { table } from "./table.ts";
import { readMoment } from "./values.ts";

type AuditRecord = AdminReply<"listAudit">["data"][number];

const PAGE_COUNT = "1000";

/** All pages, the latest change first. */
async function readAll(
  { options }: CommandInput,
  call: CommandParts["call"],
): Promise<readonly AuditRecord[]> {
  const { from, to, actor, target } = options;
  const query = {
    limit: PAGE_COUNT,
    ...given({
      from: from === undefined ? undefined : readMoment(from),
      to: to === undefined ? undefined : readMoment(to),
      actor,
      target,
    }),
  };
  const records: AuditRecord[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page: AdminReply<"listAudit"> = await call("listAudit", {
      query: { ...query, ...given({ cursor }) },
    });
    records.push(...page.data);
    cursor = page.next_cursor;
  }
  return records;
}

function csvOf(records: readonly AuditRecord[]): string {
  const columns = ["id", "at", "ended_at", "actor", "role", "operation", "target", "result"];
  const rows = records.map((record) => [
    ...[record.id, record.at, record.ended_at, record.actor, record.role, record.operation],
    ...[record.target, record.result, record.error_code],
    ...[record.input, record.before, record.after].map((state) => state && JSON.stringify(state)),
  ]);
  return csvText([...columns, "error_code", "input", "before", "after"], rows);
}

function tableOf(records: readonly AuditRecord[]): string {
  const rows = records.map((record) => [
    ...[record.at, record.actor, record.operation, record.target],
    record.error_code === null ? record.result : `${record.result}: ${record.error_code}`,
    record.input && JSON.stringify(record.input),
  ]);
  return table(["at", "actor", "operation", "target", "result", "input"], rows);
}

async function listAudit(input: CommandInput, { call }: CommandParts): Promise<CommandResult> {
  const records = await readAll(input, call);
  const text = input.flags.has("csv") ? csvOf(records) : tableOf(records);
  return { json: records.map(plain), text };
}

/** Commands about the audit log. */
export const auditCommands: readonly Command[] = [
  {
    name: "audit list",
    summary: "Lists what operators changed, the latest first.",
    options: {
      from: { value: "DATE", summary: "only from this moment on" },
      to: { value: "DATE", summary: "only before this moment" },
      actor: { value: "NAME", summary: "only by this token or user (cli:root)" },
      target: { value: "ID", summary: "only of this account or key" },
      csv: { summary: "as comma-separated values, with the states before and after" },
    },
    run: listAudit,
  },
];
