import type { Pool, PoolClient } from "pg";
import { SchemaTooNew } from "../errors.ts";
import { migrations } from "./migrations.ts";
import { integer, onlyRow } from "../rows.ts";

/** Any number, the same in all gateways: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_142_336_041;

/**
 * Brings the database's schema up to date, in one transaction. Processes that start together
 * wait for the first. Rejects with `SchemaTooNew` where a newer gateway wrote the ledger.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL lock_timeout = 0");
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await applyMissing(client);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function applyMissing(client: PoolClient): Promise<void> {
  await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
  const { rows } = await client.query(
    "SELECT coalesce(max(version), 0) AS version, current_database() AS where FROM schema_version",
  );
  const row = onlyRow(rows);
  const found = integer(row, "version");
  const known = migrations.length;
  if (found > known) throw new SchemaTooNew({ where: String(row["where"]), found, known });
  if (found === known) return;
  for (const step of migrations.slice(found)) await client.query(step);
  await client.query("DELETE FROM schema_version");
  await client.query("INSERT INTO schema_version VALUES ($1)", [known]);
}
