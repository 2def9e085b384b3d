import { existsSync } from "node:fs";
import { join } from "node:path";
import { onlyRow } from "./rows.ts";
import { LEDGER_FILE } from "./sqlite/worker-messages.ts";

const CONNECT_TIMEOUT_MS = 5_000;

export interface LedgerPlace {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded store; null: embedded. */
  readonly databaseUrl: string | null;
}

/**
 * Whether there is a ledger where the configuration says; makes nothing. Rejects when the database
 * cannot be asked.
 */
export async function ledgerExists({ dataDir, databaseUrl }: LedgerPlace): Promise<boolean> {
  if (databaseUrl === null) return existsSync(join(dataDir, LEDGER_FILE));
  const { default: pg } = await import("pg");
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query(
      "SELECT to_regclass('schema_version') IS NOT NULL AS is_there",
    );
    return onlyRow(rows)["is_there"] === true;
  } finally {
    await client.end();
  }
}
