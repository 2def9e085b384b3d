import type { Pool, QueryConfig } from "pg";
import {
  decideReverse,
  type PostedChange,
  type ReversalCause,
} from "../../../core/ledger/decisions.ts";
import { reversedCharge, type OnReversed } from "../../../core/ledger/reversed-charge.ts";
import {
  BUDGET_COLUMNS,
  budgetState,
  CHARGED_COLUMNS,
  chargedRequest,
} from "../../shared/records.ts";
import { text, truth, type Row } from "../../shared/rows.ts";
import { postgres } from "../../shared/sql.ts";
import { textArray } from "../connections/arrays.ts";
import { addChange, noChanges, type CountedRows } from "./changes.ts";
import { UNRESOLVED } from "../../../core/ledger/unresolved-holds.ts";
import { Fenced } from "../connections/failures.ts";
import { pipeline, withClient } from "../connections/transaction.ts";
import { WriteStatements } from "./write-changes.ts";

/** Prevents the process from being declared dead during this transaction. */
const LOCK_REPLICA = "SELECT id FROM replicas WHERE id = $1 FOR KEY SHARE";

/**
 * The repeat of a killed request runs in its place: if its hold could not be ended yet, it ends
 * without a charge.
 */
const FREE_UNRESOLVED = `UPDATE holds SET started = false
  WHERE request_id = $1 AND owner = '${UNRESOLVED}'`;

/** Locks the account first, as in every batch. */
const LOCK_ACCOUNT = `SELECT id FROM accounts
  WHERE id = (SELECT account_id FROM entries WHERE reference = $1 AND kind = 'usage')
  FOR NO KEY UPDATE`;

const FIND_CHARGED = `
  SELECT u.reference, ${CHARGED_COLUMNS.in(postgres).text},
    k.spending_limit IS NOT NULL AS is_limited, ${BUDGET_COLUMNS},
    o.period AS account_budget_period, o.amount AS account_budget_amount,
    o.starts_at_ms AS account_budget_starts_at_ms, o.spent AS account_budget_spent,
    o.held AS account_budget_held, o.is_followed AS account_budget_is_followed,
    o.time_zone AS account_budget_time_zone, o.resets_on AS account_budget_resets_on,
    o.next_starts_at_ms AS account_budget_next_starts_at_ms
  FROM entries u LEFT JOIN api_keys k ON k.id = u.key_id
    LEFT JOIN budgets b ON b.scope = 'key' AND b.id = u.key_id
    LEFT JOIN budgets o ON o.scope = 'account' AND o.id = u.account_id
  WHERE u.reference = ANY ($1::text[]) AND u.kind = 'usage'`;

/** Finds the charges of requests; their accounts are locked. */
export function findCharges(requestIds: Iterable<string>): QueryConfig {
  return { name: "find-charged", text: FIND_CHARGED, values: [textArray([...requestIds])] };
}

/** A request whose charge may have to be reversed. */
export interface DueReversal {
  readonly requestId: string;
  readonly cause: ReversalCause;
  readonly atMs: number;
}

export interface Reversal extends DueReversal {
  /** Id of the process that reverses. */
  readonly owner: string;
  /** Called if a charge was reversed, after the commit. */
  readonly onReversed?: OnReversed;
}

/**
 * `done`: the charge is reversed, now or before. `not-due`: it stays. `not-member`: the process was
 * declared dead. `not-passed`: the first statement returned no row.
 */
export type ReversalResult = "done" | "not-due" | "not-member" | "not-passed";

/**
 * Reverses a request's charge if that is due. `first` runs in the same transaction; if it returns
 * no row, no change is made.
 */
export function reverseCharge(
  pool: Pool,
  reversal: Reversal,
  first?: QueryConfig,
): Promise<ReversalResult> {
  const { owner, requestId, cause } = reversal;
  const isRepeated = cause === "repeated";
  return withClient(pool, async (client) => {
    const [, me, , , found, passed] = await pipeline(client, [
      "BEGIN",
      { text: LOCK_REPLICA, values: [owner] },
      { text: FREE_UNRESOLVED, values: [isRepeated ? requestId : null] },
      { text: LOCK_ACCOUNT, values: [requestId] },
      findCharges([requestId]),
      ...(first === undefined ? [] : [first]),
    ]);
    const isMember = me?.rowCount === 1;
    if (!isMember || passed?.rowCount === 0) {
      await client.query("ROLLBACK");
      return isMember ? "not-passed" : "not-member";
    }
    const row = found?.rows[0];
    const charged = row === undefined ? undefined : chargedRequest(row, requestId);
    const change = decideReverse(charged, reversal);
    if (row === undefined || charged === undefined || change === null) {
      await client.query("COMMIT");
      return charged?.isReversed === true ? "done" : "not-due";
    }
    await pipeline(client, [writeOf(change, row, owner), "COMMIT"]);
    reversal.onReversed?.(reversedCharge(charged));
    return "done";
  });
}

/** Number of requests in one query. */
const FOUND_AT_ONCE = 512;

/**
 * Reverses the charges that are due and adds the reversed requests to `reversedRequests`. Rejects with
 * `Fenced` if the process was declared dead.
 */
export async function reverseDue(
  pool: Pool,
  { owner, reversedRequests }: { readonly owner: string; readonly reversedRequests: Set<string> },
  reversals: readonly DueReversal[],
): Promise<void> {
  for (let at = 0; at < reversals.length; at += FOUND_AT_ONCE) {
    const part = reversals.slice(at, at + FOUND_AT_ONCE);
    const { rows } = await pool.query<Row>(findCharges(part.map(({ requestId }) => requestId)));
    const found = new Map(rows.map((row) => [text(row, "reference"), row]));
    for (const reversal of part) {
      const row = found.get(reversal.requestId);
      const charged = row === undefined ? undefined : chargedRequest(row, reversal.requestId);
      if (decideReverse(charged, reversal) === null) continue;
      const result = await reverseCharge(pool, { owner, ...reversal });
      if (result === "not-member") throw new Fenced("this process was taken for dead");
      if (result === "done") reversedRequests.add(reversal.requestId);
    }
  }
}

/** Returns the statement that writes a reversal. */
function writeOf(change: PostedChange, row: Row, owner: string): QueryConfig {
  const changes = noChanges();
  addChange(changes, change, countedRows(row));
  return new WriteStatements().of(changes, { owner, batch: null, assumed: null });
}

/** Returns the sums in which a row of `findCharges` is counted. */
export function countedRows(row: Row): CountedRows {
  const ofAccount = Object.entries(row)
    .filter(([column]) => column.startsWith("account_budget_"))
    .map(([column, value]) => [column.replace("account_", ""), value] as const);
  return {
    isKeyLimited: truth(row, "is_limited"),
    accountBudget: budgetState(Object.fromEntries(ofAccount)),
    keyBudget: budgetState(row),
  };
}
