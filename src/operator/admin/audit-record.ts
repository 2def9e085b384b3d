import type { Schemas } from "../../../generated/admin/types.ts";
import type { AuditPlace, AuditQuery, AuditRecord } from "../../core/ledger/audit.ts";
import type { AuditBegin, AuditEnd } from "./audit.ts";
import { invalidField } from "./values.ts";

const PAGE_COUNT = 100;

/** Returns the page of the log that a query asks for; throws for a cursor of no page. */
export function readAuditPage({
  cursor,
  limit,
}: {
  readonly cursor: string | undefined;
  readonly limit: string | undefined;
}): Pick<AuditQuery, "after" | "count"> {
  return {
    after: cursor === undefined ? null : readCursor(cursor),
    count: limit === undefined ? PAGE_COUNT : Number(limit),
  };
}

/** Returns the cursor of the next page; null: there is none. */
export function writeAuditPlace(next: AuditPlace | null): string | null {
  return next === null ? null : `${next.beforeSeq}-${next.lastSeq}`;
}

function readCursor(text: string): AuditPlace {
  const [beforeSeq = NaN, lastSeq = NaN] = text.split("-").map(Number);
  const isPlace = /^\d{1,15}-\d{1,15}$/.test(text) && beforeSeq <= lastSeq;
  if (isPlace) return { beforeSeq, lastSeq };
  throw invalidField("cursor", "cursor", 'is not the "next_cursor" of a page');
}

/** Returns a change in the form of the admin API. */
export function auditRecord({ begun, ended }: AuditRecord): Schemas["AuditRecord"] {
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
