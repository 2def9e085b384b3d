import { auditRecord, readAuditPage, writeAuditPlace } from "../audit-record.ts";
import type { AdminOperation } from "../operation.ts";
import { readMoment } from "../values.ts";

/** `GET /audit`. */
export const listAudit: AdminOperation<"listAudit"> = async ({ query, dependencies }) => {
  const { from, to, actor = null, target = null, cursor, limit } = query;
  const store = await dependencies.openStore();
  const { records, next } = await store.listAudit({
    fromMs: from === undefined ? null : readMoment(from, "from"),
    toMs: to === undefined ? null : readMoment(to, "to"),
    actor,
    target,
    ...readAuditPage({ cursor, limit }),
  });
  return { object: "list", data: records.map(auditRecord), next_cursor: writeAuditPlace(next) };
};
