import { operations } from "../../../generated/admin/operations.ts";
import { newId } from "../../access/auth/new-id.ts";
import type { AdminOperationId, RawAdminInput } from "../../wire/contract/admin-contract.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { ChangeInDoubt } from "../../core/errors/store-unavailable.ts";
import { errorTable } from "../../core/errors/error-table.ts";
import { toGatewayError } from "../../core/errors/to-gateway-error.ts";
import type { AuditLine } from "../../core/ledger/audit.ts";
import type { AdminDependencies, AdminStore } from "./operation.ts";
import { KEY_PREFIX, type RandomBytes } from "../../access/auth/key-format.ts";
import type { Store } from "../../core/ledger/store.ts";

/** How a change ended. */
export type AuditEnd =
  | { readonly result: "done"; readonly after: unknown }
  | { readonly result: "refused" | "failed"; readonly error_code: string };

/** The facts about a change before it is attempted. */
export interface AuditBegin {
  readonly role: string;
  /** The body of the call. */
  readonly input: unknown;
  /** The account or key before the change; null if it does not exist. */
  readonly before: unknown;
}

/** An operation that may change or spend something: every one except a GET. */
type ChangingOperationId = {
  [K in AdminOperationId]: (typeof operations)[K]["method"] extends "get" ? never : K;
}[AdminOperationId];

/** The command that shows the outcome of each change; `ID` is its target. */
const commandsThatShow: Readonly<Record<ChangingOperationId, string>> = {
  createAccount: "accounts list",
  updateAccount: "accounts show ID",
  suspendAccount: "accounts show ID",
  resumeAccount: "accounts show ID",
  closeAccount: "accounts show ID",
  topUpAccount: "entries list ID",
  refundAccount: "entries list ID",
  correctAccount: "entries list ID",
  repairAccount: "ledger verify",
  createKey: "keys list --account ID",
  updateKey: "keys list",
  rotateKey: "keys list",
  revokeKey: "keys list",
  probeUpstreams: "audit list",
  reloadGateway: "audit list",
};

/** Reads the target of a change; null if the id is unknown. */
export type ReadTarget = (id: string) => Promise<unknown>;

/** Who asks for a change, and what its record needs. */
export interface AuditedCaller {
  readonly actor: { readonly name: string; readonly role: string };
  readonly dependencies: Pick<AdminDependencies, "now" | "openAudit" | "randomBytes"> & {
    readonly openStore: () => Promise<Pick<AdminStore, "appendAudit">>;
  };
}

interface AuditedCall<Reply> extends AuditedCaller {
  readonly raw: RawAdminInput;
  readonly readTarget: ReadTarget;
  /** Returns the reply in the form of the admin API; absent: it has this form. */
  readonly recordOf?: (reply: Reply) => unknown;
  /** Shows the outcome of a change; absent: a command of the operator. */
  readonly shownBy?: string;
}

/**
 * Returns whether a call may change or spend something. These calls are recorded in the audit log.
 */
export function isAudited(
  operationId: AdminOperationId,
  { body }: RawAdminInput,
): operationId is ChangingOperationId {
  if (operations[operationId].method === "get") return false;
  return !(operationId === "probeUpstreams" && fieldOf(body, "dry_run") === true);
}

/**
 * Carries out a change between two lines of the audit log. The first line is durable before the
 * change is attempted, so every change has one. The second is written before the response. A change
 * without a second line has the result `unknown` in the log; its caller gets the known outcome.
 */
export async function withAudit<Reply>(
  operationId: ChangingOperationId,
  call: AuditedCall<Reply>,
  act: () => Promise<Reply>,
): Promise<Reply> {
  const { raw, readTarget, actor, recordOf = (reply: Reply) => reply } = call;
  const { id = null } = raw.path;
  const target = id ?? textOf(fieldOf(raw.body, "account"));
  const append = await openChange(operationId, call);
  const before = id === null ? null : await readTarget(id);
  await append("begun", target, { role: actor.role, input: raw.body, before });
  let after: Reply;
  try {
    after = await act();
  } catch (error) {
    if (error instanceof ChangeInDoubt) {
      const known = "The database did not confirm the change: it may have been carried out.";
      throw unconfirmed(known, { operationId, target, shownBy: call.shownBy, cause: error });
    }
    // The caller gets the error of the change even if the log cannot be completed.
    await append("ended", target, endOf(error)).catch(() => undefined);
    throw error;
  }
  const made = id ?? textOf(fieldOf(after, "id")) ?? target;
  try {
    await append("ended", made, { result: "done", after: recordOf(after) });
  } catch (cause) {
    const known = "The change was carried out, but the audit log could not be completed.";
    throw unconfirmed(known, { operationId, target, shownBy: call.shownBy, cause });
  }
  return after;
}

interface Unconfirmed {
  readonly operationId: ChangingOperationId;
  readonly target: string | null;
  readonly shownBy: string | undefined;
  readonly cause: unknown;
}

/** Returns the error for an unconfirmed change. It names the command that shows the outcome. */
function unconfirmed(known: string, unshown: Unconfirmed): GatewayError {
  const { operationId, target, shownBy, cause } = unshown;
  const command = shownBy ?? commandsThatShow[operationId].replace("ID", () => target ?? "ID");
  return new GatewayError("change-unconfirmed", `${known} \`${command}\` shows it.`, { cause });
}

type Append = (
  stage: AuditLine["stage"],
  target: string | null,
  details: AuditBegin | AuditEnd,
) => Promise<void>;

/** Appends the lines of one change. */
async function openChange(
  operation: AdminOperationId,
  { actor, dependencies }: AuditedCaller,
): Promise<Append> {
  const store = await (dependencies.openAudit ?? dependencies.openStore)();
  if (store === null) return () => Promise.resolve();
  const line = { id: newId("aud", dependencies.randomBytes), actor: actor.name, operation };
  return (stage, target, details) =>
    store.appendAudit({
      ...line,
      stage,
      atMs: dependencies.now(),
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

/** Fields that contain a secret or a value that reveals one. */
const secretFields: ReadonlySet<string> = new Set(["hash", "key", "secret", "token"]);

const anyKey = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]+`, "g");

/**
 * Returns a JSON value without its secrets: their fields are removed, and keys inside texts are
 * masked.
 */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(anyKey, `${KEY_PREFIX}…`);
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !secretFields.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutSecrets(inner)]));
}

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
