import { unresolvedHolds } from "./unresolved-holds.ts";
import {
  constant,
  durationMs,
  isFailed,
  periodEndMs,
  sql,
  startedAtMs,
  type Sql,
} from "../shared/sql.ts";

/**
 * Maximum clock difference in milliseconds: an entry may be dated this much before its hold.
 */
export const CLOCKS_DIFFER = constant("86400000");

/** Missing accounts that holds or keys name, with the row that names them. */
export const namedAccounts = sql`SELECT account_id AS id,
    'the hold of request ' || min(request_id) AS place FROM holds h
  WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = h.account_id) GROUP BY account_id
  UNION ALL SELECT account_id, 'key ' || min(id) FROM api_keys k
  WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = k.account_id) GROUP BY account_id`;
export const namedKeys = sql`SELECT key_id AS id,
    'the hold of request ' || min(request_id) AS place FROM holds h
  WHERE NOT EXISTS (SELECT 1 FROM api_keys k WHERE k.id = h.key_id) GROUP BY key_id`;

/** Milliseconds in a day. */
export const DAY = 86_400_000;
/** Hours in a day. */
const HOURS = 24;

/**
 * Selects hours of a day whose sums differ from their entries; `ofPart` selects the accounts. Days
 * with archived entries are skipped.
 */
export const wrongHourlySums = (dayNumber: number, ofPart: Sql): Sql => sql`
  SELECT 'the sums of account ' || account_id || ' in hour ' || hour || ' (key ' || key_id || ', model '
    || model || ', upstream ' || upstream || ') differ from its entries by ' || sum(requests)
    || ' requests and ' || sum(amount) || ' nano-dollars' AS problem
  FROM (
    SELECT account_id, hour, key_id, model, upstream, requests, prompt_tokens, completion_tokens,
      amount, upstream_cost, requests_without_cost, failed_requests, duration_ms FROM hourly_sums
    WHERE hour >= ${dayNumber * HOURS} AND hour < ${(dayNumber + 1) * HOURS}
    UNION ALL
    SELECT account_id, at_ms / 3600000, coalesce(key_id, ''), coalesce(model, ''),
      coalesce(upstream, ''), CASE kind WHEN 'usage' THEN -1 ELSE 0 END,
      -coalesce(prompt_tokens, 0), -coalesce(completion_tokens, 0), -amount,
      -coalesce(upstream_cost, 0),
      CASE WHEN kind = 'usage' AND upstream_cost IS NULL THEN -1 ELSE 0 END, -${isFailed},
      -${durationMs} FROM entries
    WHERE at_ms >= ${dayNumber * DAY} AND at_ms < ${(dayNumber + 1) * DAY}) AS both_sides
  WHERE ${ofPart} AND NOT EXISTS (SELECT 1 FROM log_places
    WHERE kind = 'archived' AND before_ms > ${dayNumber * DAY})
  GROUP BY account_id, hour, key_id, model, upstream
  HAVING sum(requests) <> 0 OR sum(prompt_tokens) <> 0 OR sum(completion_tokens) <> 0
    OR sum(amount) <> 0 OR sum(upstream_cost) <> 0 OR sum(requests_without_cost) <> 0
    OR sum(failed_requests) <> 0 OR sum(duration_ms) <> 0`;

/**
 * Invariants of the ledger (money.md) that a walk over the entries does not check, one query each;
 * every returned row is a problem. Each query reads at most the entries of a budget's period.
 * Entries are looked up in separate subqueries, so that no query plan joins all of them.
 */
