import { operations } from "../../generated/admin/operations.ts";
import { newId } from "../auth/new-id.ts";
import type { AdminOperationId, AdminReply, RawAdminInput } from "../contract/admin-contract.ts";
import { errorTable } from "../errors/error-table.ts";
import { toGatewayError } from "../errors/to-gateway-error.ts";
import type { AuditLine } from "../ledger/audit.ts";
import { withoutSecrets } from "./without-secrets.ts";
import type { RunParts } from "./operation.ts";

/** How a change ended. */
export type AuditEnd =
  | { readonly result: "done"; readonly after: unknown }
  | { readonly result: "refused" | "failed"; readonly error_code: string };

/** What is known of a change before it is tried. */
export interface AuditBegin {
  readonly role: string;
  /** The body of the call. */
  readonly input: unknown;
  /** The account or key before the change; null where there is none. */
  readonly before: unknown;
}

/** Reads what a change is about to touch; null where there is nothing by this id. */
export type ReadTarget = (id: string) => Promise<unknown>;

interface AuditedCall extends RunParts {
  readonly raw: RawAdminInput;
  readonly readTarget: ReadTarget;
}

/** Whether a call may change or spend something: then it is in the audit log. */
export function isAudited(operationId: AdminOperationId, { body }: RawAdminInput): boolean {
  if (operations[operationId].method === "get") return false;
  return !(operationId === "probeUpstreams" && fieldOf(body, "dry_run") === true);
}

/**
 * Carries a change out between two lines of the audit log. The first is durable before the change
 * is tried, hence none is without one; the second before the answer. Where the log cannot be
 * written, nothing is changed, or the caller is told that the outcome is not known.
 */
export async function withAudit<K extends AdminOperationId>(
  operationId: K,
  call: AuditedCall,
  act: () => Promise<AdminReply<K>>,
): Promise<AdminReply<K>> {
  const { raw, readTarget, actor } = call;
  const { id = null } = raw.path;
  const target = id ?? textOf(fieldOf(raw.body, "account"));
  const append = await openChange(operationId, call);
  const before = id === null ? null : await readTarget(id);
  await append("begun", target, { role: actor.role, input: raw.body, before });
  let after: AdminReply<K>;
  try {
    after = await act();
  } catch (error) {
    await append("ended", target, endOf(error));
    throw error;
  }
  const made = id ?? textOf(fieldOf(after, "id")) ?? target;
  await append("ended", made, { result: "done", after });
  return after;
}

type Append = (
  stage: AuditLine["stage"],
  target: string | null,
  details: AuditBegin | AuditEnd,
) => Promise<void>;

/** Appends the lines of one change. */
async function openChange(
  operation: AdminOperationId,
  { actor, context }: RunParts,
): Promise<Append> {
  const store = await (context.openAudit ?? context.openStore)();
  if (store === null) return () => Promise.resolve();
  const line = { id: newId("aud", context.randomBytes), actor: actor.name, operation };
  return (stage, target, details) =>
    store.appendAudit({
      ...line,
      stage,
      atMs: context.now(),
      target,
      details: JSON.stringify(withoutSecrets(details)),
    });
}

function endOf(error: unknown): AuditEnd {
  const { code, status } = errorTable[toGatewayError(error).kind];
  return { result: status < 500 ? "refused" : "failed", error_code: code };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Reflect.get(value, name);
}
