import type { Pool, PoolClient } from "pg";
import { DatabaseTooOld, SchemaTooNew } from "../../shared/errors.ts";
import { stateAfter } from "../../shared/migration.ts";
import { integer, onlyRow, text } from "../../shared/rows.ts";
import { migrations } from "./migrations.ts";

/** Arbitrary number, the same in all gateways: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_142_336_041;

/**
 * Migrates the database's schema in one transaction. Processes that start together wait for the
 * first. Rejects with `SchemaTooNew` if a newer gateway has removed parts that this one uses, with
 * `DatabaseTooOld` if the server is too old.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseOldServer(client);
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

/** The oldest server on which the tests ran; older ones lack parts of the SQL that is used. */
const OLDEST_POSTGRES = 14;

async function refuseOldServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query(
    "SELECT current_setting('server_version_num')::int AS number, " +
      "current_setting('server_version') AS version",
  );
  const row = onlyRow(rows);
  if (integer(row, "number") >= OLDEST_POSTGRES * 10_000) return;
  throw new DatabaseTooOld({ found: text(row, "version"), oldest: OLDEST_POSTGRES });
}

/**
 * Runs the missing steps. In `schema_version`, `version` is the minimum number of steps that a
 * gateway must know.
 */
async function applyMissing(client: PoolClient): Promise<void> {
  await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
  await client.query("ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS applied integer");
  const { rows } = await client.query(
    "SELECT coalesce(max(version), 0) AS needed, " +
      "coalesce(max(applied), max(version), 0) AS applied, current_database() AS where " +
      "FROM schema_version",
  );
  const row = onlyRow(rows);
  const found = integer(row, "needed");
  const known = migrations.length;
  if (found > known) throw new SchemaTooNew({ where: text(row, "where"), found, known });
  const missing = migrations.slice(integer(row, "applied"));
  if (missing.length === 0) return;
  for (const { sql } of missing) await client.query(sql);
  const { needed, applied } = stateAfter(migrations);
  await client.query("DELETE FROM schema_version");
  await client.query("INSERT INTO schema_version VALUES ($1, $2)", [needed, applied]);
}
