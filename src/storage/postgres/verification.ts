import { invariantQueries } from "../verification.ts";

/** The invariants of the ledger, and those that need the rows of the replicas. */
export const verificationQueries: readonly string[] = [
  ...invariantQueries("u.details::json"),

  // I6 as far as one moment shows it: a row of replicas ends together with its holds
  `SELECT 'the hold of request ' || request_id || ' has no process' AS problem
    FROM holds h WHERE NOT EXISTS (SELECT FROM replicas r WHERE r.id = h.owner)`,

  // what foreign keys would say
  `SELECT 'request ' || reference || ' names an account or key that is not there' AS problem FROM (
      SELECT reference, account_id, key_id FROM entries
      UNION ALL SELECT request_id, account_id, key_id FROM holds) AS named
    WHERE NOT EXISTS (SELECT FROM accounts a WHERE a.id = account_id)
      OR (key_id IS NOT NULL AND NOT EXISTS (SELECT FROM api_keys k WHERE k.id = key_id))`,
];
