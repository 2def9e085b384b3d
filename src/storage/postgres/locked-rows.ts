import type { QueryConfig } from "pg";
import type { KeyState } from "../../ledger/decisions.ts";
import type { AccountRecord } from "../../ledger/store.ts";
import { textArray } from "./arrays.ts";
import { accountRecord } from "../records.ts";
import { integer, nullable, text, type Row } from "../rows.ts";

/** What a batch must know before it decides. */
export interface LockedRows {
  /** False: this process was taken for dead, and may not write. */
  readonly isMember: boolean;
  readonly accounts: ReadonlyMap<string, AccountRecord>;
  readonly keys: ReadonlyMap<string, KeyState>;
  /** Of the request ids asked for, those that are settled. */
  readonly settled: ReadonlySet<string>;
  /** Of the request ids asked for, those that any process holds. */
  readonly held: ReadonlySet<string>;
  /** Of the operator's entries asked for, those that are posted: `kind id` → account. */
  readonly posted: ReadonlyMap<string, string>;
}

/** Ids of what to lock or look up. */
export interface Needs {
  readonly accountIds: ReadonlySet<string>;
  readonly keyIds: ReadonlySet<string>;
  readonly requestIds: ReadonlySet<string>;
  readonly entryIds: ReadonlySet<string>;
}

/**
 * Locks the rows that a batch decides on, in one order in all processes (own replica, accounts
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
  SELECT 'replica' AS what, id, NULL AS name, NULL AS plan_id, NULL AS account_id, NULL::bigint AS balance,
    NULL::bigint AS held, NULL::bigint AS spent, NULL::bigint AS topped_up,
    NULL::bigint AS created_at_ms, NULL::bigint AS spending_limit, NULL::bigint AS expires_at_ms,
    NULL::bigint AS revoked_at_ms
  FROM me
  UNION ALL
  SELECT 'account', id, name, plan_id, NULL, balance, held, spent, topped_up, created_at_ms,
    NULL, NULL, NULL FROM account
  UNION ALL
  SELECT 'key', id, NULL, NULL, account_id, NULL, held, spent, NULL, NULL, spending_limit,
    expires_at_ms, revoked_at_ms FROM limited
  UNION ALL
  SELECT 'key', id, NULL, NULL, account_id, NULL, held, spent, NULL, NULL, NULL,
    expires_at_ms, revoked_at_ms
  FROM api_keys WHERE id = ANY ($3::text[]) AND spending_limit IS NULL
  UNION ALL
  SELECT 'settled', reference, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM entries WHERE reference = ANY ($4::text[]) AND kind = 'usage'
  UNION ALL
  SELECT 'held', request_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM holds WHERE request_id = ANY ($4::text[])
  UNION ALL
  SELECT kind, reference, NULL, NULL, account_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM entries WHERE reference = ANY ($5::text[]) AND kind IN ('top-up', 'refund')`;

/** The statement that locks and reads all that is needed, for the process `owner`. */
export function lockStatement(needs: Needs, owner: string): QueryConfig {
  return {
    name: "lock-rows",
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

/** Reads the rows that the statement returned. */
export function lockedRows(rows: readonly Row[]): LockedRows {
  let isMember = false;
  const accounts = new Map<string, AccountRecord>();
  const keys = new Map<string, KeyState>();
  const settled = new Set<string>();
  const held = new Set<string>();
  const posted = new Map<string, string>();
  for (const row of rows) {
    const id = text(row, "id");
    const what = text(row, "what");
    if (what === "replica") isMember = true;
    else if (what === "account") accounts.set(id, accountRecord(row));
    else if (what === "key") keys.set(id, lockedKey(row));
    else if (what === "settled") settled.add(id);
    else if (what === "held") held.add(id);
    else posted.set(`${what} ${id}`, text(row, "account_id"));
  }
  return { isMember, accounts, keys, settled, held, posted };
}

function lockedKey(row: Row): KeyState {
  return {
    accountId: text(row, "account_id"),
    spendingLimit: nullable(row, "spending_limit", integer),
    held: integer(row, "held"),
    spent: integer(row, "spent"),
    expiresAtMs: nullable(row, "expires_at_ms", integer),
    revokedAtMs: nullable(row, "revoked_at_ms", integer),
  };
}
