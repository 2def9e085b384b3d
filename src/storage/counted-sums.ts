/*
 * What the entries and holds of an account or a key add up to, for limits and budgets that are set
 * while they are there. `startedAtMs` is how the store's SQL reads from a usage entry `u` when its
 * hold was placed. A request counts in the period of that moment, and so does its reversal.
 */

export type BudgetScope = "account" | "key";

const columns = { account: "account_id", key: "key_id" } as const;

/** How long after its hold's time an entry is looked for at most, with clocks that differ. */
export const CLOCKS_DIFFER_MS = 86_400_000;

/** `latest`: when the last of its requests was placed. Parameters: the id, the first entries' time. */
export function latestQuery(scope: BudgetScope, startedAtMs: string): string {
  const column = columns[scope];
  return `SELECT coalesce(max(started_at_ms), 0) AS latest FROM (
      SELECT started_at_ms FROM holds WHERE ${column} = $1
      UNION ALL
      SELECT ${startedAtMs} FROM entries u
        WHERE u.${column} = $1 AND u.kind = 'usage' AND u.at_ms >= $2) AS placed`;
}

/**
 * `spent` and `held` from a moment on. Parameters: the id, that moment, the first entries' time.
 */
export function periodQuery(scope: BudgetScope, startedAtMs: string): string {
  const column = columns[scope];
  return `SELECT
      (SELECT CAST(coalesce(sum(-u.amount - coalesce(r.amount, 0)), 0) AS bigint)
        FROM entries u LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
        WHERE u.${column} = $1 AND u.kind = 'usage' AND u.at_ms >= $3 AND ${startedAtMs} >= $2)
        AS spent,
      (SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds WHERE ${column} = $1 AND started_at_ms >= $2)
        AS held`;
}

/** `spent` and `held` of a key in total. Parameter: the id. */
export const TOTAL_QUERY = `SELECT
    (SELECT CAST(coalesce(sum(-amount), 0) AS bigint) FROM entries WHERE key_id = $1) AS spent,
    (SELECT CAST(coalesce(sum(amount), 0) AS bigint) FROM holds WHERE key_id = $1) AS held`;
