import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { AuditLine, AuditPage, AuditQuery } from "../../ledger/audit.ts";
import { AUDIT_COLUMNS, AUDIT_TABLES, auditPage } from "../audit-records.ts";

const LIST = `SELECT ${AUDIT_COLUMNS} FROM ${AUDIT_TABLES}
  WHERE b.stage = 'begun'
    AND (?1 IS NULL OR b.at_ms >= ?1) AND (?2 IS NULL OR b.at_ms < ?2)
    AND (?3 IS NULL OR b.actor = ?3) AND (?4 IS NULL OR b.target = ?4 OR e.target = ?4)
    AND (?5 IS NULL OR b.seq < ?5)
  ORDER BY b.seq DESC LIMIT ?6`;

/** The audit log. Runs inside the engine's transaction. */
export class Audit {
  readonly #insert: StatementSync;
  readonly #list: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      `INSERT INTO audit (id, stage, at_ms, actor, operation, target, details)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#list = database.prepare(LIST);
  }

  append({ id, stage, atMs, actor, operation, target, details }: AuditLine): void {
    this.#insert.run(id, stage, atMs, actor, operation, target, details);
  }

  list({ fromMs, toMs, actor, target, beforeSeq, count }: AuditQuery): AuditPage {
    const rows = this.#list.all(fromMs, toMs, actor, target, beforeSeq, count + 1);
    return auditPage(rows, count);
  }
}
