import type { Pool, PoolClient } from "pg";
import {
  decideAccountUpdate,
  refuseKeyChange,
  storedLimit,
  type AccountUpdate,
  type AccountUpdateResult,
  type KeyDetails,
  type KeyRotation,
  type KeyUpdate,
  type KeyUpdateResult,
} from "../../ledger/settings.ts";
import type { NanoUsd } from "../../money/amounts.ts";
import { TOTAL_QUERY } from "../counted-sums.ts";
import { integer, onlyRow, type Row } from "../rows.ts";
import { showAccount, showKey } from "./accounts.ts";
import { setBudget } from "./set-budget.ts";
import { withClient } from "./transaction.ts";

/**
 * Every batch locks the accounts of its holds, so that no hold is placed and none ends while this
 * transaction changes what they are decided on; the revision tells the batches that wait for it.
 */
const LOCK_ACCOUNT = "UPDATE accounts SET revision = revision + 1 WHERE id = $1";
const LOCK_ACCOUNT_OF_KEY = `UPDATE accounts SET revision = revision + 1
  WHERE id = (SELECT account_id FROM api_keys WHERE id = $1)`;

/** Changes an account, also while its requests run. */
export function updateAccount(pool: Pool, update: AccountUpdate): Promise<AccountUpdateResult> {
  const { id, budget, atMs } = update;
  return inTransaction<AccountUpdateResult>(pool, async (client) => {
    await client.query(LOCK_ACCOUNT, [id]);
    const decided = decideAccountUpdate(update, await showAccount(client, id));
    if (decided.result !== "write") return decided;
    const { name, planId, suspendedAtMs, closedAtMs } = decided.settings;
    await client.query(
      `UPDATE accounts SET name = $2, plan_id = $3, suspended_at_ms = $4, closed_at_ms = $5
       WHERE id = $1`,
      [id, name, planId, suspendedAtMs, closedAtMs],
    );
    if (budget !== undefined) {
      await setBudget(client, { scope: "account", id, terms: budget, atMs });
    }
    const account = await showAccount(client, id);
    return account === null ? { result: "no-account" } : { result: "updated", account };
  });
}

/** Changes a key, also while its requests run. */
export function updateKey(pool: Pool, update: KeyUpdate): Promise<KeyUpdateResult> {
  const { id, budget, atMs } = update;
  return changeKey(pool, id, async (client, key) => {
    const { label = key.label, models = key.models, expiresAtMs = key.expiresAtMs } = update;
    await client.query(
      "UPDATE api_keys SET label = $2, models = $3, expires_at_ms = $4 WHERE id = $1",
      [id, label, models === null ? null : JSON.stringify(models), expiresAtMs],
    );
    if (update.spendingLimit !== undefined) await setLimit(client, key, update.spendingLimit);
    if (budget !== undefined) await setBudget(client, { scope: "key", id, terms: budget, atMs });
  });
}

/** Gives a key another secret; its id, settings and sums stay. */
export function rotateKey(pool: Pool, rotation: KeyRotation): Promise<KeyUpdateResult> {
  const { id, hash, overlapEndsAtMs } = rotation;
  return changeKey(pool, id, async (client) => {
    await client.query(
      `UPDATE api_keys SET previous_hash = hash, previous_expires_at_ms = $2, hash = $3
       WHERE id = $1`,
      [id, overlapEndsAtMs, hash],
    );
  });
}

function changeKey(
  pool: Pool,
  id: string,
  change: (client: PoolClient, key: KeyDetails) => Promise<void>,
): Promise<KeyUpdateResult> {
  return inTransaction<KeyUpdateResult>(pool, async (client) => {
    await client.query(LOCK_ACCOUNT_OF_KEY, [id]);
    const key = await showKey(client, id);
    const refusal = refuseKeyChange(key);
    if (key === null || refusal !== null) return refusal ?? { result: "no-key" };
    await change(client, key);
    const changed = await showKey(client, id);
    return changed === null ? { result: "no-key" } : { result: "updated", key: changed };
  });
}

/** A key that had no limit until now was not counted: its entries and holds are. */
async function setLimit(client: PoolClient, key: KeyDetails, limit: NanoUsd | null): Promise<void> {
  const count =
    key.spendingLimit === null ? TOTAL_QUERY : "SELECT spent, held FROM api_keys WHERE id = $1";
  const row = onlyRow((await client.query<Row>(count, [key.id])).rows);
  const sums = { spent: integer(row, "spent"), held: integer(row, "held") };
  const { spendingLimit, loweredLimit } = storedLimit(limit, sums);
  await client.query(
    `UPDATE api_keys SET spending_limit = $2, lowered_limit = $3, spent = $4, held = $5
     WHERE id = $1`,
    [key.id, spendingLimit, loweredLimit, sums.spent, sums.held],
  );
}

/** A transaction that is refused leaves nothing, not even the revision. */
function inTransaction<Result extends { readonly result: string }>(
  pool: Pool,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withClient(pool, async (client) => {
    await client.query("BEGIN");
    const result = await act(client);
    await client.query(result.result === "updated" ? "COMMIT" : "ROLLBACK");
    return result;
  });
}
