import type { Schemas as AdminSchemas } from "../../../generated/admin/types.ts";
import type { Schemas } from "../../../generated/console/types.ts";
import { hashKey, newKey } from "../../access/auth/key-format.ts";
import { newId } from "../../access/auth/new-id.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import {
  isCustomersKey,
  isRestrictedKey,
  MADE_WITHIN_MS,
  madeMax,
  type CustomerKeyChange,
  type CustomerKeyRefusal,
} from "../../core/ledger/customer-keys.ts";
import type { KeyDetails } from "../../core/ledger/settings.ts";
import { formatTotal } from "../../core/money/totals.ts";
import { withAudit } from "../../operator/admin/audit.ts";
import { auditRecord, readAuditPage, writeAuditPlace } from "../../operator/admin/audit-record.ts";
import { readBudget } from "../../operator/admin/budgets.ts";
import { keyRecord, readSettings, warningsOf } from "../../operator/admin/key-record.ts";
import { listReply, readListPage } from "../../operator/admin/pages.ts";
import { invalidField, notFound } from "../../operator/admin/values.ts";
import { admitKeyChange } from "../pipeline/admit.ts";
import type { ConsoleCall, ConsoleOperation } from "./operations.ts";
import type { ConsoleOperationId } from "../../wire/contract/console-contract.ts";

type AnyCall = ConsoleCall<ConsoleOperationId>;

/** Default time for which the previous secret remains valid after a rotation. */
const OVERLAP_SECONDS = 86_400;

/** The operations of the admin API whose changes customers see and make, with their names here. */
const actions: Readonly<Record<string, Schemas["KeyChange"]["action"]>> = {
  createKey: "create",
  updateKey: "update",
  rotateKey: "rotate",
  revokeKey: "revoke",
} satisfies Record<ChangeId, Schemas["KeyChange"]["action"]>;

type ChangeId = "createKey" | "updateKey" | "rotateKey" | "revokeKey";

/** Role of customers in the audit log. */
const ROLE = "customer";

/** Implements `GET /keys`. */
export const listConsoleKeys: ConsoleOperation<"listConsoleKeys"> = async (call) => {
  const { store, caller, query, clock } = call;
  const atMs = clock.nowMs();
  const { accountId } = caller;
  const { status } = query;
  const found = await store.listKeys({
    accountId,
    status: status === undefined ? null : { is: status, atMs },
    sort: "created",
    order: "desc",
    ...readListPage(query, "created"),
  });
  const active = { is: "active", atMs } as const;
  const { total = 0 } = await store.listKeys({
    accountId,
    status: active,
    limit: 1,
    isCounted: true,
  });
  const data = found.keys.map((key) => consoleKey(key, call));
  const { next_cursor } = listReply(data, found, "created");
  const permission = (await findObstacle(call, "create"))?.permission ?? "all";
  const active_keys_max = caller.plan.customerKeys ?? null;
  return { object: "list", permission, active_keys: total, active_keys_max, data, next_cursor };
};

/** Implements `POST /keys`. */
export const createConsoleKey: ConsoleOperation<"createConsoleKey"> = async (call) => {
  const { store, body, randomBytes, shard, clock } = call;
  const settings = readSettings(body);
  if (settings.expiresAtMs !== undefined && (settings.expiresAtMs ?? Infinity) <= clock.nowMs()) {
    throw invalidField("expires_at", "date", "must be in the future");
  }
  const findSchedule = () => Promise.resolve(null);
  const budget = await readBudget(body.budget, { store, findSchedule });
  const secret = newKey(randomBytes, shard);
  const made = { ...settings, ...budget, id: newId("key", randomBytes), hash: hashKey(secret) };
  const key = await changeKey(call, { kind: "create", key: made });
  return withSecret(key, secret, call);
};

/** Implements `PATCH /keys/{id}`. */
export const updateConsoleKey: ConsoleOperation<"updateConsoleKey"> = async (call) => {
  const { store, path, body } = call;
  const settings = readSettings(body);
  const findSchedule = async () => (await findKey(call, path.id)).budget;
  const budget = await readBudget(body.budget, { store, findSchedule });
  const update = { id: path.id, ...settings, ...budget };
  return consoleKey(await changeKey(call, { kind: "update", update }), call);
};

