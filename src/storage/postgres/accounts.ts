import type { Pool } from "pg";
import type { KeyDetails } from "../../ledger/settings.ts";
import type { AccountRecord, NewKey } from "../../ledger/accounts.ts";
import { entryDigest, genesisHash, linkHash, noSums } from "../../ledger/chain.ts";
import { entryRow, openingEntry } from "../../ledger/entry.ts";
import type { CallOutcome, StoreArgument } from "../calling-store.ts";
import {
  ACCOUNT_OF_KEY,
  BUDGET_COLUMNS,
  joinedAccount,
  keyDetails,
  keyRecord,
  keySums,
  previousKeyRecord,
} from "../records.ts";
import { onlyRow, text, type Row } from "../rows.ts";
import { textArray } from "./arrays.ts";
import { setBudget } from "./set-budget.ts";
import { withClient } from "./transaction.ts";

const CREATE_ACCOUNT = `
  WITH opening AS (
    INSERT INTO entries (kind, reference, account_id, amount, at_ms, hash)
    SELECT 'top-up', $6, $1, $4::bigint, $5::bigint, $7::bytea WHERE $4::bigint <> 0)
  INSERT INTO accounts (id, name, plan_id, balance, held, spent, topped_up, created_at_ms, head)
  VALUES ($1, $2, $3, $4::bigint, 0, 0, $4::bigint, $5::bigint, $7::bytea)`;

/** Makes no row where the account does not exist. */
const CREATE_KEY = `
  INSERT INTO api_keys (id, hash, account_id, label, models, spending_limit, spent, held,
    created_at_ms, expires_at_ms)
  SELECT $1, $2, id, $4, $5, $6::bigint, 0, 0, $7::bigint, $8::bigint
  FROM accounts WHERE id = $3`;

const SELECT_ACCOUNT = `SELECT a.*, ${BUDGET_COLUMNS} FROM accounts a
  LEFT JOIN budgets b ON b.scope = 'account' AND b.id = a.id`;

const SELECT_KEY = `SELECT k.*, ${ACCOUNT_OF_KEY} FROM api_keys k
  JOIN accounts a ON a.id = k.account_id`;

const SELECT_DETAILS = `SELECT k.*, ${ACCOUNT_OF_KEY}, ${BUDGET_COLUMNS} FROM api_keys k
  JOIN accounts a ON a.id = k.account_id
  LEFT JOIN budgets b ON b.scope = 'key' AND b.id = k.id`;

const FIND_KEYS = {
  name: "find-keys",
  text: `${SELECT_KEY} WHERE k.hash = ANY ($1::text[])
    UNION ALL ${SELECT_KEY} WHERE k.previous_hash = ANY ($1::text[])`,
};
const FIND_ACCOUNTS = {
  name: "find-accounts",
  text: `${SELECT_ACCOUNT} WHERE a.id = ANY ($1::text[])`,
};

const FIND_KEY_SUMS = {
  name: "find-key-sums",
  text: "SELECT id, spent, held FROM api_keys WHERE id = ANY ($1::text[])",
};

/** A look-up that every request makes. */
export type LookUp = readonly ["findKey" | "showAccount" | "showKeySums", string];

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
  const [keys, accounts, sums] = await Promise.all([
    find("findKey", FIND_KEYS),
    find("showAccount", FIND_ACCOUNTS),
    find("showKeySums", FIND_KEY_SUMS),
  ]);
  const keyByHash = new Map(keys?.rows.map((row) => [text(row, "hash"), keyRecord(row)]));
  for (const row of keys?.rows ?? []) {
    const hash = row["previous_hash"];
    if (typeof hash === "string") keyByHash.set(hash, previousKeyRecord(row));
  }
  const accountById = new Map(accounts?.rows.map((row) => [text(row, "id"), joinedAccount(row)]));
  const sumsById = new Map(sums?.rows.map((row) => [text(row, "id"), keySums(row)]));
  const found = { findKey: keyByHash, showAccount: accountById, showKeySums: sumsById };
  return calls.map(([operation, id]) => ({ value: found[operation].get(id) ?? null }));
}

/** Makes an account with its opening balance; rejects where the id is taken. */
export function createAccount(
  pool: Pool,
  account: StoreArgument<"createAccount">,
): Promise<AccountRecord> {
  const { id, name, planId, balance, budget = null, atMs } = account;
  const opening = entryRow(openingEntry(account));
  const genesis = genesisHash(id, noSums);
  const head = balance === 0 ? genesis : linkHash(genesis, entryDigest(opening));
  const values = [id, name, planId, balance, atMs, opening.id, head];
  return withClient(pool, async (client) => {
    await client.query("BEGIN");
    await client.query(CREATE_ACCOUNT, values);
    if (budget !== null) await setBudget(client, { scope: "account", id, terms: budget, atMs });
    const { rows } = await client.query<Row>(`${SELECT_ACCOUNT} WHERE a.id = $1`, [id]);
    await client.query("COMMIT");
    return joinedAccount(onlyRow(rows));
  });
}

export async function listAccounts(pool: Pool): Promise<readonly AccountRecord[]> {
  const sql = `${SELECT_ACCOUNT} ORDER BY a.created_at_ms, a.id`;
  const { rows } = await pool.query<Row>(sql);
  return rows.map(joinedAccount);
}

/** The account, within a transaction or not; null where it does not exist. */
export async function showAccount(
  at: Pick<Pool, "query">,
  id: string,
): Promise<AccountRecord | null> {
  const { rows } = await at.query<Row>(`${SELECT_ACCOUNT} WHERE a.id = $1`, [id]);
  const [row] = rows;
  return row === undefined ? null : joinedAccount(row);
}

/** Null where the account does not exist. */
export function createKey(pool: Pool, key: NewKey): Promise<KeyDetails | null> {
  const { id, budget = null, atMs } = key;
  const models = key.models === null ? null : JSON.stringify(key.models);
  return withClient(pool, async (client) => {
    await client.query("BEGIN");
    await client.query(CREATE_KEY, [
      id,
      key.hash,
      key.accountId,
      key.label,
      models,
      key.spendingLimit,
      atMs,
      key.expiresAtMs,
    ]);
    const made = await showKey(client, id);
    const hasBudget = made !== null && budget !== null;
    if (hasBudget) await setBudget(client, { scope: "key", id, terms: budget, atMs });
    const shown = hasBudget ? await showKey(client, id) : made;
    await client.query("COMMIT");
    return shown;
  });
}

/** The key, within a transaction or not; null where it does not exist. */
export async function showKey(at: Pick<Pool, "query">, id: string): Promise<KeyDetails | null> {
  const { rows } = await at.query<Row>(`${SELECT_DETAILS} WHERE k.id = $1`, [id]);
  const [row] = rows;
  return row === undefined ? null : keyDetails(row);
}

export async function listKeys(
  pool: Pool,
  accountId: string | null,
): Promise<readonly KeyDetails[]> {
  const { rows } = await pool.query<Row>(
    `${SELECT_DETAILS} WHERE $1::text IS NULL OR k.account_id = $1
     ORDER BY k.created_at_ms, k.id`,
    [accountId],
  );
  return rows.map(keyDetails);
}

/** Null where the key does not exist; the time of the first revocation stays. */
export async function revokeKey(
  pool: Pool,
  { id, atMs }: StoreArgument<"revokeKey">,
): Promise<KeyDetails | null> {
  await pool.query(
    "UPDATE api_keys SET revoked_at_ms = coalesce(revoked_at_ms, $2) WHERE id = $1",
    [id, atMs],
  );
  return showKey(pool, id);
}
