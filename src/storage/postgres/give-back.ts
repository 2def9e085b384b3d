import type { Pool } from "pg";

/**
 * $1 the owner, $2 the request, $3 the time. A charge comes back by an entry of its own, once, and
 * only where no reply is kept that a repeat of the request would get for it.
 */
const GIVE_BACK = `
  WITH me AS MATERIALIZED (
    SELECT id FROM replicas WHERE id = $1 FOR KEY SHARE),
  charged AS MATERIALIZED (
    SELECT account_id, key_id, model, -amount AS charge FROM entries
    WHERE reference = $2 AND kind = 'usage' AND amount < 0
      AND details::json ->> 'outcome' = 'finished'
      AND NOT EXISTS (SELECT FROM entries WHERE reference = $2 AND kind = 'reversal')
      AND NOT EXISTS (SELECT FROM replies WHERE request_id = $2 AND sealed IS NOT NULL)
      AND EXISTS (SELECT FROM me)),
  account AS (
    UPDATE accounts a SET balance = a.balance + c.charge, spent = a.spent - c.charge
    FROM charged c WHERE a.id = c.account_id),
  reversal AS (
    INSERT INTO entries (kind, reference, account_id, amount, at_ms, key_id, model)
    SELECT 'reversal', $2, account_id, charge, $3, key_id, model FROM charged)
  UPDATE api_keys a SET spent = a.spent - c.charge
  FROM charged c WHERE a.id = c.key_id AND a.spending_limit IS NOT NULL`;

interface UnheardCharge {
  readonly owner: string;
  readonly requestId: string;
  readonly atMs: number;
}

/** Takes back what a request was charged whose client was told that it failed (rule 5). */
export async function giveBack(pool: Pool, charge: UnheardCharge): Promise<void> {
  const { owner, requestId, atMs } = charge;
  await pool.query({ name: "give-back", text: GIVE_BACK, values: [owner, requestId, atMs] });
}
