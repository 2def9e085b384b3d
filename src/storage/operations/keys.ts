import { noKeySettings, type NewKey } from "../../core/ledger/accounts.ts";
import {
  refuseKeyChange,
  setsBounds,
  storedLimit,
  type KeyDetails,
  type KeyRotation,
  type KeyUpdate,
  type KeyUpdateResult,
} from "../../core/ledger/settings.ts";
import { nanoUsd, type NanoUsd } from "../../core/money/amounts.ts";
import type { StoreArgument } from "../shared/calling-store.ts";
import { keyDetails, SELECT_KEY_DETAILS } from "../shared/records.ts";
import { amount, onlyRow, total } from "../shared/rows.ts";
import { constant, sql, type Sql } from "../shared/sql.ts";
import { LOCK_ACCOUNT } from "./lock-account.ts";
import { setBudget } from "./budgets.ts";
import type { Steps } from "./steps.ts";

/** Creates a key; null if the account does not exist. */
export function* createKey(key: NewKey): Steps<KeyDetails | null> {
  const { id, hash, accountId, budget = null, madeBy = null, atMs } = key;
  const { label, models, spendingLimit, expiresAtMs, unlistedFields } = {
    ...noKeySettings,
    ...key,
  };
  const made = yield sql`INSERT INTO api_keys (id, hash, account_id, label, models,
      spending_limit, spent, held, created_at_ms, expires_at_ms, unlisted_fields, made_by)
    SELECT ${id}, ${hash}, id, ${label}, ${modelsJson(models)}, CAST(${spendingLimit} AS bigint), 0, 0,
      CAST(${atMs} AS bigint), CAST(${expiresAtMs} AS bigint), ${unlistedFields}, ${madeBy}
    FROM accounts WHERE id = ${accountId} RETURNING id`;
  if (made.length === 0) return null;
  if (budget !== null) yield* setBudget("key", id, { terms: budget, atMs });
  return yield* showKey(id);
}

/** Returns a key; null if it does not exist. */
export function* showKey(id: string): Steps<KeyDetails | null> {
  const [row] = yield sql`${constant(SELECT_KEY_DETAILS)} WHERE k.id = ${id}`;
  return row === undefined ? null : keyDetails(row);
}

/** Revokes a key; null if it does not exist. The time of the first revocation stays. */
export function* revokeKey({ id, atMs }: StoreArgument<"revokeKey">): Steps<KeyDetails | null> {
  yield* lockAccountOf(id);
  yield sql`UPDATE api_keys SET revoked_at_ms = coalesce(revoked_at_ms, ${atMs}) WHERE id = ${id}`;
  return yield* showKey(id);
}

/** Changes a key for an operator, also while it has requests in flight. */
export function updateKey(update: KeyUpdate): Steps<KeyUpdateResult> {
  return changeKey(update.id, function* (key) {
    const refused = yield* writeSettings(key, update);
    if (refused === null && setsBounds(update)) {
      yield sql`UPDATE api_keys SET set_by_operator = 1 WHERE id = ${key.id}`;
    }
    return refused;
  });
}

/** Changes a key for a customer, who may change it. */
export function updateCustomersKey(update: KeyUpdate): Steps<KeyUpdateResult> {
  return changeKey(update.id, (key) => writeSettings(key, update));
}

/** Null: the settings are written. */
function* writeSettings(key: KeyDetails, update: KeyUpdate): Steps<KeyUpdateResult | null> {
  const { id, spendingLimit, budget, atMs } = update;
  const refused = spendingLimit === undefined ? null : yield* setLimit(key, spendingLimit);
  if (refused !== null) return refused;
  const { label = key.label, models = key.models, expiresAtMs = key.expiresAtMs } = update;
  const { unlistedFields = key.unlistedFields } = update;
  yield sql`UPDATE api_keys SET label = ${label}, models = ${modelsJson(models)},
    expires_at_ms = ${expiresAtMs}, unlisted_fields = ${unlistedFields} WHERE id = ${id}`;
  if (budget !== undefined) yield* setBudget("key", id, { terms: budget, atMs });
  return null;
}

/** Replaces the secret of a key; its id, settings and sums stay. */
export function rotateKey({ id, hash, overlapEndsAtMs }: KeyRotation): Steps<KeyUpdateResult> {
  return changeKey(id, function* () {
    yield sql`UPDATE api_keys SET previous_hash = hash,
      previous_expires_at_ms = ${overlapEndsAtMs}, hash = ${hash} WHERE id = ${id}`;
    return null;
  });
}

function* changeKey(
  id: string,
  change: (key: KeyDetails) => Steps<KeyUpdateResult | null>,
): Steps<KeyUpdateResult> {
  yield* lockAccountOf(id);
  const key = yield* showKey(id);
  const refusal = refuseKeyChange(key);
  if (key === null || refusal !== null) return refusal ?? { result: "no-key" };
  const refused = yield* change(key);
  if (refused !== null) return refused;
  const changed = yield* showKey(id);
  return changed === null ? { result: "no-key" } : { result: "updated", key: changed };
}

/** Locks the account of a key. Every change of a key does this first; see `LOCK_ACCOUNT`. */
function* lockAccountOf(id: string): Steps<void> {
  const account = sql`(SELECT account_id FROM api_keys WHERE id = ${id})`;
  yield { only: "postgres", sql: sql`${LOCK_ACCOUNT} WHERE id = ${account}` };
}

/**
 * Sets the limit of a key. A key without a limit is not counted, so its entries and holds are added
 * up first. Null: the limit is set.
 */
function* setLimit(
  { id, accountId, spendingLimit }: KeyDetails,
  limit: NanoUsd | null,
): Steps<KeyUpdateResult | null> {
  if (limit === null) {
    yield sql`UPDATE api_keys SET spending_limit = NULL, lowered_limit = NULL WHERE id = ${id}`;
    return null;
  }
  const counted = sql`SELECT spent, held FROM api_keys WHERE id = ${id}`;
  const added = addedSums(accountId, id);
  const row = onlyRow(yield spendingLimit === null ? added : counted);
  const spent = total(row, "spent");
  if (typeof spent !== "number") return { result: "beyond-limits", spent };
  yield* putLimit(id, limit, { spent: nanoUsd(spent), held: amount(row, "held") });
  return null;
}

/** Selects the sums of a key, added up from all entries and holds of its account. */
export function addedSums(accountId: string, id: string): Sql {
  return sql`SELECT
    (SELECT CAST(coalesce(sum(-amount), 0) AS text) FROM hourly_sums
      WHERE account_id = ${accountId} AND key_id = ${id}) AS spent,
    (SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds WHERE key_id = ${id}) AS held`;
}

/** Writes the limit of a key with the sums that count against it. */
export function* putLimit(
  id: string,
  limit: NanoUsd,
  { spent, held }: { readonly spent: NanoUsd; readonly held: NanoUsd },
): Steps<void> {
  const stored = storedLimit(limit, { spent, held });
  yield sql`UPDATE api_keys SET spending_limit = ${stored.spendingLimit},
    lowered_limit = ${stored.loweredLimit}, spent = ${spent}, held = ${held} WHERE id = ${id}`;
}

function modelsJson(models: readonly string[] | null): string | null {
  return models === null ? null : JSON.stringify(models);
}
