import type { QueryConfig } from "pg";
import type { BudgetState } from "../../../core/ledger/budget.ts";
import type { KeyState } from "../../../core/ledger/decisions.ts";
import type { AccountRecord } from "../../../core/ledger/accounts.ts";
import type { PostedEntry } from "../../../core/ledger/operator-entry.ts";
import { textArray } from "../connections/arrays.ts";
import { postedEntry } from "../../shared/entry-records.ts";
import { accountRecord, BUDGET_COLUMNS, budgetState, keyState } from "../../shared/records.ts";
import { integer, text, type Row } from "../../shared/rows.ts";

/** The state that a batch needs for its decisions. */
export interface LockedRows {
  /** False: this process was declared dead and must not write. */
  readonly isMember: boolean;
  readonly accounts: ReadonlyMap<string, AccountRecord>;
  /**
   * Revision of each account: the number of changes, other than of sums, that affect decisions on
   * its holds.
   */
  readonly revisions: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, KeyState>;
  /** The requested ids that are settled. */
  readonly settled: ReadonlySet<string>;
  /** The requested ids that any process holds. */
  readonly held: ReadonlySet<string>;
  /** The requested operator's entries that are posted, by `postedName`. */
  readonly posted: ReadonlyMap<string, PostedEntry>;
}

/** Ids of the rows to lock or look up. */
export interface Needs {
  readonly accountIds: ReadonlySet<string>;
  readonly keyIds: ReadonlySet<string>;
  readonly requestIds: ReadonlySet<string>;
  readonly entryIds: ReadonlySet<string>;
}

/**
 * Locks the replica, then the accounts in the order of their ids, so that batches do not deadlock.
 */
const LOCK = `
  WITH me AS MATERIALIZED (
    SELECT id FROM replicas WHERE id = $1 FOR KEY SHARE),
  account AS MATERIALIZED (
    SELECT * FROM accounts WHERE id = ANY ($2::text[]) AND EXISTS (SELECT FROM me)
    ORDER BY id FOR NO KEY UPDATE)
  SELECT me.id AS replica, account.* FROM me LEFT JOIN account ON true`;

/**
 * Reads the rows that belong to the locked accounts. It is a separate statement, since its snapshot
 * must not be older than the locks.
 */
const LOOK = `
  WITH limited AS MATERIALIZED (
    SELECT * FROM api_keys WHERE id = ANY ($2::text[]) AND spending_limit IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE)
  SELECT 'key' AS what, id, account_id, held, spent, spending_limit, lowered_limit, expires_at_ms,
    revoked_at_ms, NULL AS budget_period, NULL::bigint AS budget_amount,
    NULL::bigint AS budget_starts_at_ms, NULL::bigint AS budget_spent,
    NULL::bigint AS budget_held, NULL::integer AS budget_is_followed,
    NULL AS budget_time_zone, NULL::integer AS budget_resets_on,
    NULL::bigint AS budget_next_starts_at_ms, NULL::bigint AS amount, NULL::bigint AS at_ms, NULL AS posted_as, NULL AS note, NULL AS actor FROM limited
  UNION ALL
  SELECT 'key', id, account_id, held, spent, NULL, NULL, expires_at_ms, revoked_at_ms,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM api_keys WHERE id = ANY ($2::text[]) AND spending_limit IS NULL
  UNION ALL
  SELECT 'budget of ' || b.scope, b.id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, ${BUDGET_COLUMNS},
    NULL, NULL, NULL, NULL, NULL
  FROM budgets b WHERE b.scope = 'account' AND b.id = ANY ($1::text[])
    OR b.scope = 'key' AND b.id = ANY ($2::text[])
  UNION ALL
  SELECT 'settled', reference, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM entries WHERE reference = ANY ($3::text[]) AND kind = 'usage'
  UNION ALL
  SELECT 'held', request_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM holds WHERE request_id = ANY ($3::text[])
  UNION ALL
  SELECT kind, reference, account_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    NULL, NULL, NULL, NULL, NULL, amount, at_ms, posted_as, note, actor
  FROM entries WHERE reference = ANY ($4::text[]) AND kind IN ('top-up', 'refund')`;

/** Returns the statements that lock and read all needed rows for the process `owner`. */
export function lockStatements(needs: Needs, owner: string): readonly [QueryConfig, QueryConfig] {
  const accountIds = textArray([...needs.accountIds]);
  return [
    { name: "lock-accounts", text: LOCK, values: [owner, accountIds] },
    {
      name: "look-at-rows",
      text: LOOK,
      values: [
        accountIds,
        textArray([...needs.keyIds]),
        textArray([...needs.requestIds]),
        textArray([...needs.entryIds]),
      ],
    },
  ];
}

/** Parses the rows that the statements returned. */
export function lockedRows(locked: readonly Row[], seen: readonly Row[]): LockedRows {
  const keyRows: Row[] = [];
  const budgets = new Map<string, BudgetState | null>();
  const settled = new Set<string>();
  const held = new Set<string>();
  const posted = new Map<string, PostedEntry>();
  for (const row of seen) {
    const id = text(row, "id");
    const what = text(row, "what");
    if (what === "key") keyRows.push(row);
    else if (what === "settled") settled.add(id);
    else if (what === "held") held.add(id);
    else if (what.startsWith("budget")) budgets.set(`${what} ${id}`, budgetState(row));
    else {
      const entry = postedEntry({ ...row, kind: what, reference: id });
      posted.set(postedName(entry), entry);
    }
  }
  const accountRows = locked.filter((row) => row["id"] !== null);
  const accounts = accountRows.map((row): [string, AccountRecord] => {
    const id = text(row, "id");
    return [id, accountRecord(row, budgets.get(`budget of account ${id}`) ?? null)];
  });
  const keys = keyRows.map((row): [string, KeyState] => {
    const id = text(row, "id");
    return [id, keyState(row, budgets.get(`budget of key ${id}`) ?? null)];
  });
  return {
    isMember: locked.length > 0,
    accounts: new Map(accounts),
    revisions: new Map(accountRows.map((row) => [text(row, "id"), integer(row, "revision")])),
    keys: new Map(keys),
    settled,
    held,
    posted,
  };
}

/** Returns the key that identifies an operator's entry among the posted ones. */
export function postedName({ kind, id, accountId }: PostedName): string {
  return `${kind} ${accountId} ${id}`;
}

type PostedName = Pick<PostedEntry, "kind" | "id" | "accountId">;
