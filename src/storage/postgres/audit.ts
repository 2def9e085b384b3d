import type { Pool } from "pg";
import type { AuditLine, AuditPage, AuditQuery } from "../../ledger/audit.ts";
import { AUDIT_COLUMNS, AUDIT_TABLES, auditPage } from "../audit-records.ts";
import type { Row } from "../rows.ts";

const LIST = `SELECT ${AUDIT_COLUMNS} FROM ${AUDIT_TABLES}
  WHERE b.stage = 'begun'
    AND ($1::bigint IS NULL OR b.at_ms >= $1) AND ($2::bigint IS NULL OR b.at_ms < $2)
    AND ($3::text IS NULL OR b.actor = $3)
    AND ($4::text IS NULL OR b.target = $4 OR e.target = $4)
    AND ($5::bigint IS NULL OR b.seq < $5)
  ORDER BY b.seq DESC LIMIT $6`;

/** Adds a line; a line that is there already is refused. */
export async function appendAudit(
  pool: Pool,
  { id, stage, atMs, actor, operation, target, details }: AuditLine,
): Promise<void> {
  await pool.query(
    `INSERT INTO audit (id, stage, at_ms, actor, operation, target, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, stage, atMs, actor, operation, target, details],
  );
}

export async function listAudit(
  pool: Pool,
  { fromMs, toMs, actor, target, beforeSeq, count }: AuditQuery,
): Promise<AuditPage> {
  const values = [fromMs, toMs, actor, target, beforeSeq, count + 1];
  const { rows } = await pool.query<Row>(LIST, values);
  return auditPage(rows, count);
}