/** Implements `POST /keys/{id}/rotate`. */
export const rotateConsoleKey: ConsoleOperation<"rotateConsoleKey"> = async (call) => {
  const { path, body, randomBytes, shard, clock } = call;
  const { overlap_seconds: seconds = OVERLAP_SECONDS } = body;
  const secret = newKey(randomBytes, shard);
  const overlapEndsAtMs = clock.nowMs() + seconds * 1_000;
  const rotation = { id: path.id, hash: hashKey(secret), overlapEndsAtMs };
  return withSecret(await changeKey(call, { kind: "rotate", rotation }), secret, call);
};

/** Implements `POST /keys/{id}/revoke`. */
export const revokeConsoleKey: ConsoleOperation<"revokeConsoleKey"> = async (call) => {
  const { path, body, caller } = call;
  if (path.id === caller.key.id && body.confirm !== true) {
    await permit(call, "revoke");
    const message = 'This is the key of the request. Send "confirm": true to revoke it.';
    const issues = [{ pointer: "/confirm", rule: "confirm", message }];
    throw new GatewayError("confirmation-required", message, { issues });
  }
  return consoleKey(await changeKey(call, { kind: "revoke", id: path.id }), call);
};

/** Implements `GET /audit`. */
export const listConsoleAudit: ConsoleOperation<"listConsoleAudit"> = async (call) => {
  const { store, caller, query } = call;
  const { records, next } = await store.listAudit({
    fromMs: null,
    toMs: null,
    actor: null,
    operations: Object.keys(actions),
    target: caller.accountId,
    ...readAuditPage({ cursor: query.cursor, limit: query.limit }),
  });
  const data = records.map((record) => keyChange(auditRecord(record), caller.accountId));
  return { object: "list", data, next_cursor: writeAuditPlace(next) };
};

function keyChange(
  { id, at, ended_at, actor, role, operation, target, ...rest }: AdminSchemas["AuditRecord"],
  accountId: string,
): Schemas["KeyChange"] {
  const { account: _account, ...input } = rest.input ?? {};
  return {
    object: "key_change",
    id,
    at,
    ended_at,
    by_key: role === ROLE ? actor.replace(/^key:/, "") : null,
    action: actions[operation] ?? "update",
    key_id: target === accountId ? null : target,
    result: rest.result,
    error_code: rest.error_code,
    input: Object.keys(input).length === 0 ? null : input,
  };
}

/** Why a customer may not make a change, and what the list of keys says of it. */
interface Obstacle {
  readonly permission: string;
  readonly error: () => GatewayError;
}

const planOff: Obstacle = {
  permission: "plan_off",
  error: () =>
    new GatewayError(
      "customer-keys-off",
      "The plan of this account does not let its customers manage keys. Ask your provider for a key.",
    ),
};
const keyRestricted: Obstacle = {
  permission: "key_restricted",
  error: () =>
    new GatewayError(
      "key-restricted",
      "This key has a limit, a budget, models, a rule or an expiry of its own, so it manages no keys. " +
        "Use a key without any.",
    ),
};
const suspended: Obstacle = {
  permission: "revoke_only",
  error: () =>
    new GatewayError("account-suspended", "The account is suspended: it may only revoke its keys."),
};

/**
 * Returns why the caller may not make a change; null if it may. The secret before a rotation counts
 * as a key that expires. The store decides again in its transaction.
 */
async function findObstacle(
  { store, caller: { key, plan } }: Pick<AnyCall, "caller" | "store">,
  kind: CustomerKeyChange["kind"],
): Promise<Obstacle | null> {
  if (plan.customerKeys === undefined) return planOff;
  const details = await store.showKey(key.id);
  if (key.expiresAtMs !== null || details === null || isRestrictedKey(details)) {
    return keyRestricted;
  }
  return key.accountState === "active" || kind === "revoke" ? null : suspended;
}

/** Throws unless the caller may make a change; returns the plan's number of active keys. */
async function permit(call: AnyCall, kind: CustomerKeyChange["kind"]): Promise<number> {
  const obstacle = await findObstacle(call, kind);
  const { customerKeys } = call.caller.plan;
  if (obstacle !== null || customerKeys === undefined) throw (obstacle ?? planOff).error();
  await admitKeyChange(call);
  return customerKeys;
}

