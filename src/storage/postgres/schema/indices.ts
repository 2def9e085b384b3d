import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { indexNames, indexRows, type IndexName } from "../../shared/indices.ts";
import { truth, type Row } from "../../shared/rows.ts";
import { postgres } from "../../shared/sql.ts";
import { withClient } from "../connections/transaction.ts";

/** Arbitrary number, the same in all gateways: only one of them creates indices at a time. */
const INDEX_LOCK = 7_142_336_042;
const LOCK_RETRY_MS = 500;

/**
 * Creates the missing indices of reports and lists while other gateways keep writing; they are
 * therefore not part of the schema steps. On a large ledger, creating the indices delays the first
 * start of a release; no release depends on them. `open` opens connections without a time limit.
 */
export async function makeIndices(pool: Pool, open: () => Pool): Promise<void> {
  if ((await missingIndices(pool)).length === 0) return;
  const unlimited = open();
  try {
    // A transaction holds the lock, because a pooler may give each statement another session. The
    // transaction is idle meanwhile, since creating an index waits for all transactions with a
    // snapshot.
    await withClient(unlimited, async (locking) => {
      await beginLocked(locking);
      for (const name of await missingIndices(pool)) {
        // An interrupted index exists but is not usable.
        await unlimited.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
        const rows = indexRows(name, postgres);
        await unlimited.query(`CREATE INDEX CONCURRENTLY ${name} ON ${rows}`);
      }
      await locking.query("COMMIT");
    });
  } finally {
    await unlimited.end();
  }
}

/**
 * Without a parameter: the result of a statement with parameters stays open in its transaction,
 * with a snapshot for which the creation of an index waits.
 */
const TAKE_LOCK = `SELECT pg_try_advisory_xact_lock(${INDEX_LOCK}) AS taken`;

/**
 * Begins a transaction that has the lock. It polls with a new transaction each time, because the
 * creation of an index waits for every transaction that is executing a statement.
 */
async function beginLocked(client: PoolClient): Promise<void> {
  for (;;) {
    await client.query("BEGIN");
    const { rows } = await client.query<Row>(TAKE_LOCK);
    if (rows.some((row) => truth(row, "taken"))) return;
    await client.query("ROLLBACK");
    await delay(LOCK_RETRY_MS);
  }
}

async function missingIndices(pool: Pool): Promise<readonly IndexName[]> {
  const { rows } = await pool.query<Row>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid IN ('entries'::regclass, 'accounts'::regclass, 'api_keys'::regclass,
       'audit'::regclass, 'hourly_sums'::regclass) AND i.indisvalid`,
  );
  const usable = new Set(rows.map(({ name }) => name));
  return indexNames.filter((name) => !usable.has(name));
}
