import type { Pool, PoolClient } from "pg";
import { Batch } from "./batches/batch.ts";
import { lockedRows, lockStatements } from "./batches/locked-rows.ts";
import { openHold } from "../shared/records.ts";
import { text, truth, type Row } from "../shared/rows.ts";
import { neverBegun } from "../../core/ledger/unsettled-requests.ts";
import { pipeline, withClient } from "./connections/transaction.ts";
import { WriteStatements } from "./batches/write-changes.ts";

const EXPIRES_MS = "extract(epoch FROM r.expires_at) * 1000";

/**
 * Finds dead processes. A row locked by its owner or another reaper is left for the next round. If
 * the last renewal precedes the end of a lost time range, the process may have ended within that
 * range.
 */
const FIND_DEAD = `SELECT r.id, EXISTS (
    SELECT FROM rewinds w
    WHERE w.from_ms <= ${EXPIRES_MS} AND ${EXPIRES_MS} - $2::bigint < w.to_ms
  ) AS may_have_ended
  FROM replicas r
  WHERE r.expires_at <= clock_timestamp() AND r.id <> $1 ORDER BY r.id LIMIT 1
  FOR UPDATE OF r SKIP LOCKED`;

const TAKE = "SELECT id FROM replicas WHERE id = $1 FOR UPDATE";

export interface Resolving {
  readonly self: string;
  /** Time of the entries, Unix milliseconds. */
  readonly atMs: number;
}

export interface Reaping extends Resolving {
  /** The process that reaps; it never declares itself dead. */
  readonly self: string;
  /** How long each renewal is valid. */
  readonly leaseMs: number;
}

/**
 * Resolves the holds of all expired processes by rule 5, and deletes their rows in the same
 * transaction, so that they cannot write any more. Returns the number of holds. If the ledger may
 * have lost the settlements, the holds end without a charge (rule 19).
 */
export async function reapDead(pool: Pool, { self, atMs, leaseMs }: Reaping): Promise<number> {
  for (let resolved = 0; ;) {
    const count = await withClient(pool, async (client) => {
      const [, dead] = await pipeline(client, [
        "BEGIN",
        { text: FIND_DEAD, values: [self, leaseMs] },
      ]);
      const row = dead?.rows[0];
      if (row !== undefined) {
        const isFree = truth(row, "may_have_ended");
        return resolveTaken(client, { owner: text(row, "id"), atMs, isFree });
      }
      await client.query("COMMIT");
      return null;
    });
    if (count === null) return resolved;
    resolved += count;
  }
}

/** Resolves the holds of one process that no longer writes, such as this one at its end. */
export async function resolveReplica(pool: Pool, { self, atMs }: Resolving): Promise<void> {
  await withClient(pool, async (client) => {
    await pipeline(client, ["BEGIN", { text: TAKE, values: [self] }]);
    await resolveTaken(client, { owner: self, atMs, isFree: false });
  });
}

interface Taken {
  readonly owner: string;
  readonly atMs: number;
  /** Whether the holds end without a charge. */
  readonly isFree: boolean;
}

/**
 * Resolves the holds of a process. The transaction has locked the owner's row, so the owner has no
 * transaction in progress.
 */
async function resolveTaken(client: PoolClient, { owner, atMs, isFree }: Taken): Promise<number> {
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
    for (const hold of holds.values()) {
      if (isFree) batch.settle({ requestId: hold.requestId, ...neverBegun, atMs });
      else batch.resolve(hold, atMs);
    }
    await client.query(
      new WriteStatements().of(batch.finish(), { owner, batch: null, assumed: null }),
    );
  }
  await client.query("DELETE FROM replicas WHERE id = $1", [owner]);
  await client.query("COMMIT");
  return holds.size;
}
