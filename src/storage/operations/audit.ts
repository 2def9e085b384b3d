import type { AuditLine, AuditPage, AuditQuery, AuditRecord } from "../../core/ledger/audit.ts";
import { integer, nullable, text, type Row } from "../shared/rows.ts";
import { allOf, conditionsFor, isOneOf, sql, type Sql } from "../shared/sql.ts";
import type { Steps } from "./steps.ts";

/**
 * Arbitrary number, the same in all gateways; it differs from those in `postgres/migrate.ts` and
 * `indices.ts`.
 */
const AUDIT_LOCK = 7_142_336_043;

/**
 * Adds a line; a duplicate is refused. Lines are added one at a time, in commit order: a reader
 * that has seen a line has seen all earlier lines.
 */
export function* appendAudit(line: AuditLine): Steps<void> {
  const { id, stage, atMs, actor, operation, target, details } = line;
  yield { only: "postgres", sql: sql`SELECT pg_advisory_xact_lock(${AUDIT_LOCK})` };
  yield sql`INSERT INTO audit (id, stage, at_ms, actor, operation, target, details)
    VALUES (${id}, ${stage}, ${atMs}, ${actor}, ${operation}, ${target}, ${details})`;
}

/**
 * Lists every change at the position of its latest line `l`: `b`, or its end `e` if it has one. All
 * pages of a listing show the log as of the first page. A listing that continues after the last
 * line shows how each change ended.
 */
export function* listAudit(query: AuditQuery): Steps<AuditPage> {
  const { fromMs, toMs, actor, operations, target, after, count } = query;
  const lastSeq = after?.lastSeq ?? (yield* latestSeq());
  const conditions = [
    sql`(l.stage = 'ended' OR e.id IS NULL)`,
    ...conditionsFor({ "l.seq <=": lastSeq, "l.seq <": after?.beforeSeq }),
    ...conditionsFor({ "l.at_ms >=": fromMs, "l.at_ms <": toMs, "b.actor =": actor }),
    ...(operations === undefined ? [] : [isOneOf("b.operation", operations)]),
    ...(target === null ? [] : [isOf(target)]),
  ];
  const rows = yield sql`
    SELECT l.seq, b.id, b.at_ms, b.actor, b.operation, b.target, b.details,
      e.at_ms AS ended_at_ms, e.target AS ended_target, e.details AS ended_details
    FROM audit l JOIN audit b ON b.id = l.id AND b.stage = 'begun'
      LEFT JOIN audit e ON e.id = l.id AND e.stage = 'ended' AND e.seq <= ${lastSeq}
    WHERE ${allOf(conditions)} ORDER BY l.seq DESC LIMIT ${count + 1}`;
  const shown = rows.slice(0, count);
  const last = rows.length > count ? shown.at(-1) : undefined;
  const next = last === undefined ? null : { beforeSeq: integer(last, "seq"), lastSeq };
  return { records: shown.map(auditRecord), next };
}

function* latestSeq(): Steps<number> {
  const [row] = yield sql`SELECT coalesce(max(seq), 0) AS seq FROM audit`;
  return row === undefined ? 0 : integer(row, "seq");
}

/**
 * Selects the changes of a target; for an account also the changes of its keys. A line other than
 * `l` may name the target.
 */
const isOf = (target: string): Sql => sql`l.id IN (SELECT o.id
  FROM (SELECT CAST(${target} AS text) AS target UNION ALL
      SELECT id FROM api_keys WHERE account_id = ${target}) t
    JOIN audit o ON substr(o.target, 1, 64) = substr(t.target, 1, 64) AND o.target = t.target)`;

/** Reads a change; the columns of its end are NULL if it has not ended. */
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
  if (details === null) return { begun, ended: null };
  const target = nullable(row, "ended_target", text);
  const atMs = integer(row, "ended_at_ms");
  return { begun, ended: { ...common, stage: "ended", atMs, target, details } };
}
