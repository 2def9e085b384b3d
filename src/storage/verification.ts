/**
 * The invariants of the ledger (money.md, I1 to I3 and I7), one query each: every row that one
 * returns is a problem. They recompute from entries and holds, and trust no kept sum. `details` is how the
 * store's SQL reads a usage entry's details as JSON.
 */
export const invariantQueries = (details: string): readonly string[] => [
  // I1 at the end of the log, and what was spent and topped up
  `SELECT 'account ' || a.id || ' keeps balance ' || a.balance || ', spent ' || a.spent
      || ', topped up ' || a.topped_up || '; its entries give ' || coalesce(e.balance, 0) || ', '
      || coalesce(e.spent, 0) || ', ' || coalesce(e.topped_up, 0) AS problem
    FROM accounts a LEFT JOIN (
      SELECT account_id, sum(amount) AS balance,
        -sum(amount) FILTER (WHERE kind IN ('usage', 'reversal')) AS spent,
        sum(amount) FILTER (WHERE kind IN ('top-up', 'refund')) AS topped_up
      FROM entries GROUP BY account_id) e ON e.account_id = a.id
    WHERE a.balance <> coalesce(e.balance, 0) OR a.spent <> coalesce(e.spent, 0)
      OR a.topped_up <> coalesce(e.topped_up, 0)`,

  // I1 at every prefix of the log
  `SELECT 'account ' || account_id || ' was overspent at entry ' || min(seq) AS problem FROM (
      SELECT account_id, seq, sum(amount) OVER (PARTITION BY account_id ORDER BY seq) AS balance
      FROM entries) AS log
    WHERE balance < 0 GROUP BY account_id`,

  // I2
  `SELECT 'account ' || a.id || ' keeps ' || a.held || ' held of ' || a.balance
      || '; its holds give ' || coalesce(h.held, 0) AS problem
    FROM accounts a LEFT JOIN (
      SELECT account_id, sum(amount) AS held FROM holds GROUP BY account_id) h
      ON h.account_id = a.id
    WHERE a.held <> coalesce(h.held, 0) OR a.held < 0 OR a.held > a.balance`,

  // the sums of keys with a spending limit
  `SELECT 'key ' || k.id || ' keeps spent ' || k.spent || ' and held ' || k.held || ' of '
      || k.spending_limit || '; its entries and holds give ' || coalesce(e.spent, 0) || ' and '
      || coalesce(h.held, 0) AS problem
    FROM api_keys k
    LEFT JOIN (SELECT key_id, -sum(amount) AS spent FROM entries GROUP BY key_id) e
      ON e.key_id = k.id
    LEFT JOIN (SELECT key_id, sum(amount) AS held FROM holds GROUP BY key_id) h
      ON h.key_id = k.id
    WHERE k.spending_limit IS NOT NULL
      AND (k.spent <> coalesce(e.spent, 0) OR k.held <> coalesce(h.held, 0)
        OR k.spent + k.held > k.spending_limit)`,

  ...(["account", "key"] as const).map((scope) => budgetQuery(scope, details)),

  // I3 and I7
  `SELECT 'request ' || reference || ' has ' || count(*) || ' usage entries' AS problem
    FROM entries WHERE kind = 'usage' GROUP BY reference HAVING count(*) > 1`,
  `SELECT 'request ' || reference || ' costs ' || -amount || ' of a hold of ' || hold AS problem
    FROM entries WHERE kind = 'usage' AND (amount > 0 OR -amount > hold)`,
  `SELECT 'request ' || h.request_id || ' is held and settled' AS problem
    FROM holds h JOIN entries e ON e.reference = h.request_id AND e.kind = 'usage'`,

  // a reversal gives back exactly what its request cost: one that was killed or whose reply broke,
  // or whose client was sent a failure while the charge of its reply was on the way
  `SELECT 'the reversal of ' || r.reference || ' is not of its charge' AS problem
    FROM entries r LEFT JOIN entries u ON u.reference = r.reference AND u.kind = 'usage'
    WHERE r.kind = 'reversal' AND (u.seq IS NULL
      OR ${details} ->> 'outcome' NOT IN ('killed', 'broken', 'finished')
      OR u.amount <> -r.amount OR u.account_id <> r.account_id)`,
];

/** I14: the sums of budgets in their running period. */
function budgetQuery(scope: "account" | "key", details: string): string {
  const column = `${scope}_id`;
  return `SELECT 'the budget of ${scope} ' || b.id || ' keeps spent ' || b.spent || ' and held '
      || b.held || ' of ' || b.ceiling || '; its entries and holds give ' || coalesce(e.spent, 0)
      || ' and ' || coalesce(h.held, 0) AS problem
    FROM budgets b
    LEFT JOIN (
      SELECT b.id, sum(-u.amount - coalesce(r.amount, 0)) AS spent
      FROM budgets b JOIN entries u ON u.${column} = b.id
      LEFT JOIN entries r ON r.reference = u.reference AND r.kind = 'reversal'
      WHERE b.scope = '${scope}' AND u.kind = 'usage'
        AND CAST(${details} ->> 'startedAtMs' AS bigint) >= b.starts_at_ms
      GROUP BY b.id) e ON e.id = b.id
    LEFT JOIN (
      SELECT b.id, sum(h.amount) AS held
      FROM budgets b JOIN holds h ON h.${column} = b.id
      WHERE b.scope = '${scope}' AND h.started_at_ms >= b.starts_at_ms
      GROUP BY b.id) h ON h.id = b.id
    WHERE b.scope = '${scope}' AND (b.spent <> coalesce(e.spent, 0)
      OR b.held <> coalesce(h.held, 0) OR b.spent + b.held > b.ceiling)`;
}
