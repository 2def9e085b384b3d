import type { AuditLine, AuditPage, AuditQuery, AuditRecord } from "../../ledger/audit.ts";
import { integer, nullable, text, type Row } from "../rows.ts";
import { allOf, given, sql, type Sql } from "../sql.ts";
import type { Steps } from "./steps.ts";

/** Adds a line; a line that is there already is refused. */
export function* appendAudit(line: AuditLine): Steps<void> {
  const { id, stage, atMs, actor, operation, target, details } = line;
  yield sql`INSERT INTO audit (id, stage, at_ms, actor, operation, target, details)
    VALUES (${id}, ${stage}, ${atMs}, ${actor}, ${operation}, ${target}, ${details})`;
}

/** Every change, and its end if there is one: both lines of a change are one row. */
export function* listAudit(query: AuditQuery): Steps<AuditPage> {
  const { fromMs, toMs, actor, target, beforeSeq, count } = query;
  const conditions = [
    sql`b.stage = 'begun'`,
    ...given({ "b.at_ms >=": fromMs, "b.at_ms <": toMs, "b.actor =": actor }),
    ...(target === null ? [] : [isOf(target)]),
    ...given({ "b.seq <": beforeSeq }),
  ];
  const rows = yield sql`
    SELECT b.seq, b.id, b.at_ms, b.actor, b.operation, b.target, b.details,
      e.at_ms AS ended_at_ms, e.target AS ended_target, e.details AS ended_details
    FROM audit b LEFT JOIN audit e ON e.id = b.id AND e.stage = 'ended'
    WHERE ${allOf(conditions)} ORDER BY b.seq DESC LIMIT ${count + 1}`;
  return { records: rows.slice(0, count).map(auditRecord), hasMore: rows.length > count };
}

/** Of an account also the changes of its keys. */
const isOf = (target: string): Sql => sql`(b.target = ${target} OR e.target = ${target}
  OR b.target IN (SELECT id FROM api_keys WHERE account_id = ${target}))`;

/** The columns of the end are NULL where the change has none. */
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