/** Returns a key of the caller's account; one of another account does not exist for it. */
async function findKey({ store, caller }: AnyCall, id: string): Promise<KeyDetails> {
  const key = await store.showKey(id);
  if (key?.accountId !== caller.accountId) throw notFound("key", id);
  return key;
}

/** A change as the audit log has it: an operation of the admin API. */
function auditedForm(
  { kind }: CustomerKeyChange,
  { path, body, caller }: AnyCall,
): { readonly id: ChangeId; readonly raw: Parameters<typeof withAudit>[1]["raw"] } {
  const raw = { path: { ...path }, query: {}, body };
  switch (kind) {
    case "create":
      return { id: "createKey", raw: { ...raw, body: { account: caller.accountId, ...body } } };
    case "update":
      return { id: "updateKey", raw };
    case "rotate":
      return { id: "rotateKey", raw };
    case "revoke":
      return { id: "revokeKey", raw: { ...raw, body: null } };
  }
}

/** Carries out a change of a key; it is in the audit log if the caller may make such changes. */
async function changeKey(call: AnyCall, change: CustomerKeyChange): Promise<KeyDetails> {
  const { store, caller, keyHash: callerHash, randomBytes, clock } = call;
  const { accountId, key } = caller;
  const activeMax = await permit(call, change.kind);
  const { id, raw } = auditedForm(change, call);
  const atMs = clock.nowMs();
  const target = raw.path["id"];
  const before = target === undefined ? null : keyRecord(await findKey(call, target), atMs);
  const audited = {
    raw,
    readTarget: () => Promise.resolve(before),
    recordOf: (changed: KeyDetails) => keyRecord(changed, atMs),
    shownBy: "GET /keys",
    actor: { name: `key:${key.id}`, role: ROLE },
    dependencies: {
      openStore: () => Promise.resolve(store),
      randomBytes,
      now: () => clock.nowMs(),
    },
  };
  return withAudit(id, audited, async () => {
    const request = { accountId, callerId: key.id, callerHash, activeMax, change, atMs };
    const changed = await store.changeCustomerKey(request);
    if (changed.result === "updated") return changed.key;
    throw refusal(changed, { activeMax, atMs, target: target ?? "" });
  });
}

interface RefusedChange {
  readonly activeMax: number;
  readonly atMs: number;
  readonly target: string;
}

function refusal(
  refused: CustomerKeyRefusal,
  { activeMax, atMs, target }: RefusedChange,
): GatewayError {
  switch (refused.result) {
    case "caller-not-valid":
      return new GatewayError(
        "invalid-api-key",
        "The API key is not valid: it is expired or revoked.",
      );
    case "caller-restricted":
      return keyRestricted.error();
    case "account-suspended":
      return suspended.error();
    case "no-key":
      return notFound("key", target);
    case "key-revoked":
      return new GatewayError(
        "key-revoked",
        "The key is revoked and stays as it is. Create another one.",
      );
    case "set-by-operator":
      return new GatewayError(
        "key-set-by-provider",
        "Your provider has set this key: ask for the change, or create another key. You may rotate or revoke it.",
      );
    case "too-many-active":
      return new GatewayError(
        "key-limit-reached",
        `The account has ${activeMax} active keys or more, as many as its plan allows. Revoke one first.`,
      );
    case "too-many-made":
      return new GatewayError(
        "rate-limited",
        `The account has created ${madeMax(activeMax)} keys within ${MADE_WITHIN_MS / 3_600_000} hours, as many as it may.`,
        { retryAfterMs: refused.retryAtMs - atMs },
      );
    case "beyond-limits":
      return invalidField(
        "spending_limit",
        "limit",
        `cannot be set: the key has spent ${formatTotal(refused.spent)}. Create another key`,
      );
  }
}

function consoleKey(key: KeyDetails, { caller, clock }: AnyCall): Schemas["Key"] {
  const { account_id: _account, ...record } = keyRecord(key, clock.nowMs());
  return {
    ...record,
    is_caller: key.id === caller.key.id,
    is_editable: isCustomersKey(key) && key.revokedAtMs === null,
  };
}

function withSecret(key: KeyDetails, secret: string, call: AnyCall): Schemas["CreatedKey"] {
  const { catalog, clock } = call;
  const warnings = warningsOf(key, { catalog, now: () => clock.nowMs() });
  return { ...consoleKey(key, call), key: secret, warnings };
}
