import { hashKey, newKey } from "../../../access/auth/key-format.ts";
import { newId } from "../../../access/auth/new-id.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { KeyDetails, KeyUpdateResult } from "../../../core/ledger/settings.ts";
import { formatTotal } from "../../../core/money/totals.ts";
import { readBudget } from "../budgets.ts";
import { keyRecord, readSettings, warningsOf } from "../key-record.ts";
import { listReply, readListPage } from "../pages.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, invalidField, notFound } from "../values.ts";

/** Default time for which the previous secret remains valid after a rotation. */
const OVERLAP_SECONDS = 86_400;

/** `GET /keys`. */
export const listKeys: AdminOperation<"listKeys"> = async ({ query, dependencies }) => {
  const { account = null, status, search = null, sort = "created", order = "asc" } = query;
  const page = readListPage(query, sort);
  const store = await dependencies.openStore();
  if (account !== null) await findAccount(store, account);
  const atMs = dependencies.now();
  const narrowed = { accountId: account, search, status: status ? { is: status, atMs } : null };
  const found = await store.listKeys({
    ...narrowed,
    sort,
    order,
    ...page,
    isCounted: query.total === "true",
  });
  const data = found.keys.map((key) => keyRecord(key, atMs));
  return listReply(data, found, sort);
};

/** `GET /keys/{id}`. */
export const showKey: AdminOperation<"showKey"> = async ({ path, dependencies }) => {
  const key = await (await dependencies.openStore()).showKey(path.id);
  if (key === null) throw notFound("key", path.id);
  return keyRecord(key, dependencies.now());
};

/** `POST /keys`. */
export const createKey: AdminOperation<"createKey"> = async ({ body, dependencies }) => {
  const settings = readSettings(body);
  const store = await dependencies.openStore();
  const account = await findAccount(store, body.account);
  if (account.closedAtMs !== null) throw accountClosed();
  const findSchedule = () => Promise.resolve(null);
  const budget = await readBudget(body.budget, { store, findSchedule });
  const secret = newKey(dependencies.randomBytes, dependencies.shard());
  const id = newId("key", dependencies.randomBytes);
  const key = await store.createKey({
    ...settings,
    ...budget,
    id,
    accountId: body.account,
    hash: hashKey(secret),
    atMs: dependencies.now(),
  });
  if (key === null) throw notFound("account", body.account);
  const warnings = warningsOf(key, dependencies);
  return { ...keyRecord(key, dependencies.now()), key: secret, warnings };
};

/** `PATCH /keys/{id}`. */
export const updateKey: AdminOperation<"updateKey"> = async ({ path, body, dependencies }) => {
  const settings = readSettings(body);
  const store = await dependencies.openStore();
  const findSchedule = async () => {
    const key = await store.showKey(path.id);
    if (key === null) throw notFound("key", path.id);
    return key.budget;
  };
  const atMs = dependencies.now();
  const updated = await store.updateKey({
    id: path.id,
    ...settings,
    ...(await readBudget(body.budget, { store, findSchedule })),
    atMs,
  });
  return keyRecord(changedKey(path.id, updated), atMs);
};

/** `POST /keys/{id}/rotate`. */
export const rotateKey: AdminOperation<"rotateKey"> = async ({ path, body, dependencies }) => {
  const { overlap_seconds: seconds = OVERLAP_SECONDS } = body;
  const store = await dependencies.openStore();
  const secret = newKey(dependencies.randomBytes, dependencies.shard());
  const atMs = dependencies.now();
  const rotation = { id: path.id, hash: hashKey(secret), overlapEndsAtMs: atMs + seconds * 1_000 };
  const key = changedKey(path.id, await store.rotateKey({ ...rotation, atMs }));
  return { ...keyRecord(key, atMs), key: secret, warnings: warningsOf(key, dependencies) };
};

/** Returns the key after a change; throws if the change was refused. */
function changedKey(id: string, updated: KeyUpdateResult): KeyDetails {
  switch (updated.result) {
    case "updated":
      return updated.key;
    case "no-key":
      throw notFound("key", id);
    case "key-revoked":
      throw new GatewayError(
        "key-revoked",
        "The key is revoked and stays as it is. Create another one.",
      );
    case "account-closed":
      throw accountClosed();
    case "beyond-limits":
      throw invalidField(
        "spending_limit",
        "limit",
        `cannot be set: the key has spent ${formatTotal(updated.spent)}. Create another key`,
      );
  }
}

function accountClosed(): GatewayError {
  return new GatewayError("account-closed", "The account is closed: only refunds are possible.");
}

/** `POST /keys/{id}/revoke`. */
export const revokeKey: AdminOperation<"revokeKey"> = async ({ path, dependencies }) => {
  const { id } = path;
  const store = await dependencies.openStore();
  const atMs = dependencies.now();
  const key = await store.revokeKey({ id, atMs });
  if (key === null) throw notFound("key", id);
  return keyRecord(key, atMs);
};
