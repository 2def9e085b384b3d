import type { Schemas } from "../../../generated/admin/types.ts";
import { hashKey, newKey } from "../../auth/key-format.ts";
import { newId } from "../../auth/new-id.ts";
import { unmatchedPatterns } from "../../catalog/unmatched-patterns.ts";
import type { KeyRecord } from "../../ledger/store.ts";
import { formatAmount } from "../../money/amounts.ts";
import type { AdminContext } from "../admin-context.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, isoOrNull, notFound, readAmount, readMoment } from "../values.ts";

function statusOf(key: KeyRecord, nowMs: number): Schemas["Key"]["status"] {
  if (key.revokedAtMs !== null) return "revoked";
  return key.expiresAtMs !== null && key.expiresAtMs <= nowMs ? "expired" : "active";
}

/** A key as operators see it, without its secret. */
function keyRecord(key: KeyRecord, nowMs: number): Schemas["Key"] {
  return {
    object: "key",
    id: key.id,
    account_id: key.accountId,
    label: key.label,
    status: statusOf(key, nowMs),
    models: key.models,
    spending_limit: key.spendingLimit === null ? null : formatAmount(key.spendingLimit),
    created_at: new Date(key.createdAtMs).toISOString(),
    expires_at: isoOrNull(key.expiresAtMs),
    revoked_at: isoOrNull(key.revokedAtMs),
  };
}

/** What of a key's settings is valid and probably not meant. */
function warningsOf(key: KeyRecord, context: AdminContext): readonly string[] {
  const unmatched = unmatchedPatterns(key.models ?? [], context.catalog().models.keys());
  return [
    ...(statusOf(key, context.now()) === "expired" ? ["this key has already expired"] : []),
    ...unmatched.map(
      (pattern) => `${JSON.stringify(pattern)} matches no model of this configuration`,
    ),
  ];
}

/** `GET /keys`. */
export const listKeys: AdminOperation<"listKeys"> = async ({ query, context }) => {
  const store = await context.openStore();
  const { account = null } = query;
  if (account !== null) await findAccount(store, account);
  const nowMs = context.now();
  const keys = await store.listKeys(account);
  return { object: "list", data: keys.map((key) => keyRecord(key, nowMs)) };
};

/** `POST /keys`. */
export const createKey: AdminOperation<"createKey"> = async ({ body, context }) => {
  const { expires_at: expires, spending_limit: limit } = body;
  const settings = {
    label: body.label ?? null,
    models: body.models ?? null,
    spendingLimit: limit === undefined ? null : readAmount(limit, "spending_limit", "above zero"),
    expiresAtMs: expires === undefined ? null : readMoment(expires, "expires_at"),
  };
  const store = await context.openStore();
  const secret = newKey(context.randomBytes);
  const id = newId("key", context.randomBytes);
  const key = await store.createKey({
    ...settings,
    id,
    accountId: body.account,
    hash: hashKey(secret),
    atMs: context.now(),
  });
  if (key === null) throw notFound("account", body.account);
  const warnings = warningsOf(key, context);
  return { ...keyRecord(key, context.now()), key: secret, warnings };
};

/** `POST /keys/{id}/revoke`. */
export const revokeKey: AdminOperation<"revokeKey"> = async ({ path, context }) => {
  const { id } = path;
  const store = await context.openStore();
  const atMs = context.now();
  const key = await store.revokeKey({ id, atMs });
  if (key === null) throw notFound("key", id);
  return keyRecord(key, atMs);
};
