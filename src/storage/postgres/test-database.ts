import pg from "pg";
import { closeConnections, openConnections } from "./connections/connections.ts";
import { reapDead } from "./reaper.ts";

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

/** Takes all processes for dead, as one that lives does with those whose expiry has passed. */
export async function reapAll(databaseUrl: string, atMs: number): Promise<void> {
  await expireReplicas(databaseUrl);
  const connections = openConnections({ databaseUrl, isPooled: false }, () => undefined);
  try {
    await reapDead(connections.hot, { self: "a test", atMs, leaseMs: 0 });
  } finally {
    await closeConnections(connections);
  }
}

const EMPTY = `
  SET session_replication_role = replica;
  DO $$
    DECLARE named record;
    BEGIN
      FOR named IN SELECT tablename AS name FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'schema_version'
      LOOP EXECUTE format('DELETE FROM %I', named.name); END LOOP;
      PERFORM setval(format('%I', sequencename)::regclass, start_value, false)
        FROM pg_sequences WHERE schemaname = 'public';
    END $$`;

/**
 * Takes all rows out of a ledger, and leaves its schema: a tenth of the time that a new database
 * takes. No store may be open on it.
 */
export async function emptyLedger(databaseUrl: string): Promise<void> {
  await execute(databaseUrl, EMPTY);
}

/** What empties a ledger again and again, by one connection: a third of the work of `emptyLedger`. */
export interface Cleaner {
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Connects what empties a ledger before each test of a file that has hundreds. */
export async function openCleaner(databaseUrl: string): Promise<Cleaner> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    empty: async () => {
      await client.query(EMPTY);
    },
    close: () => client.end(),
  };
}

/** Gives the sessions of a database that begin from here on a setting of their own. */
export async function setForDatabase(databaseUrl: string, setting: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await execute(databaseUrl, `ALTER DATABASE ${name} SET ${setting}`);
}
