import { NO_ACCOUNT, REPLY_LIFE_MS, REPLY_ROW_BYTES } from "../../../core/ledger/decisions.ts";

/**
 * $1 the owner; then arrays of account, key, body, request and time, and the number of claims that
 * the owner has abandoned. Rows are always written in the same order.
 */
export const CLAIM = `
  WITH me AS MATERIALIZED (
    SELECT id FROM replicas WHERE id = $1 AND claims = $7 FOR KEY SHARE),
  claimed AS (
    INSERT INTO replies (account_id, key_hash, body_hash, request_id, owner, at_ms, bytes)
    SELECT d.account_id, d.key_hash, d.body_hash, d.request_id, $1, d.at_ms, 0
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
      AS d (account_id, key_hash, body_hash, request_id, at_ms)
    WHERE EXISTS (SELECT FROM me)
    ORDER BY d.account_id, d.key_hash
    ON CONFLICT (account_id, key_hash) DO UPDATE SET body_hash = excluded.body_hash,
      request_id = excluded.request_id, owner = excluded.owner, at_ms = excluded.at_ms,
      bytes = 0, sealed = NULL, broken_request_id = NULL
    WHERE replies.at_ms <= excluded.at_ms - ${REPLY_LIFE_MS}
    RETURNING request_id)
  SELECT EXISTS (SELECT FROM me) AS is_member,
    coalesce((SELECT array_agg(request_id) FROM claimed), '{}') AS claimed`;

/** Parameters: arrays of account and key. */
export const FIND = `
  SELECT r.*, EXISTS (SELECT FROM replicas p WHERE p.id = r.owner) AS is_live
  FROM unnest($1::text[], $2::text[]) AS d (account_id, key_hash)
  JOIN replies r ON r.account_id = d.account_id AND r.key_hash = d.key_hash`;

/**
 * $1 the owner, $2 account, $3 key, $4 the dead or incomplete request, $5 the new one, $6 its time,
 * $7 the earlier attempt whose reply was incomplete.
 */
export const TAKE_OVER = `
  UPDATE replies SET request_id = $5, owner = $1, at_ms = $6, bytes = 0, broken_request_id = $7
  WHERE account_id = $2 AND key_hash = $3 AND request_id = $4 AND sealed IS NULL
  RETURNING 1`;

/** Columns of a row kept for a repeat of a request whose reply was incomplete. */
export const AS_BROKEN = `owner = '${NO_ACCOUNT}', bytes = ${REPLY_ROW_BYTES}, sealed = NULL`;

/** $1 the owner: waits for all of its running claims. */
export const AWAIT_CLAIMS = "SELECT id FROM replicas WHERE id = $1 FOR UPDATE";

/** $1 the owner: a claim that was sent before this and arrives later is not made. */
export const GIVE_CLAIMS_UP = "UPDATE replicas SET claims = claims + 1 WHERE id = $1";

/** $1 the requests. */
export const RELEASE = `
  WITH given_up AS (
    SELECT r.account_id, r.key_hash, r.broken_request_id FROM replies r
    WHERE r.request_id = ANY ($1::text[]) AND r.sealed IS NULL AND r.owner <> '${NO_ACCOUNT}'
    FOR UPDATE OF r),
  waiting AS (
    UPDATE replies r SET request_id = r.broken_request_id, broken_request_id = NULL, ${AS_BROKEN}
    FROM given_up g WHERE r.account_id = g.account_id AND r.key_hash = g.key_hash
      AND g.broken_request_id IS NOT NULL)
  DELETE FROM replies r USING given_up g
  WHERE r.account_id = g.account_id AND r.key_hash = g.key_hash AND g.broken_request_id IS NULL`;

/** $1 the oldest time to keep. Rows locked by a request are skipped until the next run. */
export const PURGE_EXPIRED = `
  DELETE FROM replies WHERE (account_id, key_hash) IN (
    SELECT account_id, key_hash FROM replies WHERE at_ms <= $1
    ORDER BY at_ms LIMIT 10000 FOR UPDATE SKIP LOCKED)`;

/**
 * $1 the bound of an account's stored replies in bytes; the oldest replies beyond it are deleted.
 * $2 the account; null: all accounts.
 */
export const EVICT_OLDEST = `
  DELETE FROM replies WHERE bytes > 0 AND (account_id, key_hash) IN (
    SELECT account_id, key_hash FROM replies WHERE (account_id, key_hash) IN (
      SELECT account_id, key_hash FROM (
        SELECT account_id, key_hash,
          sum(bytes) OVER (PARTITION BY account_id ORDER BY at_ms DESC, request_id) AS kept
        FROM replies WHERE bytes > 0 AND ($2::text IS NULL OR account_id = $2)) AS by_age
      WHERE kept > $1)
    FOR UPDATE SKIP LOCKED)`;
