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
