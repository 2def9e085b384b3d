import { setTimeout as delay } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { truth, type Row } from "../rows.ts";
import { withClient } from "./transaction.ts";

/** The columns of `entries` that reports are narrowed and ordered by. */
const indices = {
  entries_by_time: "(at_ms, seq)",
  entries_by_account: "(account_id, at_ms, seq)",
} as const;

/** Any number, the same in all gateways: only one of them makes indices at a time. */
const INDEX_LOCK = 7_142_336_042;
const LOCK_RETRY_MS = 500;

/**
 * Makes the indices of reports where they are missing, while other gateways go on writing: that is
 * why they are no step of the schema. On a large ledger the first start of a release takes as long
 * as the indices do; no release depends on them.
 */
export async function makeIndices(pool: Pool): Promise<void> {
  if ((await missingIndices(pool)).length === 0) return;
  await withClient(pool, async (client) => {
    await client.query("SET statement_timeout = 0");
    await takeLock(client);
    for (const name of await missingIndices(client)) {
      // One that was interrupted is there and not usable.
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await client.query(`CREATE INDEX CONCURRENTLY ${name} ON entries ${indices[name]}`);
    }
    await client.query("SELECT pg_advisory_unlock($1)", [INDEX_LOCK]);
    await client.query("RESET statement_timeout");
  });
}

/** Asks again and again: who waits inside a statement is waited for by the making of an index. */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<Row>("SELECT pg_try_advisory_lock($1) AS taken", [
      INDEX_LOCK,
    ]);
    if (rows.some((row) => truth(row, "taken"))) return;
    await delay(LOCK_RETRY_MS);
  }
}

async function missingIndices(
  client: Pool | PoolClient,
): Promise<readonly (keyof typeof indices)[]> {
  const names = Object.keys(indices) as (keyof typeof indices)[];
  const { rows } = await client.query<Row>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = 'entries'::regclass AND i.indisvalid`,
  );
  const usable = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !usable.has(name));
}
