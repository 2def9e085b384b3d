import type { Schemas } from "../../../../generated/admin/types.ts";
import type { AuditPlace, AuditRecord } from "../../../core/ledger/audit.ts";
import type { AuditBegin, AuditEnd } from "../audit.ts";
import type { AdminOperation } from "../operation.ts";
import { invalidField, readMoment } from "../values.ts";

const PAGE_COUNT = 100;

/** `GET /audit`. */
export const listAudit: AdminOperation<"listAudit"> = async ({ query, dependencies }) => {
  const { from, to, actor = null, target = null, cursor, limit } = query;
  const store = await dependencies.openStore();
  const { records, next } = await store.listAudit({
    fromMs: from === undefined ? null : readMoment(from, "from"),
    toMs: to === undefined ? null : readMoment(to, "to"),
    actor,
    target,
    after: cursor === undefined ? null : readCursor(cursor),
    count: limit === undefined ? PAGE_COUNT : Number(limit),
  });
  const next_cursor = next === null ? null : `${next.beforeSeq}-${next.lastSeq}`;
  return { object: "list", data: records.map(auditRecord), next_cursor };
};

function readCursor(text: string): AuditPlace {
  const [beforeSeq = NaN, lastSeq = NaN] = text.split("-").map(Number);
  const isPlace = /^\d{1,15}-\d{1,15}$/.test(text) && beforeSeq <= lastSeq;
  if (isPlace) return { beforeSeq, lastSeq };
  throw invalidField("cursor", "cursor", 'is not the "next_cursor" of a page');
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
