import type { AuditLine, AuditPage, AuditRecord } from "../ledger/audit.ts";
import { integer, nullable, text, type Row } from "./rows.ts";

/** Both lines of a change in one row; those of its end are NULL where it has none. */
export const AUDIT_COLUMNS = `b.seq, b.id, b.at_ms, b.actor, b.operation, b.target, b.details,
  e.at_ms AS ended_at_ms, e.target AS ended_target, e.details AS ended_details`;

/** Every change, and its end if there is one. */
export const AUDIT_TABLES = `audit b LEFT JOIN audit e ON e.id = b.id AND e.stage = 'ended'`;

function auditRecord(row: Row): AuditRecord {
  const common = {
    id: text(row, "id"),
    actor: text(row, "actor"),
    operation: text(row, "operation"),
  };
  const begun: AuditLine = {
    ...common,
    stage: "begun",
    atMs: integer(row, "at_ms"),
    target: nullable(row, "target", text),
    details: text(row, "details"),
  };
  const details = nullable(row, "ended_details", text);
  if (details === null) return { seq: integer(row, "seq"), begun, ended: null };
  const target = nullable(row, "ended_target", text);
  const atMs = integer(row, "ended_at_ms");
  return {
    seq: integer(row, "seq"),
    begun,
    ended: { ...common, stage: "ended", atMs, target, details },
  };
}

/** A page of a query that asked for one row more than the page takes. */
export function auditPage(rows: readonly Row[], count: number): AuditPage {
  return { records: rows.slice(0, count).map(auditRecord), hasMore: rows.length > count };
}
