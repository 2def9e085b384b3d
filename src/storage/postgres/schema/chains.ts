import type { Pool } from "pg";

/**
 * Functions that extend the chains inside the database (`src/core/ledger/chain.ts` has the rule; a
 * test compares the two). The head of an account is known only when its row is locked, so the
 * statement of a batch computes the hashes: `chain_link` over the entries of an account, each with
 * the SHA-256 of its canonical text, which the gateway computes.
 *
 * A release without chains writes no hash. For its rows triggers do the gateway's work: accounts
 * get the start of their chain, and entries their link. The triggers skip rows with a hash.
 */
export const chainFunctions = `
  CREATE FUNCTION chain_genesis(account_id text, balance bigint, spent bigint, topped_up bigint)
  RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT sha256(convert_to('{"v":1,"account_id":' || to_json(account_id)::text || ',"balance":'
      || balance || ',"spent":' || spent || ',"topped_up":' || topped_up || '}', 'UTF8'))
  $$;

  CREATE FUNCTION chain_step(previous bytea, head bytea, digest bytea)
  RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN RETURN sha256(coalesce(previous, head) || digest); END
  $$;
  CREATE AGGREGATE chain_link(bytea, bytea) (SFUNC = chain_step, STYPE = bytea);

  CREATE FUNCTION chain_account() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.head = chain_genesis(NEW.id, 0, 0, 0); RETURN NEW; END
  $$;
  CREATE TRIGGER chain_account BEFORE INSERT ON accounts FOR EACH ROW
    WHEN (NEW.head IS NULL) EXECUTE FUNCTION chain_account();

  CREATE FUNCTION chain_text(field text, value anyelement) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(',"' || field || '":' || to_json(value)::text, '')
  $$;
  CREATE FUNCTION chain_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE digest bytea := sha256(convert_to('{"v":1'
      || chain_text('account_id', NEW.account_id) || chain_text('kind', NEW.kind)
      || chain_text('id', NEW.reference) || chain_text('amount', NEW.amount)
      || chain_text('at_ms', NEW.at_ms) || chain_text('key_id', NEW.key_id)
      || chain_text('model', NEW.model) || chain_text('prompt_tokens', NEW.prompt_tokens)
      || chain_text('completion_tokens', NEW.completion_tokens) || chain_text('hold', NEW.hold)
      || chain_text('loss', NEW.loss) || chain_text('details', NEW.details) || '}', 'UTF8'));
    BEGIN
      UPDATE accounts SET head = sha256(head || digest)
      WHERE id = NEW.account_id AND head IS NOT NULL RETURNING head INTO NEW.hash;
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER chain_entry BEFORE INSERT ON entries FOR EACH ROW
    WHEN (NEW.hash IS NULL) EXECUTE FUNCTION chain_entry();
  `;

/** Number of accounts in one step; their requests wait for it. */
const ACCOUNTS_PER_STEP = 200;

/**
 * Starts chains with the sums of their accounts. The rows are locked, so no entry is being written.
 * Rows are locked in the order of all batches.
 */
const BEGIN_CHAINS = `
  WITH without AS MATERIALIZED (
    SELECT id, balance, spent, topped_up FROM accounts WHERE head IS NULL
    ORDER BY id LIMIT $1 FOR NO KEY UPDATE)
  UPDATE accounts a SET head = chain_genesis(w.id, w.balance, w.spent, w.topped_up)
  FROM without w WHERE a.id = w.id AND a.head IS NULL`;

/**
 * Starts the chains of accounts without one, a few at a time, while other gateways serve requests.
 * Until then the entries of these accounts are not linked.
 */
export async function beginChains(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(BEGIN_CHAINS, [ACCOUNTS_PER_STEP]);
    if (rowCount === 0) return;
  }
}
