import pg from "pg";

/** Runs a statement as a visitor of the database, past the store. */
export async function execute(
  databaseUrl: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

/** Lets the expiry of all processes pass, as it does for one that is dead or stopped. */
export async function expireReplicas(databaseUrl: string): Promise<void> {
  await execute(databaseUrl, "UPDATE replicas SET expires_at = clock_timestamp()");
}

const EMPTY = `
  SET session_replication_role = replica;
  DO $$
    DECLARE named record;
    BEGIN
      FOR named IN SELECT tablename AS name FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_version'
      LOOP EXECUTE format('DELETE FROM %I', named.name); END LOOP;
      FOR named IN SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'
      LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', named.name); END LOOP;
    END $$`;

/**
 * Takes all rows out of a ledger, and leaves its schema: a tenth of the time that a new database
 * takes. No store may be open on it.
 */
export async function emptyLedger(databaseUrl: string): Promise<void> {
  await execute(databaseUrl, EMPTY);
}

/** Gives the sessions of a database that begin from here on a setting of their own. */
export async function setForDatabase(databaseUrl: string, setting: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await execute(databaseUrl, `ALTER DATABASE ${name} SET ${setting}`);
}
