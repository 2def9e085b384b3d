import type { Pool } from "pg";
import type { AccountRecord, KeyRecord, NewKey } from "../../ledger/store.ts";
import type { CallOutcome, StoreArgument } from "../calling-store.ts";
import { accountRecord, keyRecord } from "../records.ts";
import { onlyRow, text, type Row } from "../rows.ts";
import { textArray } from "./arrays.ts";

const CREATE_ACCOUNT = `
  WITH opening AS (
    INSERT INTO entries (kind, reference, account_id, amount, at_ms)
    SELECT 'top-up', 'opening ' || $1, $1, $4::bigint, $5::bigint WHERE $4::bigint <> 0)
  INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms)
  VALUES ($1, $2, $3, $4::bigint, 0, 0, $4::bigint, $5::bigint) RETURNING *`;

/** Returns no row where the account does not exist. */
const CREATE_KEY = `
  WITH made AS (
    INSERT INTO api_keys (id, hash, account_id, label, models, spending_limit, spent, held,
      created_at_ms, expires_at_ms)
    SELECT $1, $2, id, $4, $5, $6::bigint, 0, 0, $7::bigint, $8::bigint
    FROM accounts WHERE id = $3
    RETURNING *)
  SELECT made.*, a.plan_id FROM made JOIN accounts a ON a.id = made.account_id`;

const SELECT_KEY = "SELECT k.*, a.plan_id FROM api_keys k JOIN accounts a ON a.id = k.account_id";

const FIND_KEYS = { name: "find-keys", text: `${SELECT_KEY} WHERE k.hash = ANY ($1::text[])` };
const FIND_ACCOUNTS = {
  name: "find-accounts",
  text: "SELECT * FROM accounts WHERE id = ANY ($1::text[])",
};

/** A look-up that every request makes. */
export type LookUp = readonly ["findKey" | "showAccount", string];

/** Look-ups of one turn in one query each; nothing is kept: a revoked key is seen at once. */
export async function lookUp(
  pool: Pool,
  calls: readonly LookUp[],
): Promise<readonly CallOutcome[]> {
  const find = async (
    operation: LookUp[0],
    query: { readonly name: string; readonly text: string },
  ) => {
    const ids = new Set(calls.flatMap(([name, id]) => (name === operation ? [id] : [])));
    if (ids.size === 0) return undefined;
    return pool.query<Row>({ ...query, values: [textArray([...ids])] });
  };
  const [keys, accounts] = await Promise.all([
    find("findKey", FIND_KEYS),
    find("showAccount", FIND_ACCOUNTS),
  ]);
  const keyByHash = new Map(keys?.rows.map((row) => [text(row, "hash"), keyRecord(row)]));
  const accountById = new Map(accounts?.rows.map((row) => [text(row, "id"), accountRecord(row)]));
  return calls.map(([operation, id]) => ({
    value: (operation === "findKey" ? keyByHash.get(id) : accountById.get(id)) ?? null,
  }));
}

/** Makes an account with its opening balance; rejects where the id is taken. */
export async function createAccount(
  pool: Pool,
  { id, name, planId, balance, atMs }: StoreArgument<"createAccount">,
): Promise<AccountRecord> {
  const { rows } = await pool.query<Row>(CREATE_ACCOUNT, [id, name, planId, balance, atMs]);
  return accountRecord(onlyRow(rows));
}

export async function listAccounts(pool: Pool): Promise<readonly AccountRecord[]> {
  const { rows } = await pool.query<Row>("SELECT * FROM accounts ORDER BY created_at_ms, id");
  return rows.map(accountRecord);
}

/** Null where the account does not exist. */
export async function createKey(pool: Pool, key: NewKey): Promise<KeyRecord | null> {
  const models = key.models === null ? null : JSON.stringify(key.models);
  const { rows } = await pool.query<Row>(CREATE_KEY, [
    key.id,
    key.hash,
    key.accountId,
    key.label,
    models,
    key.spendingLimit,
    key.atMs,
    key.expiresAtMs,
  ]);
  const [row] = rows;
  return row === undefined ? null : keyRecord(row);
}

export async function listKeys(
  pool: Pool,
  accountId: string | null,
): Promise<readonly KeyRecord[]> {
  const { rows } = await pool.query<Row>(
    `${SELECT_KEY} WHERE $1::text IS NULL OR k.account_id = $1 ORDER BY k.created_at_ms, k.id`,
    [accountId],
  );
  return rows.map(keyRecord);
}

/** False where the key does not exist; the time of the first revocation stays. */
export async function revokeKey(
  pool: Pool,
  { id, atMs }: StoreArgument<"revokeKey">,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    "UPDATE api_keys SET revoked_at_ms = coalesce(revoked_at_ms, $2) WHERE id = $1",
    [id, atMs],
  );
  return rowCount === 1;
}
