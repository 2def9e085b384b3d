import type { Pool, PoolClient } from "pg";
import { Batch } from "./batch.ts";
import { lockedRows, lockStatements } from "./locked-rows.ts";
import { openHold } from "../records.ts";
import { text, type Row } from "../rows.ts";
import { pipeline, withClient } from "./transaction.ts";
import { WriteStatements } from "./write-changes.ts";

/** A row that its owner, or another reaper, is working with is left for the next time. */
const FIND_DEAD = `SELECT id FROM replicas
  WHERE expires_at <= clock_timestamp() AND id <> $1 ORDER BY id LIMIT 1
  FOR UPDATE SKIP LOCKED`;

const TAKE = "SELECT id FROM replicas WHERE id = $1 FOR UPDATE";

export interface Reaping {
  /** The process that reaps; it is never taken for dead by itself. */
  readonly self: string;
  /** Unix milliseconds, for the entries. */
  readonly atMs: number;
}

/**
 * Resolves the holds of all processes whose expiry has passed, by rule 5, and deletes their rows
 * in the same transaction: from then on they cannot write. Gives how many holds there were.
 */
export async function reapDead(pool: Pool, { self, atMs }: Reaping): Promise<number> {
  for (let resolved = 0; ;) {
    const count = await withClient(pool, async (client) => {
      const [, dead] = await pipeline(client, ["BEGIN", { text: FIND_DEAD, values: [self] }]);
      const row = dead?.rows[0];
      if (row !== undefined) return resolveTaken(client, text(row, "id"), atMs);
      await client.query("COMMIT");
      return null;
    });
    if (count === null) return resolved;
    resolved += count;
  }
}

/** Resolves the holds of one process that writes no more, such as this one at its end. */
export async function resolveReplica(pool: Pool, { self, atMs }: Reaping): Promise<void> {
  await withClient(pool, async (client) => {
    await pipeline(client, ["BEGIN", { text: TAKE, values: [self] }]);
    await resolveTaken(client, self, atMs);
  });
}

/** The transaction holds the owner's row, so that none of the owner's own is under way. */
async function resolveTaken(client: PoolClient, owner: string, atMs: number): Promise<number> {
  const found = await client.query<Row>("SELECT * FROM holds WHERE owner = $1", [owner]);
  const holds = new Map(found.rows.map((row) => [text(row, "request_id"), openHold(row)]));
  if (holds.size > 0) {
    const accountIds = new Set([...holds.values()].map(({ accountId }) => accountId));
    const keyIds = new Set([...holds.values()].map(({ keyId }) => keyId));
    const needs = {
      accountIds,
      keyIds,
      requestIds: new Set<string>(),
      entryIds: new Set<string>(),
    };
    const [locked, seen] = await pipeline(client, lockStatements(needs, owner));
    const nothing = { claimed: new Map(), charged: new Map(), replyBytesMax: 0 };
    const batch = new Batch(lockedRows(locked?.rows ?? [], seen?.rows ?? []), {
      owner,
      holds,
      ...nothing,
    });
    for (const hold of holds.values()) batch.resolve(hold, atMs);
    await client.query(
      new WriteStatements().of(batch.finish(), { owner, batch: null, assumed: null }),
    );
  }
  await client.query("DELETE FROM replicas WHERE id = $1", [owner]);
  await client.query("COMMIT");
  return holds.size;
}
