import { existsSync } from "node:fs";
import { join } from "node:path";
import { onlyRow, type Row } from "./shared/rows.ts";
import { LEDGER_FILE } from "./sqlite/worker-messages.ts";

export interface LedgerPlace {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded store; null: embedded. */
  readonly databaseUrl: string | null;
}

/**
 * Reports whether the configured ledger exists, without creating it. Rejects if the database cannot
 * be queried.
 */
export async function ledgerExists({ dataDir, databaseUrl }: LedgerPlace): Promise<boolean> {
  if (databaseUrl === null) return existsSync(join(dataDir, LEDGER_FILE));
  const { findConnectionMode, openQueryConnection } =
    await import("./postgres/connections/connections.ts");
  const pool = openQueryConnection(await findConnectionMode(databaseUrl));
  try {
    const { rows } = await pool.query<Row>(
      "SELECT to_regclass('schema_version') IS NOT NULL AS is_there",
    );
    return onlyRow(rows)["is_there"] === true;
  } finally {
    await pool.end();
  }
}
