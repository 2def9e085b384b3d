import type { DatabaseSync } from "node:sqlite";

/**
 * Makes the indices of reports where they are missing. They are no step of the schema: no release
 * depends on them, and PostgreSQL makes them beside running gateways.
 */
export function makeIndices(database: DatabaseSync): void {
  database.exec(`
    CREATE INDEX IF NOT EXISTS entries_by_time ON entries (at_ms);
    CREATE INDEX IF NOT EXISTS entries_by_account ON entries (account_id, at_ms);`);
}
