import type { QueryConfig } from "pg";
import { textArray } from "./arrays.ts";
import { integer, nullable, text, type Row } from "../rows.ts";

/** An account's row, held by the transaction. */
export interface LockedAccount {
  readonly id: string;
  readonly name: string;
  readonly planId: string;
  readonly balance: number;
  readonly held: number;
  readonly spent: number;
  readonly toppedUp: number;
  readonly createdAtMs: number;
}

/** A key's row, held by the transaction where it has a spending limit. */
export interface LockedKey {
  readonly accountId: string;
  readonly spendingLimit: number | null;
  readonly held: number;
  readonly spent: number;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
}

/** What a batch must know before it decides. */
export interface LockedBooks {
  /** False: this process was taken for dead, and may not write. */
  readonly isMember: boolean;
  readonly accounts: ReadonlyMap<string, LockedAccount>;
  readonly keys: ReadonlyMap<string, LockedKey>;
  /** Of the request ids asked for, those that are settled. */
  readonly settled: ReadonlySet<string>;
  /** Of the request ids asked for, those that any process holds. */
  readonly held: ReadonlySet<string>;
  /** Of the operator's entries asked for, those that are posted: `kind id` → account. */
  readonly posted: ReadonlyMap<string, string>;
}

/** Ids of what to take or look up. */
export interface Needs {
  readonly accountIds: ReadonlySet<string>;
  readonly keyIds: ReadonlySet<string>;
  readonly requestIds: ReadonlySet<string>;
  readonly entryIds: ReadonlySet<string>;
}

/**
 * Takes the rows that a batch decides on, in one order in all processes (own replica, accounts
 * by id, limited keys by id), so that batches wait for each other but never in a circle.
 */
const LOCK = `
  WITH me AS MATERIALIZED (
    SELECT id FROM replicas WHERE id = $1 FOR KEY SHARE),
  account AS MATERIALIZED (
    SELECT * FROM accounts WHERE id = ANY ($2::text[]) AND EXISTS (SELECT FROM me)
    ORDER BY id FOR NO KEY UPDATE),
  limited AS MATERIALIZED (
    SELECT * FROM api_keys WHERE id = ANY ($3::text[]) AND spending_limit IS NOT NULL
      AND (SELECT count(*) FROM account) >= 0
    ORDER BY id FOR NO KEY UPDATE)
  SELECT 'replica' AS what, id, NULL AS name, NULL AS other_id, NULL::bigint AS balance,
    NULL::bigint AS held, NULL::bigint AS spent, NULL::bigint AS topped_up,
    NULL::bigint AS at_ms, NULL::bigint AS spending_limit, NULL::bigint AS expires_at_ms,
    NULL::bigint AS revoked_at_ms
  FROM me
  UNION ALL
  SELECT 'account', id, name, plan_id, balance, held, spent, topped_up, created_at_ms,
    NULL, NULL, NULL FROM account
  UNION ALL
  SELECT 'key', id, NULL, account_id, NULL, held, spent, NULL, NULL, spending_limit,
    expires_at_ms, revoked_at_ms FROM limited
  UNION ALL
  SELECT 'key', id, NULL, account_id, NULL, held, spent, NULL, NULL, NULL,
    expires_at_ms, revoked_at_ms
  FROM api_keys WHERE id = ANY ($3::text[]) AND spending_limit IS NULL
  UNION ALL
  SELECT 'settled', reference, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM entries WHERE reference = ANY ($4::text[]) AND kind = 'usage'
  UNION ALL
  SELECT 'held', request_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM holds WHERE request_id = ANY ($4::text[])
  UNION ALL
  SELECT kind, reference, NULL, account_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM entries WHERE reference = ANY ($5::text[]) AND kind IN ('top-up', 'refund')`;

/** The statement that takes and reads all that is needed, for the process `owner`. */
export function lockStatement(needs: Needs, owner: string): QueryConfig {
  return {
    name: "lock-books",
    text: LOCK,
    values: [
      owner,
      textArray([...needs.accountIds]),
      textArray([...needs.keyIds]),
      textArray([...needs.requestIds]),
      textArray([...needs.entryIds]),
    ],
  };
}

/** Reads what the statement gave. */
export function lockedBooks(rows: readonly Row[]): LockedBooks {
  let isMember = false;
  const accounts = new Map<string, LockedAccount>();
  const keys = new Map<string, LockedKey>();
  const settled = new Set<string>();
  const held = new Set<string>();
  const posted = new Map<string, string>();
  for (const row of rows) {
    const id = text(row, "id");
    const what = text(row, "what");
    if (what === "replica") isMember = true;
    else if (what === "account") accounts.set(id, lockedAccount(row));
    else if (what === "key") keys.set(id, lockedKey(row));
    else if (what === "settled") settled.add(id);
    else if (what === "held") held.add(id);
    else posted.set(`${what} ${id}`, text(row, "other_id"));
  }
  return { isMember, accounts, keys, settled, held, posted };
}

function lockedAccount(row: Row): LockedAccount {
  return {
    id: text(row, "id"),
    name: text(row, "name"),
    planId: text(row, "other_id"),
    balance: integer(row, "balance"),
    held: integer(row, "held"),
    spent: integer(row, "spent"),
    toppedUp: integer(row, "topped_up"),
    createdAtMs: integer(row, "at_ms"),
  };
}

function lockedKey(row: Row): LockedKey {
  return {
    accountId: text(row, "other_id"),
    spendingLimit: nullable(row, "spending_limit", integer),
    held: integer(row, "held"),
    spent: integer(row, "spent"),
    expiresAtMs: nullable(row, "expires_at_ms", integer),
    revokedAtMs: nullable(row, "revoked_at_ms", integer),
  };
}
