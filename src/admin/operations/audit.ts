import type { Schemas } from "../../../generated/admin/types.ts";
import type { AuditRecord } from "../../ledger/audit.ts";
import type { AuditBegin, AuditEnd } from "../audit.ts";
import type { AdminOperation } from "../operation.ts";
import { invalidField, readMoment } from "../values.ts";

const PAGE_COUNT = 100;

/** `GET /audit`. */
export const listAudit: AdminOperation<"listAudit"> = async ({ query, context }) => {
  const { from, to, actor = null, target = null, cursor, limit } = query;
  const store = await context.openStore();
  const { records, hasMore } = await store.listAudit({
    fromMs: from === undefined ? null : readMoment(from, "from"),
    toMs: to === undefined ? null : readMoment(to, "to"),
    actor,
    target,
    beforeSeq: cursor === undefined ? null : readCursor(cursor),
    count: limit === undefined ? PAGE_COUNT : Number(limit),
  });
  const last = hasMore ? records.at(-1) : undefined;
  const next_cursor = last === undefined ? null : String(last.seq);
  return { object: "list", data: records.map(auditRecord), next_cursor };
};

function readCursor(text: string): number {
  const seq = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seq)) return seq;
  throw invalidField("cursor", "cursor", "is not the next_cursor of a page");
}

function auditRecord({ begun, ended }: AuditRecord): Schemas["AuditRecord"] {
  // Both texts were written by `withAudit`.
  const { role, input, before } = JSON.parse(begun.details) as AuditBegin;
  const end = ended === null ? null : (JSON.parse(ended.details) as AuditEnd);
  return {
    object: "audit_record",
    id: begun.id,
    at: new Date(begun.atMs).toISOString(),
    ended_at: ended === null ? null : new Date(ended.atMs).toISOString(),
    actor: begun.actor,
    role,
    operation: begun.operation,
    target: ended?.target ?? begun.target,
    result: end?.result ?? "unknown",
    error_code: end === null || end.result === "done" ? null : end.error_code,
    input: asObject(input),
    before: asObject(before),
    after: end?.result === "done" ? asObject(end.after) : null,
  };
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === "object" && value !== null ? { ...value } : null;
}
