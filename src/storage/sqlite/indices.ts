import type { DatabaseSync } from "node:sqlite";

/**
 * Makes the indices of reports and lists where they are missing. They are no step of the schema: no release
 * depends on them, and PostgreSQL makes them beside running gateways.
 */
export function makeIndices(database: DatabaseSync): void {
  database.exec(`
    CREATE INDEX IF NOT EXISTS entries_by_time ON entries (at_ms);
    CREATE INDEX IF NOT EXISTS entries_by_account ON entries (account_id, at_ms);
    CREATE INDEX IF NOT EXISTS entries_beside_usage ON entries (account_id, seq) WHERE kind <> 'usage';
    CREATE INDEX IF NOT EXISTS accounts_by_time ON accounts (created_at_ms, id);
    CREATE INDEX IF NOT EXISTS keys_by_time ON api_keys (created_at_ms, id);
    CREATE INDEX IF NOT EXISTS keys_by_account ON api_keys (account_id, created_at_ms, id);
    CREATE INDEX IF NOT EXISTS hourly_sums_by_key ON hourly_sums (key_id, hour);
    CREATE INDEX IF NOT EXISTS hourly_sums_by_model ON hourly_sums (model, hour);
    CREATE INDEX IF NOT EXISTS hourly_sums_by_upstream ON hourly_sums (upstream, hour);`);
}
