/** $1 the oldest time to keep. */
export const PURGE_EXPIRED_STATES = `
  DELETE FROM call_states WHERE name IN (
    SELECT name FROM call_states WHERE at_ms <= $1
    ORDER BY at_ms LIMIT 10000 FOR UPDATE SKIP LOCKED)`;

/**
 * $1 the bound of a key's states in bytes; the oldest states beyond it are deleted. $2 the key;
 * null: all keys.
 */
export const EVICT_OLDEST_STATES = `
  DELETE FROM call_states WHERE name IN (
    SELECT name FROM call_states WHERE name IN (
      SELECT name FROM (
        SELECT name, sum(bytes) OVER (PARTITION BY key_id ORDER BY at_ms DESC, name) AS kept
        FROM call_states WHERE $2::text IS NULL OR key_id = $2) AS by_age
      WHERE kept > $1)
    FOR UPDATE SKIP LOCKED)`;
