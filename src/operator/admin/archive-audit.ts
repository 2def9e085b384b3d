import { newId } from "../../access/auth/new-id.ts";
import type { RandomBytes } from "../../access/auth/key-format.ts";
import type { Store } from "../../core/ledger/store.ts";

/** A month that is archived in files, before any of it is deleted. */
interface ArchivedMonth {
  readonly month: string;
  readonly files: readonly string[];
  readonly entries: number;
}

interface ArchiveAuditDependencies {
  readonly store: Pick<Store, "appendAudit">;
  readonly actor: string;
  readonly randomBytes: RandomBytes;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Returns a function that records in the audit log, before and after, that a month leaves the
 * ledger. This is not an API operation, but it is recorded in the same way.
 */
export function auditArchive({ store, actor, randomBytes, now }: ArchiveAuditDependencies) {
  return async ({ month, files, entries }: ArchivedMonth): Promise<() => Promise<void>> => {
    const line = {
      id: newId("aud", randomBytes),
      actor,
      operation: "archiveLedger",
      target: month,
    };
    const append = (stage: "begun" | "ended", details: unknown): Promise<void> =>
      store.appendAudit({ ...line, stage, atMs: now(), details: JSON.stringify(details) });
    await append("begun", { role: "full", input: { month, files, entries }, before: null });
    return () => append("ended", { result: "done", after: null });
  };
}