export const invariantQueries: readonly Sql[] = [
  // I2
  sql`SELECT 'account ' || a.id || ' keeps ' || a.held || ' held of ' || a.balance
      || '; its holds give ' || coalesce(h.held, 0) AS problem
    FROM accounts a LEFT JOIN (
      SELECT account_id, sum(amount) AS held FROM holds GROUP BY account_id) h
      ON h.account_id = a.id
    WHERE a.held <> coalesce(h.held, 0) OR a.held < 0 OR a.held > a.balance`,

  budgetQuery("account"),
  budgetQuery("key"),

  sql`SELECT 'the hold of request ' || request_id || ' cannot be ended: ' || reason
      || '; see \`ledger repair ' || account_id || '\`' AS problem
    FROM ${unresolvedHolds} AS unresolved`,

  // The lifetime hourly sums add up to the balance.
  sql`SELECT 'the hourly sums of account ' || a.id || ' give ' || coalesce(s.amount, 0)
      || '; it keeps balance ' || a.balance AS problem
    FROM accounts a LEFT JOIN (
      SELECT account_id, sum(amount) AS amount FROM hourly_sums GROUP BY account_id) s
      ON s.account_id = a.id
    WHERE a.balance <> coalesce(s.amount, 0)`,

  // No other check reads rows whose owner is missing.
  sql`SELECT 'the repair of entry ' || seq || ' refers to an entry that does not exist' AS problem
    FROM repairs r WHERE (SELECT e.seq FROM entries e WHERE e.seq = r.seq LIMIT 1) IS NULL`,
  sql`SELECT 'the budget of ' || scope || ' ' || id || ' refers to an account or key that does not exist' AS problem
    FROM budgets b WHERE NOT EXISTS (
      SELECT 1 FROM accounts a WHERE b.scope = 'account' AND a.id = b.id
      UNION ALL SELECT 1 FROM api_keys k WHERE b.scope = 'key' AND k.id = b.id)`,

  sql`SELECT 'request ' || h.request_id || ' is held and settled' AS problem
    FROM holds h WHERE (SELECT e.seq FROM entries e
      WHERE e.reference = h.request_id AND e.kind = 'usage' LIMIT 1) IS NOT NULL`,
];

/** I6, as far as a single state can show it: a row of `replicas` ends together with its holds. */
export const ORPHANED_HOLDS = sql`SELECT 'the hold of request ' || request_id || ' has no process'
    AS problem
  FROM holds h WHERE NOT EXISTS (SELECT 1 FROM replicas r WHERE r.id = h.owner)`;

/** I3, which a unique index enforces as long as it exists. */
export const REPEATED_CHARGES = sql`SELECT 'request ' || reference || ' has ' || count(*)
      || ' usage entries' AS problem
  FROM entries WHERE kind = 'usage' GROUP BY reference HAVING count(*) > 1`;

/**
 * I14: the sums of budgets in their current period. A period that began before an archived entry is
 * over.
 */
function budgetQuery(scope: "account" | "key"): Sql {
  const column = constant(`${scope}_id`);
  // Entries are found by account and time.
  const account =
    scope === "account" ? sql`b.id` : sql`(SELECT account_id FROM api_keys k WHERE k.id = b.id)`;
  return sql`SELECT 'the budget of ${constant(scope)} ' || id || ' keeps spent ' || spent
      || ' and held ' || held || ' of ' || ceiling || '; its entries and holds give '
      || in_entries || ' and ' || in_holds AS problem
    FROM (SELECT b.id, b.spent, b.held, b.ceiling,
      coalesce((SELECT sum(-u.amount - coalesce((SELECT r.amount FROM entries r
            WHERE r.reference = u.reference AND r.kind = 'reversal' LIMIT 1), 0))
        FROM entries u
        WHERE u.${column} = b.id AND u.account_id = ${account} AND u.kind = 'usage'
          AND u.at_ms >= b.starts_at_ms - ${CLOCKS_DIFFER}
          AND CAST(${startedAtMs} AS bigint) >= b.starts_at_ms
          AND CAST(${startedAtMs} AS bigint) < ${periodEndMs}), 0) AS in_entries,
      coalesce((SELECT sum(h.amount) FROM holds h
        WHERE h.${column} = b.id AND h.started_at_ms >= b.starts_at_ms
          AND h.started_at_ms < ${periodEndMs}), 0) AS in_holds
      FROM budgets b WHERE b.scope = '${constant(scope)}' AND NOT EXISTS (SELECT 1 FROM log_places
        WHERE kind = 'archived' AND before_ms > b.starts_at_ms)) AS counted
    WHERE spent <> in_entries OR held <> in_holds OR spent + held > ceiling`;
}
