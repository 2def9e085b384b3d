import type { Pool } from "pg";
import type { CallOutcome } from "../shared/calling-store.ts";
import {
  joinedAccount,
  keyRecord,
  keySums,
  previousKeyRecord,
  SELECT_ACCOUNT,
  SELECT_KEY,
  SELECT_KEY_SUMS,
} from "../shared/records.ts";
import { text } from "../shared/rows.ts";
import { textArray } from "./connections/arrays.ts";
import { queryOnce } from "./connections/transaction.ts";

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
  text: `${SELECT_KEY_SUMS} WHERE k.id = ANY ($1::text[])`,
};

/** A look-up that every request makes. */
export type LookUp = readonly ["findKey" | "showAccount" | "showKeySums", string];

/**
 * Runs the look-ups of one turn in one query per kind. Results are not cached, so a revoked key is
 * refused at once.
 */
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
    return queryOnce(pool, { ...query, values: [textArray([...ids])] });
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
